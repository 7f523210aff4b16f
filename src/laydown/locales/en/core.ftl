# Cards, lists and the messages that every room shares.

card-in-words = { $rank } of { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[stars] stars
}
card-joker = joker
rank-ace = ace
    .many = aces
rank-two = two
    .many = twos
rank-three = three
    .many = threes
rank-four = four
    .many = fours
rank-five = five
    .many = fives
rank-six = six
    .many = sixes
rank-seven = seven
    .many = sevens
rank-eight = eight
    .many = eights
rank-nine = nine
    .many = nines
rank-ten = ten
    .many = tens
rank-jack = jack
    .many = jacks
rank-queen = queen
    .many = queens
rank-king = king
    .many = kings

number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
number-feminine = { number }

held-ace = { number } { $count ->
    [one] ace
   *[other] aces
}
held-two = { number } { $count ->
    [one] two
   *[other] twos
}
held-three = { number } { $count ->
    [one] three
   *[other] threes
}
held-four = { number } { $count ->
    [one] four
   *[other] fours
}
held-five = { number } { $count ->
    [one] five
   *[other] fives
}
held-six = { number } { $count ->
    [one] six
   *[other] sixes
}
held-seven = { number } { $count ->
    [one] seven
   *[other] sevens
}
held-eight = { number } { $count ->
    [one] eight
   *[other] eights
}
held-nine = { number } { $count ->
    [one] nine
   *[other] nines
}
held-ten = { number } { $count ->
    [one] ten
   *[other] tens
}
held-jack = { number } { $count ->
    [one] jack
   *[other] jacks
}
held-queen = { number } { $count ->
    [one] queen
   *[other] queens
}
held-king = { number } { $count ->
    [one] king
   *[other] kings
}
held-queen-of-spades = { $count ->
    [1] queen of spades
   *[other] { number } queens of spades
}
held-jack-of-diamonds = { $count ->
    [1] jack of diamonds
   *[other] { number } jacks of diamonds
}
held-joker = { number } { $count ->
    [one] joker
   *[other] jokers
}
held-wild = { number } { $count ->
    [one] wild
   *[other] wilds
}

list-comma = { ", " }
list-and = { " and " }
list-empty = nothing

seat-name = Player { $number }
seat-missing = There is no seat { $number }.
refused = { $reason } (Rule { $clause })

card-unreadable = There is no card { $text }. A card is its rank and its suit, as in QS, TD or 7H, and * is a joker.
preset-unknown = There is no game { $preset }. Choose one of: { $allowed }.
option-unknown = There is no option { $option } here. There are: { $allowed }.
option-bad-value = The option { $option } cannot be { $text }. It may be: { $allowed }.
language-unknown = There is no language { $language } here. Choose one of: { $allowed }.

text-missing = The text { $text } is missing in the language { $language }. This is a mistake in Laydown.
text-incomplete = The text { $text } in the language { $language } lacks something: { $reason }. This is a mistake in Laydown.
