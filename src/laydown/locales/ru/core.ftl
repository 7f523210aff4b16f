# Карты, перечисления и сообщения, общие для всех комнат.
# Форма .acc (винительный падеж) нужна там, где карта стоит дополнением: { $card-acc }.

card-in-words = { $rank } { $suit ->
    [spades] пик
    [hearts] червей
    [diamonds] бубен
    [clubs] треф
   *[stars] звёзд
}
card-joker = джокер
    .acc = джокера
rank-ace = туз
    .acc = туза
rank-two = двойка
    .acc = двойку
rank-three = тройка
    .acc = тройку
rank-four = четвёрка
    .acc = четвёрку
rank-five = пятёрка
    .acc = пятёрку
rank-six = шестёрка
    .acc = шестёрку
rank-seven = семёрка
    .acc = семёрку
rank-eight = восьмёрка
    .acc = восьмёрку
rank-nine = девятка
    .acc = девятку
rank-ten = десятка
    .acc = десятку
rank-jack = валет
    .acc = валета
rank-queen = дама
    .acc = даму
rank-king = король
    .acc = короля

number = { $count ->
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
   *[other] { $count }
}
number-feminine = { $count ->
    [1] одна
    [2] две
   *[other] { number }
}

held-ace = { number } { $count ->
    [one] туз
    [few] туза
    [many] тузов
   *[other] туза
}
held-two = { number-feminine } { $count ->
    [one] двойка
    [few] двойки
    [many] двоек
   *[other] двойки
}
held-three = { number-feminine } { $count ->
    [one] тройка
    [few] тройки
    [many] троек
   *[other] тройки
}
held-four = { number-feminine } { $count ->
    [one] четвёрка
    [few] четвёрки
    [many] четвёрок
   *[other] четвёрки
}
held-five = { number-feminine } { $count ->
    [one] пятёрка
    [few] пятёрки
    [many] пятёрок
   *[other] пятёрки
}
held-six = { number-feminine } { $count ->
    [one] шестёрка
    [few] шестёрки
    [many] шестёрок
   *[other] шестёрки
}
held-seven = { number-feminine } { $count ->
    [one] семёрка
    [few] семёрки
    [many] семёрок
   *[other] семёрки
}
held-eight = { number-feminine } { $count ->
    [one] восьмёрка
    [few] восьмёрки
    [many] восьмёрок
   *[other] восьмёрки
}
held-nine = { number-feminine } { $count ->
    [one] девятка
    [few] девятки
    [many] девяток
   *[other] девятки
}
held-ten = { number-feminine } { $count ->
    [one] десятка
    [few] десятки
    [many] десяток
   *[other] десятки
}
held-jack = { number } { $count ->
    [one] валет
    [few] валета
    [many] валетов
   *[other] валета
}
held-queen = { number-feminine } { $count ->
    [one] дама
    [few] дамы
    [many] дам
   *[other] дамы
}
held-king = { number } { $count ->
    [one] король
    [few] короля
    [many] королей
   *[other] короля
}
held-queen-of-spades = { $count ->
    [1] дама пик
    [one] { number-feminine } дама пик
    [few] { number-feminine } дамы пик
    [many] { number-feminine } дам пик
   *[other] { number-feminine } дамы пик
}
held-jack-of-diamonds = { $count ->
    [1] валет бубен
    [one] { number } валет бубен
    [few] { number } валета бубен
    [many] { number } валетов бубен
   *[other] { number } валета бубен
}
held-joker = { number } { $count ->
    [one] джокер
    [few] джокера
    [many] джокеров
   *[other] джокера
}
held-wild = { number-feminine } { $count ->
    [one] дикая карта
    [few] дикие карты
    [many] диких карт
   *[other] дикие карты
}

list-comma = { ", " }
list-and = { " и " }
list-empty = ничего

seat-name = Игрок { $number }
seat-missing = Места { $number } нет.
refused = { $reason } (Правило { $clause })

card-unreadable = Карты { $text } нет. Карта пишется достоинством и мастью, например QS, TD или 7H, а * означает джокера.
preset-unknown = Игры { $preset } нет. Выберите одну из: { $allowed }.
option-unknown = Параметра { $option } здесь нет. Есть: { $allowed }.
option-bad-value = Параметр { $option } не может быть { $text }. Допустимо: { $allowed }.
language-unknown = Языка { $language } здесь нет. Выберите один из: { $allowed }.

text-missing = В языке { $language } нет текста { $text }. Это ошибка Laydown.
text-incomplete = Тексту { $text } на языке { $language } чего-то не хватает: { $reason }. Это ошибка Laydown.
