# Командная строка.
cli-title = Laydown { $version }: Милле и Три-тринадцать, чтобы играть и изучать.
cli-menu-start = Чтобы начать сразу: { $command }
cli-menu-help = Как пользоваться командой: { $command }
cli-usage = Использование: { $usage }
cli-examples = Примеры:

# Что делает каждая команда.
cli-command-play = Сыграть партию против ботов.
cli-command-resume = Продолжить прерванную партию.
cli-command-serve = Открыть столы в браузере, для себя и друзей.
cli-command-admin = Для администратора: список, закрытие, удаление и выгрузка столов, список и удаление присланных записей, копия базы.
cli-command-join = Играть за столом на сервере вместе с теми, кто в браузере.
cli-command-rules = Показать действующие правила или список игр.
cli-command-arrange = Разложить карты так, чтобы остаток стоил меньше всего.
cli-command-check = Проверить записи партий.
cli-command-replay = Просмотреть записанную партию шаг за шагом.
cli-command-simulate = Дать ботам сыграть много раздач или партий и показать их очки.
cli-command-settle = Рассчитать партию в милле со ставкой.
cli-command-warm = Один раз скомпилировать то, что нужно быстрой симуляции, чтобы потом она начиналась сразу.

# Что делает каждый ключ.
cli-flag-lang = язык: en, fr, ja, ru или ko; без него язык системы
cli-flag-plain = слова вместо символов, один факт в строке, для программ чтения с экрана
cli-flag-help = этот текст
cli-flag-option = правило стола, например ace=both; список даёт laydown rules
cli-flag-seats = сколько игроков
cli-flag-bots = боты на остальных местах, через запятую
cli-flag-names = имена игроков, через запятую
cli-flag-seed = текст, от которого зависят все тасовки, чтобы повторить те же раздачи
cli-flag-wild = достоинство диких карт: от 2 до 10, J, Q, K, A или none
cli-flag-preset = по правилам какой игры; без ключа three-thirteen
cli-flag-json = ответ в виде JSON
cli-flag-lines = отвечать на объекты JSON из стандартного ввода, по одному в строке
cli-flag-seat = показать только то, что видно с этого места, 0 для зрителя; без ключа все карты
cli-flag-all = показать все шаги сразу, не ожидая Enter
cli-flag-deals = сколько раздач
cli-flag-matches = сколько партий
cli-flag-marks-a = отметки первого игрока без скунса
cli-flag-marks-b = отметки второго игрока без скунса
cli-flag-stakes = единица ставки; без ключа 1
cli-flag-host = адрес сервера; если не указан, 127.0.0.1, только этот компьютер
cli-flag-port = порт сервера, 0 для любого свободного; если не указан, 8000
cli-flag-data = папка, где хранятся партии
cli-flag-database = адрес базы PostgreSQL, общей для нескольких процессов; без неё — файл в папке
cli-flag-workers = сколько процессов работают вместе; для двух и более нужна --database
cli-flag-base-path = путь, под которым Laydown доступен через обратный прокси, например /cards
cli-flag-trusted-proxy = обратный прокси, которому верят насчёт адресов клиентов, например 127.0.0.1 или 10.0.0.0/8
cli-flag-forwarded = прокси сообщает их в заголовке Forwarded (RFC 7239), а не в X-Forwarded-For, -Proto и -Host
cli-flag-log = вид журнала в stderr: plain или json, по объекту в строке; если не указан, plain
cli-flag-metrics = адрес этого компьютера, где Prometheus найдёт /metrics, например 127.0.0.1:9100; если не указан, его нет
cli-flag-public-url = адрес, по которому этот сервер находят все, вместе с путём; для ссылок в календарях и письмах
cli-flag-mail-server = отправлять письма тем, кто хочет знать о своём ходе, через этот сервер, например mail.example.org:587
cli-flag-mail-security = starttls (если не указано), tls или none для почтового сервера на этом компьютере
cli-flag-mail-user = имя, под которым почтовый сервер знает Laydown
cli-flag-mail-password-file = файл с паролем; если его нет, LAYDOWN_MAIL_PASSWORD
cli-flag-mail-from = адрес, с которого приходят письма
cli-flag-keep-finished = удалять оконченные столы через столько дней; если не указано, никогда
cli-flag-keep-idle = удалять столы, где столько дней никто не играл; если не указано, никогда
cli-flag-keep-names = заменять имена за оконченными столами через столько дней; если не указано, никогда
cli-flag-keep-records = удалять присланные записи, на которые столько дней никто не смотрел; если не указано, 365
cli-flag-all-into = выгрузить записи всех оконченных партий в эту папку
cli-flag-yes = сделать без вопроса
cli-flag-inside = где другие процессы этой базы находят этот: хост:порт, порт 0 — любой свободный
cli-flag-open = открыть страницу в браузере
cli-flag-name = имя, которое видят остальные
cli-flag-watch = только смотреть; все руки остаются закрытыми

# Чем обозначено значение в строке использования.
cli-value-preset = ИГРА
cli-value-hand = КАРТЫ
cli-value-file = ФАЙЛ
cli-value-total = ИТОГ
cli-value-number = ЧИСЛО
cli-value-setting = ИМЯ=ЗНАЧЕНИЕ
cli-value-bots = БОТ,БОТ
cli-value-names = ИМЯ,ИМЯ
cli-value-text = ТЕКСТ
cli-value-rank = ДОСТОИНСТВО
cli-value-language = ЯЗЫК
cli-value-host = АДРЕС
cli-value-folder = ПАПКА
cli-value-deed = ЧТО
cli-value-table = СТОЛ ИЛИ ФАЙЛ
cli-value-form = ВИД
cli-value-address = АДРЕС
cli-value-path = ПУТЬ
cli-value-network = АДРЕС/БИТЫ
cli-value-link = ССЫЛКА
cli-value-name = ИМЯ

# Что не так в командной строке.
cli-command-unknown = Команды { $command } нет. Есть: { $allowed }.
cli-command-misspelt = Команды { $command } нет. Возможно, имелась в виду { $near }.
cli-flag-unknown = У команды { $command } нет ключа { $flag }. Есть: { $allowed }.
cli-flag-needs-value = После { $flag } нужно значение. См. laydown { $command } --help.
cli-flag-takes-none = { $flag } не принимает значения. Уберите { $text }.
cli-flag-twice = Укажите { $flag } только один раз.
cli-operand-missing = Для { $command } чего-то не хватает. См. laydown { $command } --help.
cli-operand-extra = Команда { $command } не ждёт { $text }. См. laydown { $command } --help.
cli-not-a-number = { $place } должно быть целым числом от { $low } до { $high }, а не { $text }.
cli-option-form = --option { $text } не читается. Напишите имя, знак равенства и значение, например --option ace=both.
cli-option-twice = Параметр { $option } указан дважды. Оставьте один.
cli-at-column = Столбец { $column }: { $reason }

# Файлы.
cli-file-missing = Такого файла нет. Проверьте имя и папку.
cli-file-folder = Это папка. Укажите файл в ней.
cli-system = Система сообщает: { $reason }
cli-file-unreadable = Файл не читается. Проверьте, разрешено ли вам его открывать.
cli-file-not-text = Это не текст в UTF-8, значит, и не запись партии.
cli-file-too-large = Файл больше любой записи партии.

# Правила стола.
cli-rules-title = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}: действующие правила
cli-rules-options = Параметры этого стола. Чтобы изменить: { $example }.
cli-rules-option = { $title }: { $told }
cli-rules-changed = (изменено, обычно { $usual })
cli-rules-allowed = Допустимо: { $allowed }. Правило { $clause }.
cli-rules-presets = Игры под именами, которые понимают команды:
cli-rules-preset-plain = { $preset }: { $title }. { $told }
cli-rules-more = Правила одной из них: { $command }

# Раскладка руки.
cli-arrange-penalty = Штраф: { $penalty }
cli-arrange-set = Группа: { $cards }
cli-arrange-run = Последовательность: { $cards }
cli-arrange-wilds = Только дикие карты: { $cards }
cli-arrange-stands = { $card } заменяет { $place-acc }
cli-arrange-left = Осталось: { $cards }
cli-arrange-nothing-left = Ничего не осталось.
cli-arrange-discard = Лучший сброс: { $cards }. Штраф после него: { $penalty }
cli-arrange-discards = Лучший сброс, любая из карт: { $cards }. Штраф после него: { $penalty }
cli-arrange-out = Чтобы выйти, сбросьте: { $cards-acc }
cli-arrange-outs = Чтобы выйти, сбросьте одну из карт: { $cards }
cli-arrange-preset = Карты раскладывают в игре Три-тринадцать и родственных, а не в { $preset }. Выберите одну из: { $allowed }.
cli-arrange-card = В { $preset } нет карты { $card }. Уберите её или выберите другой --preset.
cli-arrange-size = В руке от 1 до { $most } карт, а здесь { $count }.
cli-arrange-wild = Достоинства { $text } нет. Напишите от 2 до 10, J, Q, K, A или none.
cli-arrange-wild-rank = В { $preset } нет достоинства { $rank }. Выберите другой --wild.
cli-arrange-lines-alone = --lines читает всё из стандартного ввода. Уберите остальное.
cli-line-json = Строка не является объектом JSON. Напишите, например: { $example }.
cli-line-unknown = Поля { $name } нет. Есть: { $allowed }.
cli-line-hand = Поле hand должно быть строкой с картами, например "5S 6S 7S".
cli-line-wild = Поле wild должно быть числом от 1 до 13 или null.
cli-line-game = Поле game должно быть именем игры, например "five-crowns".
cli-line-options = Поле options должно быть объектом из имён и значений, например {"{"}"ace": "both"{"}"}.

# Расчёт партии.
cli-settle-won = { $winner } выигрывает у { $loser } со счётом { $points } : { $other_points }.
cli-settle-equal = У обоих { $points }: никто не выиграл, и платить не за что.
cli-settle-skunk = Скунс: у { $loser } меньше половины от { $target }, это ещё одна отметка для { $winner }.
cli-settle-line = { $reason }: { $amount }
cli-settle-sum = { $winner } получает { $amount }.

# Моделирование.
cli-simulate-title = { $game }: { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}, { $matches ->
    [one] { $matches } законченная партия
    [few] { $matches } законченные партии
    [many] { $matches } законченных партий
   *[other] { $matches } законченной партии
}, зерно { $seed }
cli-simulate-seat = Место { $number }, { $bot }
cli-simulate-points = Очков за раздачу: { $estimate }
cli-simulate-totals = Итог за партию: { $estimate }
cli-simulate-wins = Доля выигранных партий: { $estimate }
cli-simulate-interval = { $mean }, интервал 95 процентов от { $low } до { $high }
cli-simulate-speed = Скорость: раздач в секунду { $deals }, действий { $actions }
cli-simulate-one-of = Укажите --deals или --matches, но не оба.

# Проверка записей.
cli-check-holds = запись верна. { $game }, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
    [many] { $actions } действий
   *[other] { $actions } действия
}.
cli-check-proved = Каждая тасовка следует из секрета, обещанного до первой раздачи.
cli-check-seeded = Тасовки следуют из зерна, и тот, кто его выбрал, мог их знать.
cli-check-given = Порядок карт таков, как записан, и о нём ничего не обещано.
cli-check-total = { $seat }: { $points }.
cli-check-winners = { $winners-count ->
    [one] Победитель
   *[other] Победители
}: { $winners }.
cli-check-unfinished = Партия не закончена.

# Просмотр партии.
cli-replay-hand = { $seat }: { $cards }
cli-replay-prompt = Enter: следующий шаг, d: следующая раздача, e: до конца, q: выйти
cli-replay-seat = В этой партии мест { $count }, места { $number } нет. Выберите одно из них или 0 для зрителя.
cli-replay-empty = В этой партии ещё ничего не сдано.

cli-serve-at = Laydown работает по адресу { $address }
cli-serve-elsewhere = Другие устройства в этой сети открывают { $address }
cli-serve-stop = Остановить: Ctrl+C; начатые партии сохраняются.
cli-serve-taken = Адрес { $host }, порт { $port }, занят другой программой. Выберите другой порт с --port или 0 для любого свободного.
cli-serve-workers = В один файл может писать только один процесс. Для нескольких укажите --database postgresql://... или уберите --workers.
cli-serve-database = Laydown хранит столы в файле или в PostgreSQL, а не в { $database }. Укажите адрес, который начинается с postgresql://
cli-serve-psycopg = Для PostgreSQL не хватает части Laydown. Установите её: pip install 'laydown[postgres]'
cli-serve-no-database = База данных недоступна: { $reason }.
cli-serve-base = { $text } не может быть путём Laydown. Он начинается с / и не совпадает с его собственными страницами, например /cards
cli-serve-proxy = { $text } — не адрес прокси. Укажите, например, 127.0.0.1, ::1 или 10.0.0.0/8
cli-serve-log = Журнал ведётся как plain или json, а не как { $text }
cli-serve-public = { $text } — не тот адрес, по которому находят этот сервер. Укажите, например, https://example.org/cards, вместе с путём, если он есть
cli-serve-mail-server = { $text } — не почтовый сервер. Укажите, например, mail.example.org:587
cli-serve-mail-security = Связь с почтовым сервером — starttls, tls или none, а не { $text }
cli-serve-mail-from = { $text } — не адрес электронной почты
cli-serve-mail-needs = Для писем нужны также --mail-from и --public-url
cli-serve-mail-password = Файл с паролем не читается: { $reason }
cli-serve-mail-clear = Пароль не отправляется на другой компьютер открыто. Используйте starttls или tls
cli-serve-metrics = Показатели видны только этому компьютеру, а не по адресу { $text }. Укажите, например, 127.0.0.1:9100
cli-serve-cannot = Сервер не может здесь начать работу: { $reason }.

cli-admin-deed = Администратору доступны { $allowed }, но не { $text }.
cli-admin-nothing = В { $folder } нет данных сервера. Укажите папку через --data или --database.
cli-admin-none = Столов нет.
cli-admin-table = { $table }  { $preset }, { $state }, занято мест: { $taken } из { $seats }, открыт { $age } дн. назад, последняя игра { $played } дн. назад
cli-admin-waiting = ждёт
cli-admin-running = идёт
cli-admin-over = окончен
cli-admin-shut = закрыт
cli-admin-close-sure = Закрыть стол { $table } навсегда? Всем за столом об этом сообщат. Введите да:
cli-admin-delete-sure = Удалить стол { $table } вместе с партией и именами? Вернуть его будет нельзя. Введите да:
cli-admin-yes = да д
cli-admin-not-done = Ничего не изменено.
cli-admin-close-done = Стол { $table } закрыт.
cli-admin-delete-done = Стол { $table } удалён.
cli-admin-no-table = Стола { $table } нет.
cli-admin-no-record = За столом { $table } нет оконченной партии.
cli-admin-exported = Записи выгружены в { $folder }: { $count }.
cli-admin-file-there = { $file } уже есть. Укажите другое имя.
cli-admin-no-records = Присланных записей нет.
cli-admin-record = { $record }  { $preset }, { $size } кБ, прислана { $age } дн. назад, последний просмотр { $used } дн. назад
cli-admin-delete-record-sure = Удалить присланную запись { $table } вместе с её просмотром? Вернуть её будет нельзя. Введите да:
cli-admin-delete-record-done = Запись { $table } удалена.
cli-admin-no-sent-record = Присланной записи { $table } нет.
cli-admin-pg-dump = Копию PostgreSQL делает pg_dump.
cli-admin-backed-up = Копия сохранена в { $file }.
cli-join-one-of = Укажите --name, чтобы играть, или --watch, чтобы смотреть, но не оба.

# Compiling.
cli-warm-part = { $at } из { $count }: { $part }
cli-warm-arranging = раскладка карт на руке
cli-warm-environments = среды для обучения
cli-warm-done = Скомпилировано за { $seconds } с. Теперь всё начинается сразу.
cli-warm-already = Всё уже скомпилировано.
cli-warm-not-kept = Скомпилировано за { $seconds } с, но сохранить негде: папку задаёт LAYDOWN_KERNELS.
cli-warm-needs = Для скомпилированного кода нужна numba. Установить: { $command }
