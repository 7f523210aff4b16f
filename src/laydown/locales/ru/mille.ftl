# Милле: варианты, параметры, отказы, события, правила, конец партии.

preset-mille = Милле
preset-mille-help = Милле, как играют дома: сброс берут за пару на руках, есть отметки за натуральные, шапо и скунс, и расчёт.
preset-mille-cardroom = Милле карточного клуба
preset-mille-cardroom-help = Милле с открытым сбросом, парой откуда угодно, без отметок и ставок.
preset-mille-montreal = Монреальский милле
preset-mille-montreal-help = Милле, как в Монреале и Торонто, где соперник снимает колоду.

option-pile_take = Взятие сброса
option-pile_take-help = Определяет, что нужно, чтобы взять сброс.
option-pile_take-pair_in_hand = натуральная пара на руках
option-pile_take-pair_or_own_natural_set = пара на руках или своя натуральная группа
option-pile_take-pair_anywhere = пара из руки и сброса или своя натуральная группа
option-pile_set_stays_natural = Группа из сброса остаётся натуральной
option-pile_set_stays_natural-help = Определяет, можно ли добавлять дикие карты к группе, взятой со сбросом.
option-pile_set_stays_natural-off = дикие можно сразу
option-pile_set_stays_natural-this_turn = в тот же ход нельзя
option-pile_set_stays_natural-always = нельзя никогда
option-upcard_two = Открытая двойка
option-upcard_two-help = Определяет, может ли начинающий взять двойку, открытую при сдаче.
option-upcard_two-every_deal = в каждой раздаче
option-upcard_two-first_deal = в первой раздаче
option-upcard_two-off = никогда
option-min_naturals = Натуральных в группе
option-min_naturals-help = Определяет, сколько натуральных карт нужно в группе с двойками.
option-max_wilds = Диких в группе
option-max_wilds-help = Определяет, сколько двоек могут заменять другие карты в одной группе.
option-wild_may_be_added = Добавление диких
option-wild_may_be_added-help = Определяет, можно ли добавить дикую карту к уже выложенной группе.
option-must_discard_to_go_out = Последняя карта в сброс
option-must_discard_to_go_out-help = Определяет, выходят ли только сбросом последней карты.
option-stock_out = Пустая колода
option-stock_out-help = Определяет, что делать, когда колода кончилась.
option-stock_out-end_deal = раздача кончается
option-stock_out-reshuffle = сброс перетасовывают
option-eight_factor = Цена комплекта
option-eight_factor-help = Определяет, во сколько раз считаются все восемь карт одного достоинства.
option-natural_out_factor = Цена натурального выхода
option-natural_out_factor-help = Определяет, во сколько раз считаются выложенные карты при выходе без диких.
option-marks = Отметки
option-marks-help = Определяет, ведутся ли отметки за натуральные, комплекты и шапо.
option-skunk = Скунс
option-skunk-help = Определяет, получает ли победитель отметку, если у проигравшего меньше половины цели.
option-stakes = Ставка
option-stakes-help = Задаёт малую единицу расчёта в игровых деньгах, 0 без расчёта.
option-target = Цель
option-target-help = Задаёт сумму, при которой партия кончается.
option-max_deals = Предел партии
option-max_deals-help = Задаёт число раздач, после которого побеждает большая сумма.
option-natural_required_to_win = Для победы нужна натуральная
option-natural_required_to_win-help = Определяет, нужна ли победителю отметка за натуральную.
option-first_dealer = Первый сдающий
option-first_dealer-help = Определяет, кто сдаёт первым.
option-first_dealer-random = по жребию
option-first_dealer-low_draw = кто вытянул младшую карту
option-pile_shown = Вид сброса
option-pile_shown-help = Определяет, сколько карт сброса видно.
option-pile_shown-top = верхняя карта
option-pile_shown-all = все карты
option-cut = Снятие
option-cut-help = Определяет, снимает ли соперник сдающего колоду перед каждой раздачей.

mille-config-seats = В милле играют вдвоём, число игроков { $seats } не подходит.
mille-config-natural-needs-marks = Требовать натуральную для победы можно, только если ведутся отметки.
mille-deal-not-over = Раздача ещё не кончилась.

mille-unreadable-verb = Действия { $text } нет. Есть: { $allowed }.
mille-unreadable-card-missing = Здесь нужно назвать карту.
mille-unreadable-not-in-deck = Карты { $text } в милле нет.
mille-unreadable-left-over = В строке лишнее: { $text }.
mille-unreadable-add-to = Назовите группу, к которой идёт { $text }, например add 2S to Q.
mille-unreadable-rank = Достоинства { $text } нет. Есть A, от 2 до 9, T, J, Q и K.
mille-unreadable-cut = На месте { $text } снять нельзя. Напишите число, например cut 40.
mille-unreadable-object = Это не действие и не событие милле.

mille-refuse-not-your-turn = Сейчас не ваш ход.
mille-refuse-deal-over = Раздача кончилась.
mille-refuse-no-such-action = В милле нет действия { $text }.
mille-refuse-draw-first = Сначала возьмите карту из колоды или сброс.
mille-refuse-drawn-already = В этот ход вы уже брали.
mille-refuse-stock-empty = Колода пуста.
mille-refuse-pile-or-pass = Колода пуста: возьмите сброс или спасуйте.
mille-refuse-no-pass = Пасовать можно, только когда колода пуста, а сброс можно взять.
mille-refuse-not-held = У вас на руках нет: { $cards }.
mille-refuse-cut-first = Сначала снимают колоду.
mille-refuse-no-cut-now = Колоду снимают только перед раздачей.
mille-refuse-cut-place = Снимайте на месте от { $low } до { $high }.
mille-refuse-no-reshuffle-due = Сейчас не перетасовывают.
mille-refuse-reshuffle-first = Сначала перетасовывают сброс.
mille-refuse-reshuffle-cards = В новой колоде должны быть ровно карты сброса без верхней.
mille-refuse-keep-a-discard = Оставьте карту для сброса: здесь выходят только сбросом.
mille-refuse-lay-three = За раз выкладывают три карты, а не { $count }, остальные добавляют.
mille-refuse-lay-one-rank = Эти карты разного достоинства: { $cards }.
mille-refuse-few-naturals = { $needed ->
    [one] В группе с двойками нужна хотя бы { $needed } натуральная карта.
    [few] В группе с двойками нужно хотя бы { $needed } натуральные карты.
    [many] В группе с двойками нужно хотя бы { $needed } натуральных карт.
   *[other] В группе с двойками нужно хотя бы { $needed } натуральной карты.
}
mille-refuse-many-wilds = { $allowed ->
    [one] Заменять другие карты в группе может не больше чем { $allowed } двойка.
    [few] Заменять другие карты в группе могут не больше чем { $allowed } двойки.
    [many] Заменять другие карты в группе могут не больше чем { $allowed } двоек.
   *[other] Заменять другие карты в группе могут не больше чем { $allowed } двойки.
}
mille-refuse-no-wild-added = К вашей уже выложенной группе достоинства { $rank } дикую карту добавить нельзя.
mille-refuse-stays-natural = Ваша группа достоинства { $rank } взята со сбросом и остаётся натуральной.
mille-refuse-add-rank = { $card } не идёт к группе достоинства { $rank }.
mille-refuse-no-spread = На столе нет вашей группы достоинства { $rank }.
mille-refuse-nothing-to-lay = У вас нет трёх карт, которые можно выложить группой.
mille-refuse-nothing-to-add = У вас нет карты, которую можно добавить к своей группе.
mille-refuse-pile-two-cards = С верхней картой сброса выкладывают две карты, а не { $count }.
mille-refuse-pile-name-pair = Назовите две карты, которые выложите с верхней картой сброса.
mille-refuse-pile-pair = Верх сброса достоинства { $rank }, а этих карт для него у вас нет: { $cards }.
mille-refuse-pile-rank = Нужны две карты достоинства { $rank }, как верх сброса, а это { $cards }.
mille-refuse-pile-no-wild = Двойка не помогает взять сброс, нужны две натуральные карты достоинства { $rank }.
mille-refuse-pile-needs-pair = Чтобы взять сброс, нужны две натуральные карты достоинства { $rank } на руках.
mille-refuse-pile-needs-pair-or-set = Чтобы взять сброс, нужны две натуральные карты достоинства { $rank } на руках или своя группа этого достоинства без двоек.
mille-refuse-pile-no-set = У вас нет группы достоинства { $rank }, к которой пошёл бы верх сброса.
mille-refuse-pile-set-has-wild = В вашей группе достоинства { $rank } есть двойка, верх сброса к ней не идёт.
mille-refuse-pile-nothing-fits = Чтобы взять сброс, нужны две натуральные карты достоинства { $rank } или своя группа этого достоинства без двоек.
mille-refuse-pile-two-needs-twos = Двойку из сброса берут только с двумя двойками на руках.
mille-refuse-pile-two-needs-twos-or-set = Двойку из сброса берут, только когда на руках есть две двойки или на столе своя группа двоек.
mille-refuse-pile-two-nothing-fits = Двойку из сброса берут, только когда есть ещё две двойки или своя группа двоек.

mille-event-deal-started = { $dealer-who ->
    [you] Раздача { $number }: сдаёте вы.
   *[other] Раздача { $number }: сдаёт { $dealer }.
}
mille-event-cards-cut = { $who ->
    [you] Вы снимаете колоду на месте { $place }.
   *[other] { $seat } снимает колоду на месте { $place }.
}
mille-event-upcard-turned = Сброс начинает { $card }.
mille-event-drew = { $who ->
    [you] Вы берёте { $card-acc }.
   *[other] { $seat } берёт { $card-acc }.
}
mille-event-drew-hidden = { $who ->
    [you] Вы берёте карту.
   *[other] { $seat } берёт карту.
}
mille-event-pile-taken = { $who ->
    [you] Вы берёте сброс и выкладываете { $cards-acc }, на руку идёт { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
   *[other] { $seat } берёт сброс и выкладывает { $cards-acc }, на руку идёт { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
}
mille-event-pile-joined = { $who ->
    [you] Вы берёте сброс и добавляете { $cards-acc } к своей группе, на руку идёт { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
   *[other] { $seat } берёт сброс и добавляет { $cards-acc } к своей группе, на руку идёт { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
}
mille-event-upcard-two-taken = { $who ->
    [you] Вы берёте на руку открытую { $card-acc }.
   *[other] { $seat } берёт открытую { $card-acc }.
}
mille-event-laid = { $who ->
    [you] Вы выкладываете { $cards-acc }.
   *[other] { $seat } выкладывает { $cards-acc }.
}
mille-event-added = { $who ->
    [you] Вы добавляете { $card-acc } к своей группе достоинства { $rank }.
   *[other] { $seat } добавляет { $card-acc } к своей группе достоинства { $rank }.
}
mille-event-discarded = { $who ->
    [you] Вы сбрасываете { $card-acc }.
   *[other] { $seat } сбрасывает { $card-acc }.
}
mille-event-low-on-cards = { $who ->
    [you] У вас { $count ->
        [one] осталась { $count } карта.
        [few] осталось { $count } карты.
        [many] осталось { $count } карт.
       *[other] осталось { $count } карты.
    }
   *[other] У игрока { $seat } { $count ->
        [one] осталась { $count } карта.
        [few] осталось { $count } карты.
        [many] осталось { $count } карт.
       *[other] осталось { $count } карты.
    }
}
mille-event-seven-squared = { $who ->
    [you] Вы сдвигаете в стопку семь карт достоинства { $rank }: ещё одна, и будут все восемь.
   *[other] { $seat } сдвигает в стопку семь карт достоинства { $rank }: ещё одна, и будут все восемь.
}
mille-event-eight-complete = { $who ->
    [you] У вас все восемь карт достоинства { $rank }.
   *[other] У игрока { $seat } все восемь карт достоинства { $rank }.
}
mille-event-stock-ran-out-reshuffle = Колода пуста, сброс перетасовывают.
mille-event-stock-ran-out-last = { $who ->
    [you] Колода пуста: возьмите сброс или спасуйте и закончите раздачу.
   *[other] Колода пуста: { $seat } может взять сброс или спасовать и закончить раздачу.
}
mille-event-stock-ran-out-over = Колода пуста, раздача кончается без выхода.
mille-event-reshuffled = { $count ->
    [one] { $count } карта сброса становится новой колодой.
    [few] { $count } карты сброса перетасованы в новую колоду.
    [many] { $count } карт сброса перетасованы в новую колоду.
   *[other] { $count } карты сброса перетасованы в новую колоду.
}
mille-event-passed = { $who ->
    [you] Вы пасуете, раздача кончается без выхода.
   *[other] { $seat } пасует, раздача кончается без выхода.
}
mille-event-went-out = { $who ->
    [you] Вы выходите.
   *[other] { $seat } выходит.
}
mille-event-went-out-natural = { $who ->
    [you] Вы выходите натурально.
   *[other] { $seat } выходит натурально.
}
mille-event-chapeau-made = { $who ->
    [you] Шапо: ваш счёт за раздачу { $points }.
   *[other] Шапо: счёт игрока { $seat } за раздачу { $points }.
}
mille-event-deal-scored = { $who ->
    [you] Раздача { $number }: у вас { $points }, у игрока { $other } { $other_points }.
   *[other] Раздача { $number }: у игрока { $seat } { $points }, у игрока { $other } { $other_points }.
}

mille-end-won = { $winner-who ->
    [you] Вы побеждаете
   *[other] { $winner } побеждает
} со счётом { $points } : { $loser_points }.
mille-end-skunk = { $winner-who ->
    [you] Вы побеждаете
   *[other] { $winner } побеждает
} со счётом { $points } : { $loser_points }, и { $loser-who ->
    [you] вы получаете
   *[other] { $loser } получает
} скунса.
mille-end-draw = Раздач сыграно { $deals }, у обоих { $points }: ничья.

mille-settle-match = за партию
mille-settle-marks = { $count ->
    [one] за { $count } отметку
    [few] за { $count } отметки
    [many] за { $count } отметок
   *[other] за { $count } отметки
}
mille-settle-points = { $hundreds ->
    [one] за разницу в очках { $points }, это { $hundreds } начатая сотня
    [few] за разницу в очках { $points }, это { $hundreds } начатые сотни
    [many] за разницу в очках { $points }, это { $hundreds } начатых сотен
   *[other] за разницу в очках { $points }, это { $hundreds } начатой сотни
}

mille-rule-goal = Побеждает тот, кто за несколько раздач первым наберёт очки до цели: { $target }.
mille-rule-cards = Играют вдвоём двумя колодами по 52 карты, смешанными вместе: 104 карты без джокеров.
mille-rule-first-dealer-random = Первого сдающего выбирают по жребию, потом сдают по очереди.
mille-rule-first-dealer-low-draw = Каждый тянет карту, и младшая сдаёт первой: туз младший, при равных тянут снова. Потом сдают по очереди.
mille-rule-cut = Перед каждой раздачей соперник сдающего снимает колоду на месте от { $low } до { $high }.
mille-rule-deal = Карт на руки каждому: { $count }. Следующую открывают, она начинает сброс, остальные карты образуют колоду. Начинает тот, кто не сдавал.
mille-rule-turn = В свой ход вы берёте верхнюю карту колоды или весь сброс, потом выкладываете и добавляете карты сколько хотите, а в конце кладёте одну карту в сброс.
mille-rule-sets = Группа состоит из трёх или более карт одного достоинства, масти не важны. Последовательностей нет.
mille-rule-wilds = Двойки дикие и заменяют любую карту. { $needed ->
    [one] Натуральных, то есть карт своего достоинства, в группе нужна хотя бы { $needed }.
   *[other] Натуральных, то есть карт своего достоинства, в группе с двойками нужно хотя бы { $needed }.
}
mille-rule-max-wilds = { $count ->
    [one] В группе может быть не больше чем { $count } дикая карта.
    [few] В группе может быть не больше чем { $count } дикие карты.
    [many] В группе может быть не больше чем { $count } диких карт.
   *[other] В группе может быть не больше чем { $count } дикой карты.
}
mille-rule-twos = Три или более двойки можно выложить и группой двоек, там они натуральные.
mille-rule-adding = У вас одна группа каждого достоинства, новые карты этого достоинства идут к ней. К группам соперника не добавляют, выложенное не перекладывают и не берут назад.
mille-rule-wild-added = Дикую карту можно добавить и к своей уже выложенной группе.
mille-rule-no-wild-added = К уже выложенной группе дикую карту добавить нельзя.
mille-rule-no-duty = Выкладывать никто не обязан, сбросить можно любую карту, даже двойку или только что взятую.
mille-rule-pile-take-pair-in-hand = Чтобы взять сброс, нужны на руках две натуральные карты достоинства его верхней карты. Их сразу выкладывают вместе с ней.
mille-rule-pile-take-pair-or-own-natural-set = Чтобы взять сброс, нужно сразу выложить верхнюю карту с двумя натуральными картами её достоинства с руки или добавить её к своей группе этого достоинства без диких.
mille-rule-pile-take-pair-anywhere = Чтобы взять сброс, нужно сразу выложить верхнюю карту с двумя натуральными картами её достоинства с руки или из самого сброса или добавить её к своей группе этого достоинства без диких.
mille-rule-pile-rest = Остаток сброса идёт на руку, им можно играть в тот же ход. Дикая карта взять сброс не помогает.
mille-rule-pile-two = Сброшенную двойку берут только с двумя двойками на руках, и три двойки выкладывают группой двоек.
mille-rule-pile-two-hand-or-set = Сброшенную двойку берут, только чтобы выложить её группой двоек с двумя двойками с руки или добавить к своей группе двоек.
mille-rule-pile-two-or-set = Сброшенную двойку берут, только чтобы выложить её группой двоек с двумя другими двойками, с руки или из самого сброса, или добавить к своей группе двоек.
mille-rule-pile-stays-off = К группе, в которую легли карты со сбросом, дикие можно добавлять даже в тот же ход.
mille-rule-pile-stays-this-turn = К группе, в которую легли карты со сбросом, дикие нельзя добавлять до своего следующего хода.
mille-rule-pile-stays-always = К группе, в которую легли карты со сбросом, дикие больше не добавляют никогда.
mille-rule-upcard-two-every-deal = Если при сдаче открылась двойка, начинающий может взять её вместо первой карты из колоды, без пары и не обязуясь играть её.
mille-rule-upcard-two-first-deal = Если в первой раздаче партии открылась двойка, начинающий может взять её вместо первой карты из колоды, без пары и не обязуясь играть её.
mille-rule-upcard-two-off = Двойку, открытую при сдаче, берут так же, как сброшенную.
mille-rule-pile-shown-top = Видна только верхняя карта сброса.
mille-rule-pile-shown-all = Виден весь сброс.
mille-rule-out = Раздача кончается, как только у игрока после взятия не осталось карт: он выходит.
mille-rule-out-free = Выйти можно со сбросом или без него.
mille-rule-out-must-discard = Выходят только сбросом последней карты.
mille-rule-stock-end-deal = Если ход начинается с пустой колоды, игрок может взять сброс, если имеет право, или спасовать. Если права нет или он пасует, раздача кончается без выхода и без шапо.
mille-rule-stock-reshuffle = Если ход начинается с пустой колоды, сброс без верхней карты тасуют в новую колоду, не больше двух раз за раздачу. Если это невозможно, игрок может взять сброс, если имеет право, или спасовать. Если права нет или он пасует, раздача кончается без выхода и без шапо.
mille-rule-announce = Объявляется, когда у игрока осталось две карты или одна и когда без диких лежат семь или все восемь карт одного достоинства.
mille-rule-values = Дама пик стоит 100 очков, валет бубен 50, двойка 20, туз 15, остальные дамы и валеты, короли и десятки по 10, карты от тройки до девятки по 5.
mille-rule-score = Ваш счёт равен стоимости выложенных карт за вычетом оставшихся на руках. Он может быть ниже нуля.
mille-rule-eight = Все восемь карт одного достоинства без диких называются комплектом{ $factor ->
    [1] .
    [2] {" "}и считаются вдвойне.
    [few] {" "}и считаются в { $factor } раза больше.
   *[other] {" "}и считаются в { $factor } раз больше.
}
mille-rule-natural-out = Если вы выходите и ни одна двойка в ваших группах не заменяет другую карту, это натуральный выход{ $factor ->
    [1] .
    [2] , и всё выложенное считается вдвойне.
    [few] , и всё выложенное считается в { $factor } раза больше.
   *[other] , и всё выложенное считается в { $factor } раз больше.
}
mille-rule-natural-eight = Значит, комплект при натуральном выходе считается { $factor ->
    [few] в { $factor } раза больше.
   *[other] в { $factor } раз больше.
}
mille-rule-marks = Отметку дают за натуральный выход, за каждый комплект и за шапо: вы вышли, а счёт соперника за раздачу ниже нуля.
mille-rule-skunk = Победитель получает отметку за скунс, если у проигравшего в конце очков меньше чем { $points }.
mille-rule-end = Итог смотрят после каждой раздачи: когда у кого-то не меньше { $target } и суммы различны, побеждает большая. При равенстве играют дальше.
mille-rule-end-natural = Большая сумма побеждает только с отметкой за натуральный выход или комплект, иначе играют дальше.
mille-rule-end-deals = Когда число раздач дошло до { $count }, большая сумма побеждает в любом случае, а равные дают ничью.
mille-rule-stakes = В игровых деньгах победитель получает { $triple } за партию, { $triple } за каждую свою отметку и { $stake } за каждую начатую сотню очков разницы. Проигравший не получает ничего.
mille-rule-stakes-no-marks = В игровых деньгах победитель получает { $triple } за партию и { $stake } за каждую начатую сотню очков разницы. Проигравший не получает ничего.
