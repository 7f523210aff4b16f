# Le Three Thirteen et ses variantes : variantes, options, refus, événements, règles, fin de partie.

preset-three-thirteen = Le Three Thirteen
preset-three-thirteen-help = Onze donnes de trois à treize cartes, chacune avec son propre rang libre.
preset-ace-high-low = Three Thirteen, as haut ou bas
preset-ace-high-low-help = L’as peut aussi suivre le roi, et il coûte 15 points.
preset-face-values = Three Thirteen, figures à leur rang
preset-face-values-help = Le valet coûte 11 points, la dame 12 et le roi 13.
preset-jokers = Three Thirteen avec jokers
preset-jokers-help = Deux jokers par jeu, libres à chaque donne.
preset-three-thirteen-two-decks = Three Thirteen à deux jeux
preset-three-thirteen-two-decks-help = Toujours deux jeux, et une carte naturelle dans chaque combinaison.
preset-three-thirteen-speed = 3-13 Rapide
preset-three-thirteen-speed-help = Tout le monde joue en même temps, jusqu’à douze joueurs.
preset-five-crowns = Les Cinq Couronnes
preset-five-crowns-help = Cinq couleurs du 3 au roi, six jokers, de deux à sept joueurs.
preset-deuces-arent-wild = Les deux ne sont pas libres
preset-deuces-arent-wild-help = Douze donnes avec jokers, les as libres à la dernière, à deux ou trois.

option-decks = Jeux de cartes
option-decks-help = Dit combien de jeux sont mélangés ensemble.
option-decks-none = la moitié du nombre de joueurs, arrondie vers le haut
option-jokers = Jokers par jeu
option-jokers-help = Dit combien de jokers contient chaque jeu.
option-ace = As
option-ace-help = Dit si l’as peut aussi suivre le roi, auquel cas il coûte 15 points.
option-ace-low = bas seulement
option-ace-both = haut ou bas
option-face_points = Figures
option-face_points-help = Dit ce que coûtent le valet, la dame et le roi.
option-face_points-ten = 10 chacun
option-face_points-rank = 11, 12 et 13
option-wild_points = Carte libre restante
option-wild_points-help = Dit ce que coûte une carte du rang libre qui reste en main.
option-wild_points-rank = autant que son rang
option-all_wild = Cartes libres seules
option-all_wild-help = Dit si des cartes libres seules font une combinaison.
option-wild_limit = Cartes libres par combinaison
option-wild_limit-help = Dit combien de cartes libres peut avoir une combinaison.
option-wild_limit-none = sans limite
option-wild_limit-one = une
option-wild_limit-half = la moitié de ses cartes
option-forbid_rediscard = Carte prise gardée
option-forbid_rediscard-help = Dit s’il est interdit de rejeter dans le même tour la carte prise sur la pile.
option-auto_out = Sortie automatique
option-auto_out-help = Dit si l’on sort d’office en jetant une carte qui laisse tout combiné.
option-last_turns = Derniers tours
option-last_turns-help = Dit combien de tours a chaque autre joueur quand quelqu’un est sorti.
option-first_out_bonus = Prime de sortie
option-first_out_bonus-help = Donne les points que marque le premier à sortir.
option-reveal = Main montrée
option-reveal-help = Dit quand celui qui sort montre sa main.
option-reveal-at_once = aussitôt
option-reveal-at_end = à la fin
option-idle_rounds = Tours de table sans pioche
option-idle_rounds-help = Donne le nombre de tours de table sans pioche au talon après lequel la donne finit.
option-extra_beat = Temps supplémentaire
option-extra_beat-help = Dit si les autres ont encore un temps quand quelqu’un est sorti.
option-tie_break = Égalité
option-tie_break-help = Dit qui gagne quand les plus bas totaux sont égaux.
option-tie_break-share = ensemble
option-tie_break-most_outs = qui est sorti le plus souvent
option-tie_break-bonus_deal = une donne de départage
option-end_at = Fin anticipée
option-end_at-help = Donne le total qui termine la partie à la fin de la donne.
option-end_at-none = après toutes les donnes

three-thirteen-refuse-option = L’option { $option } n’a pas de sens dans { $preset }. Elle appartient à : { $allowed }.
three-thirteen-refuse-seats = Ce jeu se joue de { $least } à { $most }, et vous seriez { $seats }.
three-thirteen-refuse-cards = À { $seats }, la plus grande donne demande { $needed } cartes, et il y en a { $have }. Prenez au moins { $packs_enough } jeux de cartes, ou soyez { $seats_enough } au plus.
three-thirteen-refuse-over = La donne est finie.
three-thirteen-refuse-turn = { $who ->
    [you] C’est votre tour.
   *[other] C’est le tour de { $seat }.
}
three-thirteen-refuse-second-draw = Vous avez déjà votre carte pour ce tour. Jetez-en une.
three-thirteen-refuse-draw-first = Piochez d’abord une carte ou prenez celle du dessus de la pile.
three-thirteen-refuse-verb = Dans ce jeu on pioche, on prend et on jette, rien d’autre.
three-thirteen-refuse-not-held = Vous n’avez pas en main : { $card }.
three-thirteen-refuse-rediscard = Vous venez de prendre { $card } sur la pile, et cette carte ne se rejette pas dans le même tour.
three-thirteen-refuse-someone-out = Quelqu’un est déjà sorti. Jetez comme d’habitude : si toutes vos cartes se combinent, vous ne marquez rien.
three-thirteen-refuse-incomplete = Vous ne pouvez pas sortir en jetant { $card } : vos autres cartes ne se combinent pas toutes.
three-thirteen-refuse-stay-in = Sans { $card } toutes vos cartes se combinent, et à cette table on sort alors d’office.
three-thirteen-refuse-no-reshuffle = Il n’y a rien à mélanger maintenant.
three-thirteen-refuse-reshuffle-first = Le talon ne suffit plus. On y remet d’abord, mélangées, les cartes jetées.
three-thirteen-refuse-not-in-beat = Vous ne jouez pas dans ce temps.
three-thirteen-refuse-chosen = Vous avez choisi. Attendez les autres.
three-thirteen-unreadable = { $text } n’est pas une action de ce jeu. Écrivez draw, take, discard 5H ou discard 5H out.

three-thirteen-event-took = { $who ->
    [you] Vous prenez { $card } sur la pile.
   *[other] { $seat } prend { $card } sur la pile.
}
three-thirteen-event-took-from = { $who ->
    [you] Vous prenez { $card } sur la pile de { $other }.
   *[other] { $other-who ->
        [you] { $seat } prend { $card } sur votre pile.
       *[other] { $seat } prend { $card } sur la pile de { $other }.
    }
}
three-thirteen-event-out = { $who ->
    [you] Vous sortez.
   *[other] { $seat } sort.
}
three-thirteen-event-out-shown = { $who ->
    [you] Vous sortez avec { $cards }.
   *[other] { $seat } sort avec { $cards }.
}
three-thirteen-event-beat = Temps { $beat }.
three-thirteen-event-last-beat = Temps { $beat }, le dernier.
three-thirteen-event-chose = { $who ->
    [you] Vous avez choisi.
   *[other] { $seat } a choisi.
}
three-thirteen-event-stopped-stock = Le talon ne suffit plus. La donne finit.
three-thirteen-event-stopped-idle = Plus personne ne pioche au talon. La donne finit.
three-thirteen-event-stopped-beats = C’était le tout dernier temps. La donne finit.
three-thirteen-event-complete = { $who ->
    [you] Toutes vos cartes se combinent : { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] Toutes les cartes de { $seat } se combinent : { $points } { $points ->
        [one] point
       *[other] points
    }.
}
three-thirteen-event-left = { $who ->
    [you] Il vous reste { $cards } : { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] Il reste à { $seat } { $cards } : { $points } { $points ->
        [one] point
       *[other] points
    }.
}

three-thirteen-won-after-deals = { $count ->
    [one] Après { $count } donne, le plus bas total gagne.
   *[other] Après { $count } donnes, le plus bas total gagne.
}
three-thirteen-won-at-end = Quelqu’un a atteint { $total }, et le plus bas total gagne.
three-thirteen-won-together = Les plus bas totaux sont égaux et gagnent ensemble.
three-thirteen-won-by-most-outs = Les plus bas totaux étaient égaux, et qui est sorti le plus souvent gagne.
three-thirteen-won-by-bonus-deal = Les plus bas totaux étaient égaux, et la donne de départage a décidé.
three-thirteen-won-of-those-who-stayed = Le plus bas total de ceux qui n’ont pas abandonné gagne.

three-thirteen-rule-aim = Formez des combinaisons avec toutes les cartes de votre main. Ce qui reste coûte des points, et le plus bas total gagne.
three-thirteen-rule-seats = { $count ->
    [one] On joue à { $count }.
   *[other] On joue à { $count }, chacun pour soi.
}
three-thirteen-rule-packs-standard = { $packs ->
    [one] On prend un jeu de 52 cartes.
   *[other] On mélange { $packs } jeux de 52 cartes, soit { $count } cartes.
}
three-thirteen-rule-packs-stars = { $packs ->
    [one] On prend un jeu à étoiles de 55 cartes. Il a cinq couleurs, pique, cœur, carreau, trèfle et étoile, chacune du 3 au roi.
   *[other] On mélange { $packs } jeux à étoiles de 55 cartes, soit { $count } cartes. Chacun a cinq couleurs, pique, cœur, carreau, trèfle et étoile, du 3 au roi.
}
three-thirteen-rule-jokers = { $count ->
    [one] Chaque jeu contient aussi un joker, ce qui fait { $total } cartes en tout.
   *[other] Chaque jeu contient aussi { $count } jokers, ce qui fait { $total } cartes en tout.
}
three-thirteen-rule-deals = Il y a { $count } donnes : { $first } cartes chacun à la première, une de plus chaque fois, { $last } à la dernière.
three-thirteen-rule-wild-rank = Le rang égal au nombre de cartes données est libre : { $first } à la première donne, et ainsi de suite jusqu’à { $last }.
three-thirteen-rule-wild-last = { $count ->
    [one] À la dernière donne, de { $count } carte, le rang libre est { $wild }.
   *[other] À la dernière donne, de { $count } cartes, le rang libre est { $wild }.
}
three-thirteen-rule-dealer = Le premier donneur est tiré au sort, puis la donne passe à gauche. Le joueur à gauche du donneur commence. La carte du dessus du talon est retournée pour commencer la pile.
three-thirteen-rule-dealer-speed = Peu importe ici qui donne, puisque tout le monde joue en même temps.
three-thirteen-rule-set = Un groupe est fait de trois cartes ou plus du même rang. Deux cartes identiques y ont leur place.
three-thirteen-rule-run = Une suite est faite de trois cartes ou plus qui se suivent dans une couleur, sans rang en double et sans faire le tour.
three-thirteen-rule-ace-low = L’as est bas : as, 2, 3 est une suite, et dame, roi, as n’en est pas une.
three-thirteen-rule-ace-both = L’as est bas ou haut : as, 2, 3 et dame, roi, as sont des suites, et roi, as, 2 n’en est pas une.
three-thirteen-rule-ace-none = Il n’y a pas d’as, et rien ne suit le roi.
three-thirteen-rule-once = Une carte ne sert que dans une combinaison.
three-thirteen-rule-wild = Une carte libre remplace n’importe quelle carte. Deux cartes libres peuvent être voisines dans une suite, et une carte du rang libre compte comme libre même à sa propre place.
three-thirteen-rule-wild-single = Une carte libre remplace n’importe quelle carte. Une carte du rang libre compte comme libre même à sa propre place.
three-thirteen-rule-joker-wild = Un joker est toujours libre.
three-thirteen-rule-wild-limit-none = Une combinaison peut avoir autant de cartes libres que l’on veut.
three-thirteen-rule-wild-limit-one = Une combinaison a au plus une carte libre.
three-thirteen-rule-wild-limit-half = La moitié au plus des cartes d’une combinaison peuvent être libres, une sur trois ou deux sur quatre.
three-thirteen-rule-all-wild = Trois cartes libres ou plus font une combinaison à elles seules.
three-thirteen-rule-no-all-wild = Chaque combinaison demande une carte naturelle.
three-thirteen-rule-turn = À votre tour, piochez la carte du dessus du talon ou prenez celle du dessus de la pile, puis jetez une carte sur la pile.
three-thirteen-rule-rediscard = La carte qu’on vient de prendre sur la pile peut être rejetée aussitôt.
three-thirteen-rule-no-rediscard = La carte qu’on vient de prendre sur la pile ne se rejette pas dans le même tour, sauf si l’on en avait déjà une pareille.
three-thirteen-rule-no-laying = On ne pose rien avant la fin, et l’on n’ajoute rien aux combinaisons des autres.
three-thirteen-rule-speed-piles = Le talon est étalé au milieu. Chacun a sa propre pile à sa gauche et la commence par une carte du milieu.
three-thirteen-rule-speed-beat = Tout le monde joue en même temps, temps par temps. Dans chaque moitié d’un temps, chacun choisit en secret, et tous les choix s’accomplissent ensemble.
three-thirteen-rule-speed-draws = Choisissez d’abord où piocher : au milieu, ou la carte du dessus de la pile de votre voisin de droite. Les cartes du milieu se piochent dans l’ordre des places.
three-thirteen-rule-speed-discards = Choisissez ensuite la carte à jeter. Toutes sont montrées ensemble, chacune sur la pile de son joueur.
three-thirteen-rule-out = Vous pouvez sortir si toutes vos cartes sauf celle que vous jetez forment des combinaisons. Dites-le en jetant, et jetez la carte que vous voulez.
three-thirteen-rule-out-free = Personne n’est obligé de sortir.
three-thirteen-rule-out-auto = Qui jette une carte et garde une main toute combinée sort d’office.
three-thirteen-rule-last-turns = { $count ->
    [0] Quand quelqu’un sort, la donne finit aussitôt.
    [one] Quand quelqu’un sort, chaque autre joueur a encore un seul tour, dans l’ordre.
   *[other] Quand quelqu’un sort, chaque autre joueur a encore { $count } tours, dans l’ordre.
}
three-thirteen-rule-speed-out = La donne finit avec le temps où quelqu’un sort. On peut sortir à plusieurs dans un même temps.
three-thirteen-rule-speed-extra-beat = Après le temps où quelqu’un sort, les autres ont encore un temps, où personne ne sort. On peut sortir à plusieurs dans un même temps.
three-thirteen-rule-reveal-at-once = Celui qui sort montre aussitôt sa main.
three-thirteen-rule-reveal-at-end = Celui qui sort l’annonce, et montre sa main à la fin avec les autres.
three-thirteen-rule-others-complete = Les autres qui ont tout combiné à la fin ne marquent rien non plus.
three-thirteen-rule-out-bonus = Le premier à sortir marque pour cela { $points } points.
three-thirteen-rule-stock-reshuffle = { $count ->
    [one] Si le talon est vide au début d’un tour, la pile sauf sa carte du dessus est mélangée et devient le talon, une fois par donne. Ensuite, ou s’il n’y a rien à mélanger, la donne finit et tous comptent leurs points.
   *[other] Si le talon est vide au début d’un tour, la pile sauf sa carte du dessus est mélangée et devient le talon, au plus { $count } fois par donne. Ensuite, ou s’il n’y a rien à mélanger, la donne finit et tous comptent leurs points.
}
three-thirteen-rule-stock-end-deal = Si le talon est vide au début d’un tour, la donne finit et tous comptent leurs points.
three-thirteen-rule-idle = { $count ->
    [one] Si personne ne pioche au talon pendant un tour de table entier, la donne finit et tous comptent leurs points.
   *[other] Si personne ne pioche au talon pendant { $count } tours de table entiers, la donne finit et tous comptent leurs points.
}
three-thirteen-rule-idle-last-turns = Cela ne compte plus dès que quelqu’un est sorti.
three-thirteen-rule-middle-reshuffle = { $count ->
    [one] Si le milieu a moins de cartes que de joueurs avant un temps, toutes les piles sauf leurs cartes du dessus y sont mélangées, une fois par donne. Ensuite, ou s’il n’y a rien à mélanger, la donne finit et tous comptent leurs points.
   *[other] Si le milieu a moins de cartes que de joueurs avant un temps, toutes les piles sauf leurs cartes du dessus y sont mélangées, au plus { $count } fois par donne. Ensuite, ou s’il n’y a rien à mélanger, la donne finit et tous comptent leurs points.
}
three-thirteen-rule-middle-end-deal = Si le milieu a moins de cartes que de joueurs avant un temps, la donne finit et tous comptent leurs points.
three-thirteen-rule-speed-bound = { $count ->
    [one] Après un temps, la donne finit de toute façon.
   *[other] Après { $count } temps, la donne finit de toute façon.
}
three-thirteen-rule-least-penalty = À la fin, chaque main est arrangée pour que les cartes restantes coûtent le moins possible. Qui n’en a aucune ne marque rien.
three-thirteen-rule-points-ace-low = Restés en main, un as coûte 1 point, et les cartes de 2 à 10 leur nombre.
three-thirteen-rule-points-ace-both = Restés en main, un as coûte 15 points, et les cartes de 2 à 10 leur nombre.
three-thirteen-rule-points-from-three = Restées en main, les cartes de 3 à 10 coûtent leur nombre.
three-thirteen-rule-points-faces-ten = Le valet, la dame et le roi coûtent 10 points chacun.
three-thirteen-rule-points-faces-rank = Un valet coûte 11 points, une dame 12 et un roi 13.
three-thirteen-rule-points-wild-rank = Une carte du rang libre coûte ce que coûte son rang.
three-thirteen-rule-points-wild = { $points ->
    [one] Une carte du rang libre coûte { $points } point.
   *[other] Une carte du rang libre coûte { $points } points.
}
three-thirteen-rule-points-joker = { $points ->
    [one] Un joker coûte { $points } point.
   *[other] Un joker coûte { $points } points.
}
three-thirteen-rule-lowest-wins = Les points de toutes les donnes s’additionnent, et le plus bas total gagne.
three-thirteen-rule-end-at = La partie finit plus tôt, après la donne où quelqu’un atteint { $total }.
three-thirteen-rule-tie-share = Des plus bas totaux égaux gagnent ensemble.
three-thirteen-rule-tie-most-outs = À égalité des plus bas totaux, celui qui est sorti le plus souvent gagne. Si c’est encore égal, ils gagnent ensemble.
three-thirteen-rule-tie-bonus-deal = { $count ->
    [one] À égalité des plus bas totaux, ces joueurs font entre eux une donne de départage, et celui qui y marque le moins gagne. Si c’est encore égal, ils gagnent ensemble.
   *[other] À égalité des plus bas totaux, ces joueurs font entre eux une donne de départage, au plus { $count } fois, et celui qui y marque le moins gagne. Si c’est encore égal, ils gagnent ensemble.
}
three-thirteen-rule-bonus-cards = { $count ->
    [one] Une donne de départage est de { $count } carte chacun, rang libre : { $wild }.
   *[other] Une donne de départage est de { $count } cartes chacun, rang libre : { $wild }.
}
three-thirteen-rule-bonus-next = Une donne de départage est la suivante de la série, ou, après la dernière, une donne comme celle-ci.
three-thirteen-rule-bonus-alone = Elle ne sert qu’à départager : ses points ne s’ajoutent pas aux totaux.
