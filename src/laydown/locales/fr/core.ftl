# Les cartes, les listes et les messages communs à toutes les salles.

card-in-words = { $rank } { $suit ->
    [spades] de pique
    [hearts] de cœur
    [diamonds] de carreau
    [clubs] de trèfle
   *[stars] d’étoile
}
card-joker = joker
rank-ace = as
    .many = as
rank-two = deux
    .many = deux
rank-three = trois
    .many = trois
rank-four = quatre
    .many = quatre
rank-five = cinq
    .many = cinq
rank-six = six
    .many = six
rank-seven = sept
    .many = sept
rank-eight = huit
    .many = huit
rank-nine = neuf
    .many = neuf
rank-ten = dix
    .many = dix
rank-jack = valet
    .many = valets
rank-queen = dame
    .many = dames
rank-king = roi
    .many = rois

number = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}
number-feminine = { $count ->
    [1] une
   *[other] { number }
}

held-ace = { number } as
held-two = { number } deux
held-three = { number } trois
held-four = { number } quatre
held-five = { number } cinq
held-six = { number } six
held-seven = { number } sept
held-eight = { number } huit
held-nine = { number } neuf
held-ten = { number } dix
held-jack = { number } { $count ->
    [one] valet
   *[other] valets
}
held-queen = { number-feminine } { $count ->
    [one] dame
   *[other] dames
}
held-king = { number } { $count ->
    [one] roi
   *[other] rois
}
held-queen-of-spades = { $count ->
    [1] dame de pique
   *[other] { number-feminine } dames de pique
}
held-jack-of-diamonds = { $count ->
    [1] valet de carreau
   *[other] { number } valets de carreau
}
held-joker = { number } { $count ->
    [one] joker
   *[other] jokers
}
held-wild = { number-feminine } { $count ->
    [one] carte libre
   *[other] cartes libres
}

list-comma = { ", " }
list-and = { " et " }
list-empty = rien

seat-name = Joueur { $number }
seat-missing = Il n’y a pas de place { $number }.
refused = { $reason } (Règle { $clause })

card-unreadable = La carte { $text } n’existe pas. Une carte s’écrit avec l’initiale anglaise de son rang et de sa couleur, comme QS, TD ou 7H, et * est un joker.
preset-unknown = Le jeu { $preset } n’existe pas. Choisissez parmi : { $allowed }.
option-unknown = L’option { $option } n’existe pas ici. Il y a : { $allowed }.
option-bad-value = L’option { $option } ne peut pas valoir { $text }. Elle peut valoir : { $allowed }.
language-unknown = La langue { $language } n’est pas disponible. Choisissez parmi : { $allowed }.

text-missing = Le texte { $text } manque dans la langue { $language }. C’est une erreur de Laydown.
text-incomplete = Il manque quelque chose au texte { $text } dans la langue { $language } : { $reason }. C’est une erreur de Laydown.
