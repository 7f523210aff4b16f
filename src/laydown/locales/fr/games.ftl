# Ce que les jeux ont en commun : événements, mélange, objets simples.

event-deal-began = { $dealer-who ->
    [you] Donne { $number } : vous donnez.
   *[other] Donne { $number } : { $dealer } donne.
}
event-deal-began-wild = { $dealer-who ->
    [you] Donne { $number }, vous donnez
   *[other] Donne { $number } par { $dealer }
} : { $count ->
    [one] { $count } carte chacun, rang libre : { $wild }.
   *[other] { $count } cartes chacun, rang libre : { $wild }.
}
event-dealt = { $who ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $cards }.
}
event-turned-up = La pile commence par { $card }.
event-own-pile = { $who ->
    [you] Votre pile commence par { $card }.
   *[other] La pile de { $seat } commence par { $card }.
}
event-last-turn = { $who ->
    [you] Derniers tours : c’est à vous.
   *[other] Derniers tours : c’est à { $seat }.
}
event-drew = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche { $card }.
}
event-drew-hidden = { $who ->
    [you] Vous piochez une carte.
   *[other] { $seat } pioche une carte.
}
event-discarded = { $who ->
    [you] Vous jetez { $card }.
   *[other] { $seat } jette { $card }.
}
event-reshuffled = { $count ->
    [one] { $count } carte de la pile devient le nouveau talon.
   *[other] { $count } cartes de la pile sont mélangées et deviennent le nouveau talon.
}
event-reshuffled-into = { $count ->
    [one] Le talon ne suffit plus : { $count } carte jetée y retourne.
   *[other] Le talon ne suffit plus : { $count } cartes jetées y retournent, mélangées.
}

refuse-reshuffle-cards = { $count ->
    [one] Le nouveau talon est fait de { $count } carte, celle sous le dessus de la pile.
   *[other] Le nouveau talon est fait des { $count } cartes sous le dessus de la pile, chacune une fois.
}
deal-not-over = La donne n’est pas finie, elle n’a donc pas de résultat. C’est une erreur de Laydown.

plain-unreadable = À l’endroit { $place }, ceci n’a pas sa place : { $text }
plain-missing = À l’endroit { $place }, il manque quelque chose.

chapter-game = Le jeu
chapter-turn = Le tour
chapter-melds = Combinaisons et cartes libres
chapter-pile = La pile
chapter-out = La fin d’une donne
chapter-score = Les points
chapter-match = La partie
