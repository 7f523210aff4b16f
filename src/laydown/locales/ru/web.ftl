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
web-games = Игры
web-more-games = Другие игры
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
web-rules-changed = Особенности этого стола
web-changed = Изменено
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
web-option-none = нет
web-option-number = число
web-option-range = от { $low } до { $high }
web-option-reset = Как обычно
web-houses = Мои домашние правила
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
web-table-by-link = друзья приходят по ссылке
web-table-listed = открыт для всех здесь
web-table-listed-label = Открытый стол
web-table-listed-help = Другие на этом сервере видят его и могут сесть.
web-table-chat-label = Свободный чат
web-table-chat-help = Без него есть готовые фразы, каждому на его языке.
web-table-beat = Время на ход
web-table-beat-off = без ограничения
web-table-beat-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
web-tables = Столы
web-mine-running = Мои партии
web-mine-finished = Сыгранные партии
web-continue = Продолжить
web-look = Смотреть
web-record = Запись
web-listed = Открытые столы
web-listed-none = Сейчас никто не ждёт игроков.
web-listed-host = { $count ->
    [one] { $host }, { $count } свободное место
    [few] { $host }, { $count } свободных места
   *[other] { $host }, { $count } свободных мест
}
web-join = Сесть
web-join-title = { $host } приглашает вас. Игра: { $preset }
web-join-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[other] Свободно { $count } мест.
}
web-join-sit = Сесть за стол
web-join-watch = Смотреть
web-join-watch-help = Зрители не видят ничьих карт.
web-join-full = Все места заняты.
web-join-over = Эта партия окончена.
web-join-gone = Такого стола здесь нет. Попросите новую ссылку.
web-share = Поделиться
web-share-title = Место за столом: { $preset }
web-share-help = Отправьте каждому другу по ссылке. Кто её откроет, выберет имя и сядет за стол.
web-share-open = Любое свободное место
web-share-own = Моё место
web-share-own-help = По этой ссылке можно продолжить с другого устройства. Никому её не давайте.
web-share-local = Этот адрес открывается только на этом компьютере. Друзьям нужен адрес, по которому он доступен.
web-copy = Копировать
web-copied = Скопировано
web-try-again = Ещё раз
web-trouble-server = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
