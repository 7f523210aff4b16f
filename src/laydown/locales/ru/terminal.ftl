# Игра в терминале: что лежит на столе, что можно ввести и что из этого вышло.

# Слова, которые можно ввести. Показываем первое, понимаем и остальные.
terminal-command-draw = тянуть колода
terminal-command-draw-help = взять верхнюю карту колоды
terminal-command-pile = взять сброс
terminal-command-pile-help = взять весь сброс
terminal-command-take = взять сброс
terminal-command-take-help = взять верхнюю карту сброса
terminal-command-pass = пас
terminal-command-pass-help = не брать сброс, когда колода пуста; на этом раздача кончается
terminal-command-lay = выложить
terminal-command-lay-help = выложить перед собой карты одного достоинства
terminal-command-add = добавить
terminal-command-add-help = добавить карты к выложенным
terminal-command-discard = сбросить
terminal-command-discard-help = сбросить одну карту и закончить ход
terminal-command-out = выйти
terminal-command-out-help = выйти, если можно
terminal-command-cut = снять
terminal-command-cut-help = снять карты
terminal-command-help = помощь справка
terminal-command-help-help = сказать, что можно сделать сейчас
terminal-command-hint = совет подсказка
terminal-command-hint-help = сказать, что сделал бы жадный игрок
terminal-command-moves = ходы
terminal-command-moves-help = перечислить по номерам всё, что можно сделать
terminal-command-why = почему
terminal-command-why-help = сказать, по какому правилу был отказ
terminal-command-undo = отменить
terminal-command-undo-help = взять назад своё последнее действие, если из-за него никто не увидел карты
terminal-command-again = повторить ещё
terminal-command-again-help = сказать последнее сообщение ещё раз
terminal-command-show = стол
terminal-command-show-help = показать весь стол
terminal-command-hand = рука
terminal-command-hand-help = показать ваши карты
terminal-command-sort = порядок сортировать
terminal-command-sort-help = разложить карты по достоинству, по мастям или по комбинациям
terminal-command-score = счёт
terminal-command-score-help = показать запись счёта
terminal-command-log = журнал
terminal-command-log-help = рассказать эту раздачу с начала
terminal-command-rules = правила
terminal-command-rules-help = рассказать правила этого стола
terminal-command-say = сказать
terminal-command-say-help = сказать что-нибудь другим
terminal-command-menu = меню
terminal-command-menu-help = пауза, добавка времени, замена ботом, прервать партию или сдаться
terminal-command-rematch = реванш
terminal-command-rematch-help = сыграть ещё одну партию с теми же людьми, когда эта окончена
terminal-command-quit = конец выход
terminal-command-quit-help = остановиться здесь; партия сохраняется

terminal-word-yes = да д
terminal-word-no = нет н
terminal-word-wild = дикая дикие
terminal-order-rank = достоинство ранг
terminal-order-suit = масть масти
terminal-order-combos = комбинации

terminal-you = Вы
terminal-default-name = Игрок

# Стол
terminal-title = { $game }, раздача { $number }
terminal-total = { $who ->
    [you] У вас пока
   *[other] { $seat }: пока
} { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
terminal-holds = { $seat }: на руках { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
terminal-laid = { $who ->
    [you] Вы выложили
   *[other] { $seat }: выложено
} { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
terminal-nothing-laid = { $who ->
    [you] Вы ещё ничего не выложили.
   *[other] { $seat }: ещё ничего не выложено.
}
terminal-spread = { $who ->
    [you] Перед вами: { $cards }.
   *[other] Перед игроком { $seat }: { $cards }.
}
terminal-still-natural = Натуральный выход ещё возможен.
terminal-not-natural = Натуральный выход уже невозможен: в вашей группе достоинства { $rank } лежит дикая карта.
terminal-squared = Семь карт достоинства { $rank } без дикой сложены стопкой: ещё одна — и комплект.
terminal-eight = Все восемь карт достоинства { $rank } лежат рубашкой вверх: комплект.
terminal-stock = В колоде { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
terminal-pile = В сбросе { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, сверху { $card }.
terminal-pile-empty = Сброс пуст.
terminal-pile-fanned = В сбросе { $cards-count } { $cards-count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, снизу вверх: { $cards }.
terminal-pile-of = { $who ->
    [you] Ваш сброс
   *[other] Сброс игрока { $seat }
}: { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, сверху { $card }.
terminal-pile-of-empty = { $who ->
    [you] Ваш сброс пуст.
   *[other] Сброс игрока { $seat } пуст.
}
terminal-take-from = Брать можно из сброса игрока { $other }.
terminal-wild = Дикая карта этой раздачи: { $rank }.
terminal-wild-jokers = Джокеры всегда дикие.
terminal-known = { $seat }: из сброса на руках { $cards }.
terminal-is-out-with = { $seat }: выход с картами { $cards }.
terminal-is-out = { $who ->
    [you] Вы вышли.
   *[other] { $seat }: выход.
}
terminal-last-turn = Это ваш последний ход в раздаче.
terminal-hand = У вас { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
terminal-hand-worth = У вас { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} на { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
terminal-hand-is = Ваши карты: { $cards }.
terminal-hand-group = { $cards }.
terminal-penalty = Наименьший штраф сейчас: { $points }.
terminal-penalty-after = Наименьший штраф после лучшего сброса: { $points }.

# Что можно сделать
terminal-ask-draw = Возьмите карту
terminal-ask-pile = Карта из колоды или сброс
terminal-ask-take = Карта из колоды или из сброса
terminal-ask-pass = Взять сброс или пас
terminal-ask-play = Выложите, добавьте или сбросьте
terminal-ask-discard = Сбросьте карту
terminal-ask-cut = Где снять, от 4 до 100, или Enter
terminal-choice = { $number }  { $what }
terminal-can-lay = Можно выложить { $cards-acc }: { $form }.
terminal-can-lay-wild = Можно выложить { $cards-acc } с дикой картой: { $form }.
terminal-with-a-wild = { $cards } с дикой картой
terminal-can-add = Можно добавить { $cards-acc }: { $form }.
terminal-can-go-out = Можно выйти, сбросив { $card-acc }: { $form }.

terminal-do-draw = взять карту из колоды
terminal-do-pile = взять сброс, выложив { $cards-acc }
terminal-do-pile-alone = взять сброс, сверху { $card }
terminal-do-pass = не брать сброс
terminal-do-take = взять { $card-acc } из сброса
terminal-do-take-any = взять из сброса
terminal-do-take-of = взять { $card-acc } из сброса игрока { $other }
terminal-do-lay = выложить { $cards-acc }
terminal-do-add = добавить { $card-acc }
terminal-do-add-to = добавить { $card-acc } дикой к группе достоинства { $rank }
terminal-do-discard = сбросить { $card-acc }
terminal-do-out = сбросить { $card-acc } и выйти
terminal-do-cut = снять на { $place }

terminal-hint = Жадный игрок решил бы { $move }. Введите: { $line }
terminal-help-source = «{ $draw }» берёт верхнюю карту колоды; Enter тоже, если больше делать нечего.
terminal-help-pile = «{ $pile }» берёт весь сброс, если у вас две натуральные карты того же достоинства, что верхняя.
terminal-help-take = «{ $draw }» берёт карту из колоды; «{ $take }» берёт верхнюю карту сброса.
terminal-help-lay = «{ $lay } 9» выкладывает ваши девятки; «{ $lay } q 2» — дам с дикой картой.
terminal-help-add = «{ $add } 8» добавляет восьмёрки к лежащим; «{ $add } 2 to q» — дикую карту к дамам.
terminal-help-discard = «{ $discard } k» сбрасывает короля и заканчивает ход.
terminal-help-out = «{ $out }» сбрасывает карту и выходит, если все остальные составлены в комбинации.
terminal-help-cards = Карту пишут как KS или 10h, одним достоинством или как #3 — третья карта на руках. На одной строке можно написать несколько действий через точку с запятой.
terminal-help-star = Звёздочка за картой отмечает дикую.
terminal-help-cut = Число от 4 до 100 говорит, где снять; Enter оставляет это жребию.
terminal-help-more = Другие слова: { $words }. «{ $help } все» объясняет их.
terminal-help-word = { $word }: { $what }.
terminal-more = Enter — дальше, любая буква — хватит

# Что не получилось
terminal-which = Что из этого?
terminal-which-command = Что здесь значит { $text }?
terminal-what-with-card = Что с ней сделать?
terminal-not-understood = Слово «{ $text }» мне незнакомо. «помощь» скажет, что можно сделать сейчас.
terminal-line-too-long = В строке не больше { $limit } знаков.
terminal-no-such-number = Карты под номером { $number } у вас нет; всего карт { $count }.
terminal-no-such-choice = Выбора { $number } здесь нет.
terminal-number-needs-sign = Для карты под номером { $number } напишите #{ $number }.
terminal-no-more-wilds = Столько диких карт у вас нет.
terminal-no-more-of-rank = Столько карт достоинства { $rank } у вас нет.
terminal-to-what = После «to» стоит достоинство вашей группы, например: добавить 2 to Q
terminal-lay-what = Скажите, что выложить, например: выложить 9
terminal-add-what = Скажите, что добавить, например: добавить 8
terminal-nothing-after = После «{ $text }» ничего не пишут; два действия разделяет точка с запятой.
terminal-discard-one = Скажите, какую одну карту сбросить, например: сбросить KS
terminal-one-rank-with-wilds = С дикими картами выкладывайте по одному достоинству за раз.
terminal-two-need-a-wild = { $cards } — только две карты; с дикой выйдет группа: выложить { $example }
terminal-three-to-lay = Группа начинается с трёх карт, { $cards } — этого мало.
terminal-cut-where = Скажите, где снять, от { $low } до { $high }.
terminal-mille-out = В Милле выходят, выложив, добавив или сбросив последнюю карту.
terminal-no-way-out = Что ни сбрось, остальные карты не все в комбинациях, поэтому выйти ещё нельзя.
terminal-rest-not-done = { $count ->
    [one] Последняя { $count } часть строки не выполнена.
    [few] Последние { $count } части строки не выполнены.
    [many] Последние { $count } частей строки не выполнены.
   *[other] Последние { $count } части строки не выполнены.
}
terminal-nothing-refused = Пока ни в чём не было отказано.
terminal-between-deals = Между раздачами играть нечего. Enter начинает следующую раздачу.
terminal-sort-how = Разложить можно так: { $orders }.

# Концы
terminal-next-deal = Enter — следующая раздача
terminal-pass-on = Enter прячет ваши карты, «отменить» берёт сброшенную назад
terminal-press-enter = Нажмите Enter
terminal-hand-over = Играет { $seat }. Остальным лучше не смотреть.
terminal-deal-over = Раздача { $number } окончена
terminal-ended-out = { $natural ->
    [yes] { $who ->
        [you] У вас натуральный выход.
       *[other] { $seat }: натуральный выход.
    }
   *[no] { $who ->
        [you] Вы вышли.
       *[other] { $seat }: выход.
    }
}
terminal-left-in-hand = На руках { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}:
terminal-account-laid = Выложено
terminal-account-eights = Комплекты
terminal-account-natural = Натуральный выход
terminal-account-hand = На руках
terminal-account-deal = За раздачу
terminal-account-marks = Отметки
terminal-account-total = Всего
terminal-account-of = { $who ->
    [you] Ваш счёт:
   *[other] Счёт игрока { $seat }:
}
terminal-ended-complete = { $who ->
    [you] У вас всё в комбинациях, счёт { $points }.
   *[other] { $seat }: всё в комбинациях, счёт { $points }.
}
terminal-ended-left = { $who ->
    [you] Ваш счёт { $points }.
   *[other] { $seat }: счёт { $points }.
}
terminal-combination-set = Группа: { $cards }.
terminal-combination-run = Последовательность: { $cards }.
terminal-combination-wilds = Дикие: { $cards }.
terminal-stands-for = { $card } заменяет { $place-acc }.
terminal-left = Осталось: { $cards }.
terminal-sheet-empty = Ещё ни одна раздача не подсчитана.
terminal-sheet-number = Раздача
terminal-sheet-deal = Раздача { $number }:
terminal-sheet-seat = { $who ->
    [you] Вы: { $points } за раздачу, { $total } всего.
   *[other] { $seat }: { $points } за раздачу, { $total } всего.
}
terminal-sheet-chapeau = { $who ->
    [you] Вам шапо.
   *[other] { $seat }: шапо.
}
terminal-sheet-stars-mille = * натуральная отметка
terminal-sheet-stars-three-thirteen = * выход
terminal-sheet-starred-mille = { $who ->
    [you] Вам натуральные отметки: { $count }.
   *[other] { $seat }, натуральные отметки: { $count }.
}
terminal-sheet-starred-three-thirteen = { $who ->
    [you] Вы вышли.
   *[other] { $seat }: выход.
}
terminal-sheet-circles = (всего) шапо
terminal-match-over = Партия окончена
terminal-winner = { $who ->
    [you] Вы выиграли.
   *[other] Выигрывает { $seat }.
}
terminal-winners = { $names } делят победу, у каждого { $points }.
terminal-settlement = { $who ->
    [you] Вы получаете:
   *[other] { $seat } получает:
}
terminal-line = { $what }: { $amount }
terminal-settlement-sum = всего
terminal-commitment-kept = Секрет жребия теперь в записи; по нему каждый может проверить раздачи.
terminal-record-kept = Запись партии:
terminal-record-use = Проверить её и посмотреть ещё раз:
terminal-kept = Партия сохранена. Продолжить: { $program } resume

# Начало
terminal-welcome = Добро пожаловать в Laydown
terminal-which-game = Какая игра?
terminal-game-line = { $number }  { $name }: { $help }
terminal-game-enter = Введите номер или название; просто Enter начинает игру { $name }.
terminal-no-such-game = Игры { $text } здесь нет.
terminal-begin = { $game }. «помощь» говорит, что можно ввести, «конец» останавливает; партия сохраняется после каждого действия.
terminal-which-match = Какая партия?
terminal-match-line = { $number }  { $game }, { $names }, раздача { $deal }, { $totals }, { $when }
terminal-match-enter = Введите номер; просто Enter продолжает первую.
terminal-nothing-to-resume = Неоконченных партий нет. Начать новую: { $program } play
terminal-unreadable-match = Эта партия не читается и остаётся, где была: { $path }
terminal-match-held = Эту партию сейчас играют в другом окне. Продолжайте там или сначала выйдите там.
terminal-not-kept = Не удалось сохранить партию: { $reason }. Сохранённое раньше осталось как было.
terminal-try-again = Нажмите Enter, чтобы попробовать ещё раз, или наберите конец
terminal-broken-no-result = Раздача окончена, а результата нет.
terminal-broken-no-hand = Здесь сидит игрок без карт.
terminal-no-person = Кто-то должен сидеть за этим терминалом: мест { $seats }, ботов { $bots }.

# За столом на сервере
terminal-join-not-your-turn = Сейчас не ваш ход. Можно ввести: { $words }.
terminal-join-no-address = { $text } не ведёт ни к какому столу. Ссылка выглядит так: { $example }
terminal-join-no-answer = Сервер { $address } не отвечает: { $reason }
terminal-join-no-server = По адресу { $address } нет сервера Laydown.
terminal-join-version = Версии программы и сервера различаются. Обновите ту, что старее.
terminal-join-words = { $text }
terminal-join-name = Ваше имя
terminal-join-seat = У вас есть место. Эта ссылка открывает его с любого устройства, не показывайте её никому:
terminal-join-begin = { $game }. «помощь» говорит, что можно ввести, «конец» выводит из-за стола; место остаётся за вами.
terminal-join-missing = { $count ->
    [one] Партия начнётся, когда займут ещё { $count } свободное место.
    [few] Партия начнётся, когда займут ещё { $count } свободных места.
    [many] Партия начнётся, когда займут ещё { $count } свободных мест.
   *[other] Партия начнётся, когда займут ещё { $count } свободного места.
}
terminal-join-sat-down = За стол садится { $name }.
terminal-join-here = { $name } снова за столом.
terminal-join-gone = { $name } временно не за столом.
terminal-join-awaited = Следующая раздача ждёт игроков: { $names }.
terminal-join-said = { $name } говорит: { $text }
terminal-say-how = Фразу можно сказать по номеру, например: { $say } 2
terminal-say-how-chat = Фразу можно сказать по номеру, например { $say } 2, или что угодно своими словами.
terminal-join-undo-waiting = Это возможно, если согласятся все. Ждём ответа: { $names }.
terminal-join-undo-lapsed = Игра пошла дальше, ничего не возвращено.
terminal-join-undo-asked = { $name } просит вернуть последнее действие и всё, что было после него.
terminal-join-undo-agree = Введите «да», если согласны, или «нет».
terminal-join-undo-answer = Да или нет
terminal-join-ask-waiting = Так и будет, если все согласны. Ждём ответа: { $names }.
terminal-menu-how = Чтобы выбрать, напишите { $menu } и номер.
terminal-menu-empty = Сейчас выбирать нечего; когда будет что, покажет { $menu }.
terminal-menu-confirm = Сделать это? Да или нет
terminal-join-rematch-open = Ещё одна партия с теми же людьми уже ждёт.
terminal-join-after = Enter — уйти из-за стола, «реванш» — сыграть ещё
terminal-join-after-how = Enter — уйти из-за стола, { $rematch } — ещё партия с теми же людьми, { $say } — сказать им что-нибудь.
terminal-join-lost = Связь потеряна. Пробуем снова; Ctrl-C прекращает попытки.
terminal-join-back = Связь восстановлена.
terminal-join-come-back = Место остаётся за вами. Вернуться можно так:
terminal-join-watch-again = Чтобы смотреть дальше:
terminal-join-record = Запись партии:
terminal-too-many-names = Имён { $names }, а мест для людей { $seats }.
