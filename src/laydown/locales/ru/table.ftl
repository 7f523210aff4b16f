# Стол: партии, предложения, отмена хода, записи.

table-event-match-started = Все тасовки этой партии следуют из тайного ключа с печатью { $commitment }.
table-event-match-started-seeded = Тасовки этой партии следуют из заранее известного зерна и ничего не доказывают. Печать: { $commitment }.
table-event-match-started-together = { $count ->
    [0] Тасовки этой партии следуют только из тайного ключа стола с печатью { $commitment }.
    [one] Тасовки этой партии следуют из тайного ключа стола с печатью { $commitment } и из того, что добавил { $count } игрок.
    [few] Тасовки этой партии следуют из тайного ключа стола с печатью { $commitment } и из того, что добавили { $count } игрока.
   *[other] Тасовки этой партии следуют из тайного ключа стола с печатью { $commitment } и из того, что добавили { $count } игроков.
}
table-event-left-out = { $who ->
    [you] Ваша доля в тасовке не пришла вовремя и не вошла в неё.
   *[other] Доля игрока { $seat } в тасовке не пришла вовремя и не вошла в неё.
}
table-event-first-dealer = { $who ->
    [you] Вы сдаёте первым.
   *[other] Первым сдаёт { $seat }.
}
table-event-low-draw = { $who ->
    [you] Вы вытянули самую младшую карту, { $card-acc }, и сдаёте первым.
   *[other] { $seat } вытягивает самую младшую карту, { $card-acc }, и сдаёт первым.
}
table-event-left-to-dice = { $who ->
    [you] Вы снимаете колоду наугад.
   *[other] { $seat } снимает колоду наугад.
}
table-event-taken-back-lay = { $who ->
    [you] Вы берёте выложенное обратно.
   *[other] { $seat } берёт выложенное обратно.
}
table-event-taken-back-add = { $who ->
    [you] Вы берёте добавленную карту обратно.
   *[other] { $seat } берёт добавленную карту обратно.
}
table-event-taken-back-discard = { $who ->
    [you] Вы берёте сброшенную карту обратно.
   *[other] { $seat } берёт сброшенную карту обратно.
}
table-event-taken-back-agreed = { $who ->
    [you] Все согласны: вы берёте назад последнее действие и всё, что было после него.
   *[other] Все согласны: { $seat } берёт назад последнее действие и всё, что было после него.
}
table-event-resigned = { $who ->
    [you] Вы сдаётесь.
   *[other] { $seat } сдаётся.
}
table-event-lost = { $who ->
    [you] Ваше время вышло, победить вы уже не можете.
   *[other] Время игрока { $seat } вышло, победить этот игрок уже не может.
}
table-event-bot-plays = { $who ->
    [you] За вас играет бот.
   *[other] За игрока { $seat } играет бот.
}
table-event-overtime = { $who ->
    [you] Ваше время вышло. За вас играет бот.
   *[other] Время игрока { $seat } вышло, за него играет бот.
}
table-event-came-back = { $who ->
    [you] Вы снова играете сами.
   *[other] { $seat } снова за столом.
}
table-event-paused = { $who ->
    [you] В партии пауза, как вы просили.
   *[other] В партии пауза по просьбе игрока { $seat }.
}
table-event-resumed = { $who ->
    [you] Вы заканчиваете паузу.
   *[other] { $seat } заканчивает паузу.
}
table-event-pause-over = Пауза окончена.
table-event-time-given = { $other-who ->
    [you] Вы добавляете время игроку { $seat }.
   *[other] { $who ->
        [you] { $other } добавляет вам время.
       *[other] { $other } добавляет время игроку { $seat }.
    }
}
table-event-broken-off = Партия прервана.
table-end-broken-off = Партия прервана и осталась без результата.
table-end-resigned = { $loser-who ->
    [you] Вы сдались,
   *[other] { $loser } сдаётся,
} { $winner-who ->
    [you] вы победили.
   *[other] побеждает { $winner }.
}
table-end-lost = { $loser-who ->
    [you] Ваше время вышло,
   *[other] Время игрока { $loser } вышло,
} { $winner-who ->
    [you] вы победили.
   *[other] побеждает { $winner }.
}
table-event-match-won = { $who ->
    [you] Вы выиграли партию.
   *[other] { $seat } выигрывает партию.
}
table-event-match-shared = { $count ->
    [one] Победу делит { $count } игрок.
    [few] Победу делят { $count } игрока.
    [many] Победу делят { $count } игроков.
   *[other] Победу делят { $count } игрока.
}
table-event-match-ended = Партия закончилась без победителя.
table-event-secret-shown = Оба стола закончили игру. Ключ тасовок теперь открыт.

table-refuse-offer-closed = Пока вы выбирали, игра ушла вперёд. Посмотрите и выберите снова.
table-refuse-seat = За столом на { $count } места { $number } нет.
table-refuse-shuffle = Игроки не тасуют, это делает сам стол.
table-refuse-match-over = Партия окончена.
table-refuse-deal-over = Раздача окончена, следующая ещё не началась.
table-refuse-deal-unfinished = Раздача ещё идёт.
table-refuse-dice = Здесь нечего отдать на волю случая.
table-refuse-resigned = Это место уже сдалось.
table-refuse-bot-plays = За это место уже играет бот.
table-refuse-no-bot = За это место бот не играет.
table-refuse-paused = В партии пауза. Закончить её может любой игрок.
table-refuse-no-pause = Паузы сейчас нет.
table-refuse-own-time = Время может добавить только другой игрок.
table-refuse-incidents = Пауз, замен ботом и добавлений времени в одной партии не больше { $count }.
table-refuse-name = В имени от 1 до { $count } видимых знаков без пробелов по краям, а { $text } не подходит.
table-refuse-config = Эти правила нельзя выразить ни одним набором с параметрами.
table-refuse-undo-nothing = В этой раздаче вам нечего взять назад.
table-refuse-undo-deal-over = Раздача окончена и подсчитана, взять назад ничего нельзя.
table-refuse-undo-acted = После вашего действия игра уже пошла дальше.
table-refuse-undo-seen = Взять назад можно только выложенное, добавленное или сброшенное.
table-refuse-undo-shown = Из-за этого были открыты карты, поэтому так и остаётся.
table-refuse-undo-told = Из-за этого стало что-то известно о чужих картах, поэтому так и остаётся.
table-refuse-undo-together = Здесь все выбирают одновременно: когда выбрали и другие, ваш выбор остаётся в силе.
table-refuse-undo-seen-since = После вашего действия кто-то уже увидел карту, поэтому так и остаётся.
table-refuse-undo-often = { $count ->
    [one] За раздачу можно взять назад только { $count } действие.
    [few] За раздачу можно взять назад только { $count } действия.
    [many] За раздачу можно взять назад только { $count } действий.
   *[other] За раздачу можно взять назад только { $count } действия.
}

table-broken-cards = Карты пропали или удвоились. Это ошибка Laydown; партия сохранена в { $path }.
table-broken-no-deal = Запрошена раздача, которой нет. Это ошибка Laydown.
table-broken-stream = Событие { $number } пришло вместо { $expected }. Это ошибка Laydown.
table-broken-secret = Ключ должен был открыться раньше конца. Это ошибка Laydown.

table-record-too-long = Для записи это слишком длинно: не больше { $count } знаков.
table-record-line-too-long = Эта строка слишком длинная: в строке не больше { $count } знаков.
table-record-no-text = Здесь стоит что-то, что не является текстом.
table-record-first-line = Первая строка должна быть такой: { $text }
table-record-field = В заголовке не бывает такой строки: { $text }
table-record-twice = В заголовке { $name } указано дважды.
table-record-missing = В заголовке нет { $name }.
table-record-seat-order = Здесь { $text }, но места идут по порядку, и это место { $number }.
table-record-dice = Кости версии { $text } здесь неизвестны, известна { $number }.
table-record-rules = Версия правил { $text } здесь неизвестна, самая новая известная: { $number }.
table-record-hex = После { $name } стоят 64 знака: от 0 до 9 и от a до f.
table-record-value = После { $name } может стоять только: { $expected }
table-record-no-commitment = Здесь { $name }, но нет обязательства commitment перед этим.
table-record-contributions = С костями { $text } { $count ->
    [0] места ничего не добавляют, поэтому строк contribution нет
   *[other] у каждого места своя строка contribution, всего { $count }
}.
table-record-contribution = После contribution стоят обязательство и значение по 64 знака, от 0 до 9 и от a до f, или none, или withheld вместо значения, а не { $text }.
table-record-contribution-other = Значение этого вклада не то, которое было обещано.
table-record-excerpt = Отрывок ничего не обещает и не имеет обязательства.
table-record-totals = Начальный итог бывает только у отрывка.
table-record-count = Здесь должно быть чисел: { $count }, по одному на место.
table-record-secret = Это не тот тайный ключ, на который дано обязательство.
table-record-sealed = Эта партия ещё идёт, её карты запечатаны до конца.
table-record-no-deals = Запись обрывается до первой раздачи.
table-record-line = Такой строки в записи быть не может: { $text }
table-record-continued = На следующую строку переходят только карты порядка.
table-record-number = Здесь стоит число от { $low } до { $high }, а не { $text }.
table-record-first-dealer = По костям первым сдаёт место { $expected }.
table-record-deal-unfinished = Раздача { $number } ещё не окончена.
table-record-deal-not-next = Здесь не может начаться раздача.
table-record-plan = Следующая раздача такая: { $expected }
table-record-players = Играют не меньше двух мест по порядку, и сдающий среди них.
table-record-order-alone = Порядок карт стоит после своей раздачи.
table-record-order-sealed = Запечатанный порядок бывает только в записи незаконченной партии.
table-record-order-other = По костям здесь лежит не эта карта, а { $card }.
table-record-order-kept = Этот порядок не тот, что был сохранён.
table-record-order-missing = Нет порядка карт этой раздачи.
table-record-card-too-often = В колоде больше нет карты { $card }.
table-record-cards-missing = В порядке не хватает карт, среди них { $cards }.
table-record-no-reshuffle = Сейчас нечего тасовать.
table-record-reshuffle-cards = Это не те карты, которые тасуются.
table-record-reshuffle-due = Сначала тасуется сброс.
table-record-no-deal = Здесь не идёт ни одна раздача.
table-record-cut = Кости выбрали { $expected }.
table-record-comment = Из записи следует { $expected }.
table-record-comment-unknown = Здесь из записи не следует ничего под именем { $text }. Свободное примечание начинается с #.
table-record-end-early = Партия здесь ещё не окончена.
table-record-after-end = После конца ничего не стоит.
table-record-truncated = Запись обрывается до конца.
