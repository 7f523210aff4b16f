# Les cartes et la main.

card-wild-sign = libre
card-face-down = carte face cachée
card-named-wild = { $card }, libre
card-named-new = { $card }, nouvelle
hand-label = Votre main
hand-keys = Les flèches parcourent la main, Espace choisit, Maj et les flèches choisissent plusieurs cartes. La touche d’un rang y mène, avec Maj elle choisit tout le rang. Ctrl et les flèches déplacent une carte.
hand-moved = { $card }, maintenant { $place } sur { $count }
spread-with-wilds = { $cards }, { $count ->
    [one] dont une carte libre
   *[other] dont { $count } cartes libres
}
spread-squared = { $cards }, en paquet carré
spread-down = { $cards }, faces cachées
pile-empty = La pile est vide
pile-top = Pile : { $count ->
    [one] une carte
   *[other] { $count } cartes
}, sur le dessus { $card }
cards-held = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
