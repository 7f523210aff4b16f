# Общее для игр: события, перетасовка, объекты для программ.

event-deal-began = { $dealer-who ->
    [you] Раздача { $number }: сдаёте вы.
   *[other] Раздача { $number }: сдаёт { $dealer }.
}
event-deal-began-wild = { $dealer-who ->
    [you] Раздача { $number }: сдаёте вы,
   *[other] Раздача { $number }: сдаёт { $dealer },
} карт у каждого { $count }, дикое достоинство: { $wild }.
event-dealt = { $who ->
    [you] Вам сдано: { $cards }.
   *[other] Игрок { $seat } получает { $cards-acc }.
}
event-turned-up = Сброс начинает { $card }.
event-own-pile = { $who ->
    [you] Ваш сброс начинает { $card }.
   *[other] Сброс игрока { $seat } начинает { $card }.
}
event-last-turn = { $who ->
    [you] Последние ходы: ваш ход.
   *[other] Последние ходы: ходит { $seat }.
}
event-drew = { $who ->
    [you] Вы берёте { $card-acc }.
   *[other] { $seat } берёт { $card-acc }.
}
event-drew-hidden = { $who ->
    [you] Вы берёте карту.
   *[other] { $seat } берёт карту.
}
event-discarded = { $who ->
    [you] Вы сбрасываете { $card-acc }.
   *[other] { $seat } сбрасывает { $card-acc }.
}
event-reshuffled = { $count ->
    [one] { $count } карта сброса становится новой колодой.
    [few] { $count } карты сброса перетасованы в новую колоду.
    [many] { $count } карт сброса перетасованы в новую колоду.
   *[other] { $count } карты сброса перетасованы в новую колоду.
}
event-reshuffled-into = { $count ->
    [one] Карт в колоде не хватает: в неё идёт { $count } сброшенная карта.
    [few] Карт в колоде не хватает: в неё замешаны { $count } сброшенные карты.
    [many] Карт в колоде не хватает: в неё замешано { $count } сброшенных карт.
   *[other] Карт в колоде не хватает: в неё замешано { $count } сброшенной карты.
}

refuse-reshuffle-cards = Новую колоду составляют ровно из карт под верхней картой сброса, их { $count }.
deal-not-over = Раздача ещё не кончилась, итога у неё нет. Это ошибка Laydown.

plain-unreadable = На месте { $place } стоит то, чего там быть не может: { $text }
plain-missing = На месте { $place } чего-то не хватает.

chapter-game = Игра
chapter-turn = Ход
chapter-melds = Комбинации и дикие карты
chapter-pile = Сброс
chapter-out = Конец раздачи
chapter-score = Очки
chapter-match = Партия
