# Что говорит сервер: за столом, в ответ на запросы и прощаясь.

server-changed = { $option }: { $value }
server-value-yes = да
server-value-no = нет
server-value-none = нет
server-someone = Игрок { $number }
server-pile-with = Сброс можно взять с { $pairs }.
server-pile-alone = Сброс можно взять без пары с руки.
server-changed-split = Каждый берёт карты из своей части колоды
server-arranged = Комбинации: { $combinations }. Осталось: { $left }. Очки: { $points }.
server-act-back = Вернуться за стол
server-act-resume = Закончить паузу
server-act-more-time = Добавить { $count } с игроку { $seat }
server-act-more-days = { $count ->
    [one] Добавить { $count } день игроку { $seat }
    [few] Добавить { $count } дня игроку { $seat }
    [many] Добавить { $count } дней игроку { $seat }
   *[other] Добавить { $count } дня игроку { $seat }
}
server-act-bot-for = Пусть за игрока { $seat } играет бот
server-act-pause = Пауза
server-act-hand-over = Пусть за меня играет бот
server-act-abort = Прервать партию
server-act-resign = Сдаться
server-act-leave = Уйти из-за стола
server-confirm-bot-for = За игрока { $seat } играет бот, пока { $seat } не вернётся. Сделанное ботом остаётся в силе.
server-confirm-hand-over = Вашими картами играет бот, пока вы не вернётесь или не откроете стол заново. Сделанное ботом остаётся в силе.
server-confirm-pause = Никто не играет и часы не идут, пока кто-нибудь из игроков не закончит паузу.
server-confirm-pause-days = Никто не играет и часы не идут, пока кто-нибудь из игроков не закончит паузу, самое большее { $count } дней.
server-confirm-abort = Партия сразу заканчивается, без победителя и без результата.
server-confirm-close = Этот стол открыли вы: он закроется для всех.
server-confirm-leave = Ваше место освободится для другого.
server-confirm-resign-two = Партия сразу заканчивается, побеждает { $seat }. Начатая раздача не считается.
server-confirm-resign-bots = Останутся одни боты, поэтому партия сразу заканчивается без победителя.
server-confirm-resign-more = Победить вы уже не сможете. Вашими картами до конца играет бот, остальные играют дальше.
server-asks-undo = { $who ->
    [you] Вы попросили вернуть своё последнее действие.
   *[other] { $seat } просит вернуть последнее действие.
}
server-asks-pause = { $who ->
    [you] Вы попросили паузу.
   *[other] { $seat } просит паузу. Никто не играет и часы не идут, пока кто-нибудь из игроков её не закончит.
}
server-asks-abort = { $who ->
    [you] Вы предложили прервать партию.
   *[other] { $seat } предлагает прервать партию. Она закончится без победителя и без результата.
}
server-clock-days = { $count ->
    [one] { $count } день на каждый ход.
    [few] { $count } дня на каждый ход.
    [many] { $count } дней на каждый ход.
   *[other] { $count } дня на каждый ход.
}
server-clock-reserve = { $count } с на ход, затем запас { $time } на всю партию.
server-clock-no-reserve = { $count } с на ход.
server-clock-bot = Когда время вышло, играет бот, пока игрок не вернётся.
server-clock-lose = Чьё время вышло, тот проигрывает партию.

server-refuse-spectator = Вы наблюдаете. Это могут только игроки.
server-refuse-waiting = Партия начнётся, когда все места будут заняты.
server-refuse-not-asked = Вас ни о чём не просили.
server-refuse-undo-again = Вы уже просили об этом; пока игра не пошла дальше, всё остаётся как есть.
server-refuse-undo-meanwhile = { $seat } просит вернуть действие; дождитесь ответов.
server-refuse-undo-denied = { $seat } не соглашается, всё остаётся как есть.
server-refuse-ask-again = Вы уже просили об этом. Подождите, пока игра пойдёт дальше.
server-refuse-ask-meanwhile = { $seat } ждёт ответов от остальных; дождитесь их.
server-refuse-pause-denied = { $seat } хочет играть дальше.
server-refuse-abort-denied = { $seat } хочет доиграть до конца.
server-refuse-act = Сейчас это невозможно.
server-refuse-stood-in = За вас играет бот. Сначала вернитесь за стол.
server-refuse-has-resigned = Вы сдались. Вашими картами играет бот.
server-refuse-here = Бот может заменить того, у кого нет связи не меньше { $count } с.
server-refuse-not-thinking = Сейчас время игрока { $seat } не идёт.
server-refuse-time-often = За один ход время добавляют не чаще, чем { $count } раза.
server-refuse-alone = Кроме вас, играть было бы некому.
server-refuse-pause-alone = Вас здесь никто не ждёт, и часы не идут.
server-refuse-abort-late = Когда раздача уже подсчитана, партию с ботами доигрывают или сдают.
server-refuse-arrange = В этой игре раскладывать нечего.
server-refuse-phrase = Такой фразы нет.
server-refuse-chat = За этим столом говорят только готовыми фразами.
server-refuse-too-much = Слишком много сразу. Подождите немного.
server-refuse-flood = На одной букве слишком много значков.
server-refuse-commitment = Ваша доля в тасовке уже определена.
server-refuse-value-early = Значения показывают, когда все места дали обязательства.
server-refuse-value = Это не то значение, которое было обещано.
server-refuse-not-over = Реванш можно начать, когда партия закончится.
server-refuse-rematch = В дубликатной партии реванша нет. Откройте новую на начальной странице.
server-compare-bot = Какое-то время за игрока { $seat } играл бот.
server-refuse-cut = Если игроки снимают колоду, карты за двумя столами будут разными. Играйте дубликат без снятия.
server-refuse-unkept = Сейчас это нельзя сохранить. Подождите, пока игра продолжится.
server-refuse-undone = Ваше последнее действие не удалось сохранить. Повторите его.
server-refuse-vacate = Ссылку этого места отозвать нельзя: оно ваше, или за ним никто не сидит.

server-unkept = Сервер сейчас не может ничего сохранить. Всё, что вы видели, не потеряно; игра продолжится здесь сама, как только это станет возможно.
server-slow = Сохранение идёт дольше обычного. Ничего не потеряно, подождите немного.

server-closed-malformed = Страница прислала то, чего сервер не понимает. Загрузите её заново.
server-closed-token = По этой ссылке за этот стол не сесть.
server-closed-revoked = У этого места новая ссылка, старая его больше не открывает. Если место ваше, попросите новую у того, кто открыл стол.
server-closed-seat = Это место не ваше.
server-closed-left = Вы ушли из-за этого стола.
server-closed-closed = Этот стол закрыл тот, кто его открыл.
server-closed-no-table = Такого стола здесь нет.
server-closed-private = Эти раздачи играют за двумя столами. Посмотреть можно, когда закончат оба.
server-closed-slow = Соединение слишком медленное. Загрузите страницу заново.
server-closed-shut = Этот стол закрыт администратором сервера.
server-closed-version = Версия страницы не та, что у сервера. Загрузите её заново.
server-closed-rate = Страница прислала слишком много сразу. Подождите и загрузите её заново.
server-closed-unkept = Сервер сейчас не может ничего сохранить. Ничего не потеряно; страница сама попробует ещё раз.
server-closed-stopping = Сервер останавливается. Партия продолжится, когда он вернётся.
server-closed-broken = В Laydown произошла ошибка. Партия сохранена; загрузите страницу заново.

server-trouble-no-table = Такого стола здесь нет. Попросите новую ссылку.
server-trouble-seats = За столом должно быть ровно одно место для того, кто его открывает.
server-trouble-seat = Эта ссылка не открывает места за этим столом.
server-trouble-no-days = За этим столом на ход не даются дни.
server-trouble-mail-link = Эта ссылка больше не действует.
server-trouble-mail-address = Это не адрес электронной почты.
server-trouble-no-mail = Этот сервер не отправляет писем.
server-trouble-mails = Запрошено слишком много подтверждений. Попробуйте завтра.
server-trouble-clock = У стола либо часы, либо предел на каждый такт.
server-trouble-full = Все места за этим столом заняты. Можно смотреть.
server-trouble-invite = Это приглашение не за этот стол. Попросите новую ссылку.
server-trouble-taken = По этому приглашению уже кто-то сел. Попросите свою ссылку или смотрите.
server-trouble-not-over = Эта партия ещё идёт. Её запись и просмотр появятся, когда она закончится.
server-trouble-not-shown = За другим столом эти раздачи ещё играют. Запись можно увидеть, когда закончат оба.
server-trouble-not-alone = Это можно узнать о партии одного человека против ботов.
server-trouble-no-comparison = Бот не смог сыграть эту партию. Это ошибка Laydown.
server-trouble-seats-person = За каждым из двух столов нужен хотя бы один человек.
server-trouble-rate = Отсюда открыто слишком много столов. Подождите минуту.
server-trouble-often = Отсюда спрашивают слишком часто. Подождите минуту.
server-trouble-unkept = Сервер сейчас не может ничего сохранить. Ничего не потеряно; попробуйте чуть позже.
server-trouble-shut = Этот стол закрыт администратором сервера.
server-trouble-host = Это может сделать только тот, кто открыл стол.
server-trouble-origin = Это запросила страница другого сайта, а ей это не разрешено.
server-trouble-moved = Стол как раз переходит к другой части сервера. Попробуйте через мгновение.
server-trouble-not-found = По этому адресу ничего нет.
server-trouble-malformed = Сервер не понимает этот запрос.
server-trouble-no-replay = По этому адресу нечего смотреть.
server-trouble-no-deal = В этой партии нет такой раздачи или такого места.
server-trouble-busy = Сервер занят другими записями. Попробуйте чуть позже.
server-trouble-record-heavy = Эта запись требует больше времени или памяти, чем даёт сервер, и не была прочитана.
server-trouble-records = Отсюда прислали много записей. Подождите минуту.
server-trouble-records-full = На этом сервере нет места для новых записей.
server-trouble-too-large = Это слишком велико, чтобы послать сюда.
server-record-broken = Строка { $line }, столбец { $column }: { $reason }

server-no-client = Страницы стола не собраны. Запустите make в рабочей копии или установите Laydown из пакета.
server-broken-row = Строка { $number } партии не читается. Это ошибка Laydown.

phrase-hello = Здравствуйте
phrase-good-luck = Удачи
phrase-well-played = Хорошо сыграно
phrase-lucky = Повезло
phrase-oops = Ой
phrase-thanks = Спасибо
phrase-one-moment = Минутку
phrase-your-turn = Ваш ход
phrase-sorry = Извините
phrase-good-game = Хорошая игра
phrase-again = Ещё раз?
phrase-goodbye = До свидания
