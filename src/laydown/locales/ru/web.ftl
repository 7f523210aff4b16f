# Карты и рука.

card-wild-sign = дикая
card-face-down = карта рубашкой вверх
card-named-wild = { $card }, дикая
card-named-new = { $card }, новая
hand-label = Ваши карты
hand-keys = Стрелки ведут по картам, пробел выбирает, Shift со стрелками выбирает несколько. Клавиша достоинства переходит к нему, с Shift выбирает все карты этого достоинства. Ctrl со стрелками передвигает карту.
hand-moved = { $card }, теперь { $place } из { $count }
spread-with-wilds = { $cards }, { $count ->
    [one] из них { $count } дикая
    [few] из них { $count } дикие
   *[other] из них { $count } диких
}
spread-squared = { $cards }, сложены стопкой
spread-down = { $cards }, перевёрнуты рубашкой вверх
pile-empty = Сброс пуст
pile-top = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, сверху { $card }
cards-held = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}

# Начальная страница, правила, приглашение и ссылки.

web-name = Laydown
web-tagline = Милле и «Три-тринадцать» против ботов или с друзьями
web-language = Язык
web-settings = Настройки
web-done = Готово
web-theme = Оформление
web-theme-auto = как на устройстве
web-theme-dark = тёмное
web-theme-light = светлое
web-set-motion = Карты движутся
web-set-sound = Звуки
web-set-vibration = Вибрация, когда мой ход
web-set-big-index = Очень крупные знаки на картах
web-set-confirm-pile = Спрашивать, прежде чем взять сброс
web-set-confirm-out = Спрашивать, прежде чем выйти
web-set-letters = Управлять клавишами-буквами
web-games = Игры
web-more-games = Другие игры
web-tile-mille = На двоих: группы, дикие двойки, сброс
web-tile-three-thirteen = От 2 до 8: в каждой раздаче свои дикие
web-tile-more = «Пять корон», быстрая 3‑13, джокеры
web-play-now = Играть сейчас
web-play-friends = Играть с друзьями
web-you = Вы
web-friends-count = { $count ->
    [one] { $count } друг
    [few] { $count } друга
   *[other] { $count } друзей
}
web-player = Игрок
web-rules = Правила
web-rules-as-preset = обычные
web-rules-full = Читать правила целиком
web-rules-reset = Вернуть обычные
web-rules-title = { $preset }: правила
web-rules-contents = Содержание
web-rules-changed = Особенности этого стола
web-changed = Изменено
web-changed-list = Изменено: { $changes }
web-changed-count = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[other] { $count } изменений
}
web-group-cards = Карты и сдача
web-group-pile = Взятие карт и сброс
web-group-melds = Комбинации и дикие карты
web-group-out = Выход
web-group-score = Очки
web-group-match = Партия
web-yes = да
web-no = нет
web-option-number = число
web-option-range = от { $low } до { $high }
web-option-reset = Как обычно: { $value }
web-houses = Мои домашние правила
web-house-rename = Переименовать
web-house-name = Название
web-house-save-label = Сохранить эти правила как домашние под названием
web-house-save = Сохранить
web-house-saved = Правила «{ $name }» сохранены в этом браузере.
web-house-usual = { $preset } по-домашнему
web-remove = Убрать
web-seats = Игроки
web-seat = Место { $number }
web-seat-me = это вы
web-seat-friend = Друг
web-seat-friend-help = Получает ссылку и садится без регистрации.
web-seat-add = Добавить игрока
web-seats-fixed = { $count ->
    [one] На { $count } игрока.
   *[other] На { $count } игроков.
}
web-seats-range = Игроков: от { $least } до { $most }.
web-my-name = Ваше имя за столом
web-my-colour = Ваш цвет
web-colour-1 = сиреневый
web-colour-2 = малиновый
web-colour-3 = синий
web-colour-4 = зелёный
web-colour-5 = охра
web-colour-6 = ржавый
web-colour-7 = серый
web-colour-8 = фиолетовый
web-table = Стол
web-open-by-link = друзья приходят по ссылке
web-open-listed = открыт для всех здесь
web-open-listed-label = Открытый стол
web-open-listed-help = Другие на этом сервере видят его и могут сесть.
web-open-chat-label = Свободный чат
web-open-chat-help = Без него есть готовые фразы, каждому на его языке.
web-open-beat = Время на ход
web-open-beat-off = без ограничения
web-open-beat-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
web-open-clock = Часы
web-open-clock-off = Без часов
web-open-clock-off-help = Никто никого не торопит.
web-open-clock-live = { $count } с на ход
web-open-clock-live-help = Затем запас на всю партию, в минутах: { $minutes }.
web-open-clock-days = { $count ->
    [one] { $count } день на каждый ход
    [few] { $count } дня на каждый ход
    [many] { $count } дней на каждый ход
   *[other] { $count } дня на каждый ход
}
web-open-clock-days-help = Каждый приходит, когда удобно, а стол ждёт.
web-open-clock-lose = Чьё время вышло, тот проигрывает
web-open-clock-lose-help = Иначе играет бот, пока игрок не вернётся.
web-mine-running = Мои партии
web-mine-more = { $count ->
    [one] Ещё { $count } партия
    [few] Ещё { $count } партии
   *[other] Ещё { $count } партий
}
web-mine-finished = Сыгранные партии
web-mine-sure = Убрать эту партию из списка? Тогда её откроет только ссылка на ваше место.
web-mine-keep = Оставить
web-listed = Открытые столы
web-listed-host = { $count ->
    [one] { $host }, { $count } свободное место
    [few] { $host }, { $count } свободных места
   *[other] { $host }, { $count } свободных мест
}
web-join = Сесть
web-join-title = { $host } приглашает вас. Игра: { $preset }
web-join-at-table = За столом: { $names }
web-join-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[other] Свободно { $count } мест.
}
web-join-sit = Сесть за стол
web-join-watch = Смотреть
web-join-watch-help = Зрители не видят ничьих карт.
web-join-left = По этой ссылке вы играете дальше за того, кто сидел здесь раньше.
web-join-full = Все места заняты.
web-join-wrong = Эта ссылка не открывает места за этим столом. Попросите новую или сядьте на свободное место.
web-join-over = Эта партия окончена.
web-share = Поделиться
web-share-title = Место за столом: { $preset }
web-share-help = Отправьте каждому другу по ссылке. Кто её откроет, выберет имя и сядет за стол.
web-share-open = Любое свободное место
web-share-own = Продолжить на другом устройстве
web-share-own-help = По этой ссылке можно продолжить с другого устройства. Никому её не давайте.
web-links-alone = Выйти на всех других устройствах
web-links-alone-confirm = Здесь вы продолжите по новой ссылке. На других устройствах старая перестанет действовать.
web-links-own = Ваша ссылка
web-links-others = Ссылки остальных
web-links-new = Новая ссылка: { $name }
web-links-new-confirm = { $name } сразу теряет место, старая ссылка перестаёт действовать. Кто откроет новую, займёт место вместе с картами.
web-links-seat = Ссылка на место: { $name }
web-links-call-in = Отозвать все приглашения
web-links-call-in-confirm = Приглашения на свободные места и адрес стола перестанут действовать. Вы получите новые.
web-links-do = Подтвердить
web-turns-feed = Календарь или программа для лент подскажет, когда ваш ход и сколько у вас времени. О ваших картах там ничего нет.
web-turns-make = Создать адрес
web-turns-once = Эти адреса показаны только сейчас. Не передавайте их другим: у кого есть адрес, тот видит, когда ваш ход.
web-turns-app = Для календаря
web-turns-ics = Как веб-адрес (.ics)
web-turns-atom = Для лент (Atom)
web-turns-there = Для этого места адрес уже есть. Ещё раз он не показывается.
web-turns-again = Создать новый адрес и отключить старый
web-turns-end = Отключить адрес
web-turns-ended = Адрес больше не действует.
web-turns-mail = Или придёт письмо, когда ваш ход, а вас здесь нет.
web-turns-address = Ваш адрес электронной почты
web-turns-send = Получать письма
web-turns-kept = Сначала туда придёт ссылка для подтверждения. Адрес хранится до конца матча или пока вы хотите получать письма.
web-turns-waiting = Письмо отправляется на { $address }. Откройте ссылку в нём, чтобы подтвердить.
web-turns-comes = Письма приходят на { $address }.
web-turns-stop = Больше не присылать
web-mail-verify = Письма от Laydown
web-mail-verify-help = На этот адрес будут приходить письма, когда за столом ваш ход. Вы этого хотите?
web-mail-verify-do = Да, присылайте
web-mail-verified = Письмо придёт, когда ваш ход, а вас нет за столом.
web-mail-stop = Больше никаких писем
web-mail-stop-help = Писем от этого стола больше не будет, и сервер забудет ваш адрес для него.
web-mail-stop-do = Больше не присылать
web-mail-stopped = Писем от этого стола больше не будет.
web-mail-table = К столу
web-share-local = Этот адрес открывается только на этом компьютере. Чтобы пустить другие устройства, запустите make play LISTEN=0.0.0.0.
web-copy = Копировать
web-copied = Скопировано
web-try-again = Ещё раз
web-trouble-server = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.

# Стол.

web-table-actions = Что можно сделать
web-table-draw = Взять карту
web-table-pass = Пас
web-table-pile = Взять сброс
web-table-take = Со сброса
web-table-lay = Выложить
web-table-add = Добавить
web-table-discard = Сбросить
web-table-out = Выйти
web-table-undo = Отменить
web-table-undo-ask = Попросить отменить
web-table-undo-waiting = Ждём согласия: { $seats }.
web-table-undo-allow = Разрешить
web-table-undo-deny = Нет
web-table-cancel = Не сейчас
web-table-close = Закрыть
web-table-cut = Снять здесь
web-table-cut-place = Снять { $place }
web-table-prompt-cut = Выберите, где снять колоду.
web-table-prompt-draw = Ваш ход: берите из колоды или со сброса.
web-table-prompt-stock = Ваш ход: берите из колоды.
web-table-prompt-play = Выберите карты в руке.
web-table-prompt-discard = Выберите карту для сброса.
web-table-prompt-out = Вы можете выйти.
web-table-sure-out = Выйти сейчас?
web-table-sure-out-by = Выйти? Сброс: { $card }.
web-table-sure-pile = { $count ->
    [one] Взять сброс, { $count } карту?
    [few] Взять сброс, { $count } карты?
   *[other] Взять сброс, { $count } карт?
}
web-table-which-pair = Какие две выложить?
web-table-which-spread = Куда добавить?
web-table-which-out = Выйти, сбросив
web-table-to-spread = к группе, ранг: { $rank }
web-table-add-here = Добавить выбранные карты к группе, ранг: { $rank }

web-table-why-lay = Выберите три карты или больше, чтобы выложить их вместе.
web-table-why-lay-no = Сейчас эти карты вместе не выложить.
web-table-why-discard = Выберите одну карту для сброса.
web-table-why-discard-one = Выберите для сброса только одну карту.
web-table-why-out = Все карты, кроме одной, должны сложиться.
web-table-why-over = Раздача окончена.
web-table-why-watching = Вы зритель.
web-table-why-chosen = Вы выбрали. Ждём: { $seats }.
web-table-why-wait = Ждём: { $seats }.

web-table-your-turn = Ваш ход
web-table-waits-for = Ждём: { $seats }
web-table-watching = Вы наблюдаете за этим столом.
web-table-opening = Подходим к столу
web-table-reconnecting = Связь пропала. Пробуем снова
web-table-reload = Загрузить страницу заново
web-table-home = На главную
web-table-menu = Ещё
web-table-rules = Правила этого стола
web-table-talk = Сказать
web-table-chat = Сообщение
web-table-send = Отправить
web-table-mute = Скрыть сообщения других
web-table-log = Эта раздача
web-table-news = Новости
web-table-turns = Сообщать, когда мой ход
web-table-links = Ссылки
web-table-keys = Клавиши
web-table-deal-number = Раздача { $number }
web-table-seal = Печать тасовки
web-table-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
web-table-seconds = { $count ->
    [one] осталась { $count } секунда
    [few] осталось { $count } секунды
   *[other] осталось { $count } секунд
}
web-table-acts = Этот стол
web-table-acts-none = Сейчас за столом ничего менять не нужно.
web-table-withdraw = Отозвать просьбу
web-table-paused = В партии пауза.
web-table-paused-until = В партии пауза. Она закончится сама через { $time }.
web-table-stood-in = За вас играет бот.
web-table-resigned = Вы сдались. Вашими картами до конца играет бот.
web-table-gone = { $seat } без связи уже { $time }. Можно ждать или:
web-table-away-for = нет { $time }
web-table-bot-plays = играет бот
web-table-has-resigned = сдача, играет бот
web-table-reserve = запас { $time }
web-table-clock-low = { $count ->
    [one] Осталась всего { $count } секунда
    [few] Осталось всего { $count } секунды
    [many] Осталось всего { $count } секунд
   *[other] Осталось всего { $count } секунды
}

web-table-others = Другие игроки
web-table-middle = Колода и сброс
web-table-own-spreads = Ваши группы
web-table-shown-by = Показал игрок { $seat }
web-table-spreads-of = Группы игрока { $seat }
web-table-stock = колода { $count }
web-table-draw-from = Взять из колоды, осталось { $count }
web-table-pile-count = сброс { $count }
web-table-pile-of = сброс игрока { $seat }
web-table-own-pile = ваш сброс
web-table-laid = на столе { $points }
web-table-laid-short = на столе
web-table-in-hand = в руке
web-table-left-over = лишних
web-table-natural = можно натурально
web-table-thinking = думает
web-table-to-move = ходит
web-table-has-chosen = готов
web-table-away = не на связи
web-table-vacant = ждёт новой ссылки
web-table-ready = готов
web-table-dealer = сдаёт
web-table-wild-sign = дикая: { $rank }
web-table-beat = Такт { $beat }
web-table-last-beat = последний такт
web-table-last-turns = последние ходы
web-table-badge-two-left = осталось две карты
web-table-badge-one-left = осталась одна карта
web-table-badge-seven = { $cards }: до восьми одна
web-table-badge-eight = { $cards }: все
web-table-sort = Порядок в руке
web-table-sort-rank = ранги
web-table-sort-suit = масти
web-table-sort-sets = группы

web-table-sheet = Запись
web-table-sheet-deal = Раздача
web-table-sheet-natural = { $count ->
    [one] { $count } натуральная
    [few] { $count } натуральные
   *[other] { $count } натуральных
}
web-table-sheet-natural-sign = натуральная
web-table-sheet-outs = вышел
web-table-sheet-outs-sign = выход
web-table-sheet-circle = шапо
web-table-marks = Отметки:
web-table-settlement = Расчёт
web-table-sum = Сумма

web-table-deal-over = Раздача окончена
web-table-deal-ended = Конец раздачи { $number }
web-table-end-laid = на столе
web-table-end-eights = { $count ->
    [one] { $count } полная восьмёрка карт, дороже
    [few] { $count } полные восьмёрки карт, дороже
   *[other] { $count } полных восьмёрок карт, дороже
}
web-table-end-natural = натуральный выход
web-table-end-held = в руке
web-table-end-left = Осталось:
web-table-end-empty = Рука пуста.
web-table-end-total = итого { $total }
web-table-tag-out = выход
web-table-tag-natural = натуральный выход
web-table-tag-chapeau = шапо
web-table-next = Следующая раздача
web-table-match-over = Партия окончена
web-table-broken-off = Партия прервана
web-mine-broken-off = прервана
web-mine-paused = Пауза
web-mine-left = осталось { $time }
web-table-you-win = Вы выиграли партию
web-table-you-share = Вы делите победу
web-table-wins = { $count ->
    [one] Победитель: { $seats }
   *[other] Победу делят: { $seats }
}
web-table-ahead = { $points ->
    [one] отрыв { $points } очко
    [few] отрыв { $points } очка
   *[other] отрыв { $points } очков
}
web-table-record = Запись партии
web-table-rematch = Сыграть ещё
web-table-rematch-join = К следующей партии
web-table-waiting = { $count ->
    [0] Партия начинается
    [one] Ждём ещё { $count } игрока
   *[other] Ждём ещё { $count } игроков
}
web-table-free = свободное место

web-table-nothing = ничего
web-table-wild = Дикая карта: { $rank }.
web-table-is-out = { $seat } на выходе.
web-table-read-sentence = { $text }.
web-table-read-between = { "; " }
web-table-read-pile = Сброс { $count }, сверху { $card }.
web-table-read-pile-own = На вашем сбросе: { $card }.
web-table-read-pile-neighbour = На сбросе игрока { $seat }, откуда вы можете брать: { $card }.
web-table-read-pile-other = На сбросе игрока { $seat }: { $card }.
web-table-read-seat = { $count ->
    [one] { $seat }: { $count } карта.
    [few] { $seat }: { $count } карты.
   *[other] { $seat }: { $count } карт.
}
web-table-read-spreads = Выложено, очков { $points }: { $spreads }.
web-table-read-no-spreads = Ничего не выложено.
web-table-read-own-spreads = Вы выложили, очков { $points }: { $spreads }.
web-table-read-no-own-spreads = Вы ничего не выложили.
web-table-read-hand = В руке, очков { $points }: { $cards }.

web-table-key-draw = взять карту или пас
web-table-key-pile = взять сброс или верхнюю карту
web-table-key-lay = выложить или добавить выбранные
web-table-key-discard = сбросить выбранную
web-table-key-out = выйти
web-table-key-best = разложить по комбинациям
web-table-key-undo = отменить
web-table-key-next = следующая раздача или партия
web-table-key-hand = к своей руке
web-table-key-state = прочитать стол
web-table-key-repeat = повторить последнее
web-table-key-log = к журналу
web-table-key-sheet = к записи
web-table-key-cancel = отказаться
web-table-key-keys = показать клавиши

## Честны ли раздачи

web-fair-check = Проверить раздачи
web-fair-trouble = Запись не пришла. Попробуйте ещё раз.
web-fair-good = { $count ->
    [one] Раздача честная: все карты следуют из того, что было запечатано до неё.
    [few] Все { $count } раздачи честные: карты следуют из того, что было запечатано до первой.
   *[other] Все { $count } раздач честные: карты следуют из того, что было запечатано до первой.
}
web-fair-bad = Что-то не сходится. Сохраните запись и покажите её тому, кто держит этот стол.
web-fair-what = Что проверено
web-fair-wrong = Неверно:
web-fair-no-secret = Партия не окончена, её тайна ещё запечатана.
web-fair-seal = Печать стола принадлежит ключу, который теперь открыт.
web-fair-seal-kept = Печать, которую вы видели до первой раздачи, принадлежит ключу, который теперь открыт.
web-fair-mine = То, что вы добавили в тасовку, в ней есть.
web-fair-part = Игрок { $name } добавил то, что обещал до того, как что-либо открылось.
web-fair-left-out = Игрок { $name } ничего не добавил.
web-fair-dealer = Из этого следует и то, что первым сдаёт { $name }.
web-fair-deal = Раздача { $number }: порядок всех { $cards } карт следует из этого, и взятые карты ({ $drawn }) шли оттуда подряд.
web-fair-deal-split = Раздача { $number }: порядок всех { $cards } карт следует из этого, и взятые карты ({ $drawn }) пришли оттуда, каждому игроку из его части колоды.
web-fair-mixing = Карты тасуются, каждый добавляет своё.
web-fair-mixing-for = Карты тасуются, ждём долю: { $seats }.
web-split-label = Дубликат: каждый берёт из своей части колоды
web-split-help = Тогда один другой ход не меняет все следующие карты, и бот сможет потом сыграть вашими картами.
web-dup-title = Дубликат за двумя столами
web-dup-note = те же раздачи для двух пар
web-dup-help = Две пары играют одни и те же раздачи. Один из пары сидит за первым столом, другой на противоположном месте за вторым. Пока не закончат оба стола, о другом столе никто ничего не узнаёт.
web-dup-seat = Стол { $table }, место { $seat } (пара { $pair })
web-dup-table = Стол { $number }
web-dup-pair = Пара { $pair }: { $names }
web-dup-open = Открыть оба стола
web-dup-share = Отправьте каждому ссылку на его место.
web-dup-to-table = К моему столу
web-dup-both = Оба стола
web-dup-nobody = пока никого
web-dup-waits = Сравнение появится, когда закончат оба стола.
web-dup-first-table = Ждём тасовки за первым столом
web-dup-later = За другим столом эти раздачи ещё играют. Ключ, запись и сравнение появятся, когда там закончат.
web-dup-compare = Сравнить оба стола
web-dup-closed = Эти раздачи играют за двумя столами. Каждый приходит по своей ссылке, а смотреть можно, когда закончат оба.
web-bot-title = Как сыграл бы бот с моими картами?
web-bot-playing = Бот играет те же раздачи.
web-compare-deal = Раздача
web-compare-gain = Разница
web-compare-gain-pair = Пара { $pair }
web-compare-total = Всего
web-compare-not-played = не сыграна
web-compare-even = С этими картами оба сыграли одинаково.
web-compare-better = С этими картами лучше сыграл { $name }, на { $points }.
web-compare-pairs-even = Обе пары сыграли одинаково.
web-compare-pair-better = С теми же картами лучше сыграла пара { $pair }, на { $points }.
web-compare-same = Каждый брал из своей части колоды, поэтому карты были те же.
web-compare-differ = Все брали из одной колоды или её снимали, поэтому после первого другого хода карты разные.
web-compare-fewer = Чем меньше очков, тем лучше.
web-compare-missing = Раздачи, сыгранные только в одной партии, в разницу не входят.
web-compare-none = Ни одна раздача не доиграна в обеих партиях: сравнивать нечего.
web-compare-replay = Повтор: { $name }
web-compare-record = Запись: { $name }
web-dealt-link = Что сдавали на этом сервере
web-dealt-title = Что сдавали на этом сервере
web-dealt-help = Подсчитаны руки всех оконченных партий. И честная тасовка немного отклоняется от ожидаемого; насколько, измеряет хи-квадрат.
web-dealt-p-help = Значение p говорит, как часто честный сервер отклоняется так же или сильнее: 0,03 бывает у 3 честных серверов из 100. Проверок здесь несколько, поэтому присмотреться стоит лишь к значению меньше 0,001.
web-dealt-none = Здесь ещё не закончили ни одной партии.
web-dealt-counts = Партий: { $matches } · раздач: { $deals } · рук: { $hands }
web-dealt-ranks = Достоинства в руках
web-dealt-suits = Масти в руках
web-dealt-dealt = сдано
web-dealt-expected = ожидается
web-dealt-chi = Хи-квадрат { $statistic }, степеней свободы { $degrees }, p { $p }
web-dealt-usual = Ничего необычного: так же или сильнее отклоняются { $share } честных серверов из 100.
web-dealt-odd = Это необычно: так сильно отклоняется меньше одного честного сервера из 1000.
web-dealt-few = Пока слишком мало, чтобы что-то сказать: нужно раздач: { $count }.
web-dealt-wilds = Дикие карты
web-dealt-wilds-people = Людям сдано { $mean } диких карт на руку, ожидается { $expected } (рук: { $hands }).
web-dealt-wilds-bots = Ботам сдано { $mean } диких карт на руку, ожидается { $expected } (рук: { $hands }).
web-dealt-first = Право первого хода
web-dealt-first-share = Кто ходил первым, сыграл лучше всех в { $share } % из { $deals } раздач; в долгой игре это от { $low } % до { $high } %. Без преимущества было бы { $even } %.

# Replays, and the page where records are sent in.

web-replay = Просмотр партии
web-replay-title = Просмотр: { $preset }
web-replay-watch = Посмотреть партию
web-replay-begin = Начать
web-replay-eyes = Чьими глазами
web-replay-all = Все руки
web-replay-spectator = Зритель
web-replay-hand = Рука: { $seat }
web-replay-where = Раздача { $deal }, шаг { $step }
web-replay-steps = По ходу партии
web-replay-on = Шаг вперёд
web-replay-back = Шаг назад
web-replay-start = К началу раздачи
web-replay-end = К концу раздачи
web-replay-deal-on = Следующая раздача
web-replay-deal-back = Предыдущая раздача
web-replay-deals = Раздачи
web-replay-deal = Раздача { $number }
web-replay-result = Показать, чем кончилось
web-replay-result-help = Тут названы победитель, очки и число раздач.
web-replay-share-here = Это место, этими глазами
web-replay-share-start = С начала
web-replay-share-help = Партию увидит каждый, у кого есть ссылка.
web-records = Открыть запись
web-records-help = Запись – это партия в виде текстового файла, сохранённого здесь или написанного от руки. Откройте её и смотрите партию шаг за шагом.
web-records-file = Выбрать файл
web-records-paste = Или вставьте текст записи
web-records-open = Открыть
web-records-large = Для записи это слишком много.
web-records-kept = Партию увидит каждый, у кого есть ссылка. Она хранится здесь, пока её хоть иногда смотрят.
