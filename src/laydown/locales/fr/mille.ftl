# Mille : variantes, options, refus, événements, règles, fin de partie.

preset-mille = Le Mille
preset-mille-help = Le Mille comme on y joue à la maison : la pile contre une paire en main, des marques pour les naturels, le chapeau et le skunk, et un règlement.
preset-mille-cardroom = Mille de salle
preset-mille-cardroom-help = Le Mille à pile étalée, avec une paire prise n’importe où, sans marques ni enjeu.
preset-mille-montreal = Mille de Montréal
preset-mille-montreal-help = Le Mille comme à Montréal et à Toronto, où l’adversaire coupe les cartes.

option-pile_take = Prise de la pile
option-pile_take-help = Dit ce qu’il faut pour prendre la pile.
option-pile_take-pair_in_hand = une paire naturelle en main
option-pile_take-pair_or_own_natural_set = une paire en main ou un de ses groupes naturels
option-pile_take-pair_anywhere = une paire de la main et de la pile, ou un de ses groupes naturels
option-pile_set_stays_natural = Groupe de la pile gardé naturel
option-pile_set_stays_natural-help = Dit si l’on peut ajouter des cartes libres à un groupe pris avec la pile.
option-pile_set_stays_natural-off = des cartes libres tout de suite
option-pile_set_stays_natural-this_turn = pas de carte libre dans le même tour
option-pile_set_stays_natural-always = jamais de carte libre
option-upcard_two = Deux retourné
option-upcard_two-help = Dit si le joueur qui commence peut prendre un deux retourné par la donne.
option-upcard_two-every_deal = à chaque donne
option-upcard_two-first_deal = à la première donne
option-upcard_two-off = jamais
option-min_naturals = Naturels par groupe
option-min_naturals-help = Dit combien de cartes naturelles il faut dans un groupe qui contient des deux.
option-max_wilds = Cartes libres par groupe
option-max_wilds-help = Dit combien de deux peuvent remplacer d’autres cartes dans un groupe.
option-max_wilds-none = sans limite
option-wild_may_be_added = Ajout de cartes libres
option-wild_may_be_added-help = Dit si l’on peut ajouter une carte libre à un groupe déjà posé.
option-must_discard_to_go_out = Dernière carte jetée
option-must_discard_to_go_out-help = Dit si l’on ne sort qu’en jetant sa dernière carte.
option-stock_out = Talon épuisé
option-stock_out-help = Dit ce qui se passe quand le talon est épuisé.
option-stock_out-end_deal = la donne finit
option-stock_out-reshuffle = on mélange la pile
option-eight_factor = Valeur d’un huit complet
option-eight_factor-help = Dit combien de fois comptent les huit cartes d’un rang.
option-natural_out_factor = Valeur d’une sortie au naturel
option-natural_out_factor-help = Dit combien de fois comptent vos cartes posées quand vous sortez sans carte libre.
option-marks = Marques
option-marks-help = Dit si l’on note des marques pour les naturels, les huit complets et le chapeau.
option-skunk = Marque du skunk
option-skunk-help = Dit si le gagnant reçoit une marque quand le perdant n’a pas la moitié du but.
option-stakes = Enjeu
option-stakes-help = Donne la petite unité du règlement en argent fictif, 0 pour aucun.
option-target = But
option-target-help = Donne le total qui termine la partie.
option-max_deals = Partie la plus longue
option-max_deals-help = Donne le nombre de donnes après lequel le plus haut total gagne.
option-natural_required_to_win = Naturel exigé pour gagner
option-natural_required_to_win-help = Dit si le gagnant doit avoir une marque pour un naturel.
option-first_dealer = Premier donneur
option-first_dealer-help = Dit qui donne en premier.
option-first_dealer-random = au hasard
option-first_dealer-low_draw = la plus basse carte tirée
option-pile_shown = Pile visible
option-pile_shown-help = Dit ce que la table montre de la pile.
option-pile_shown-top = la carte du dessus
option-pile_shown-all = toute la pile
option-cut = Coupe
option-cut-help = Dit si l’adversaire du donneur coupe avant chaque donne.

mille-config-seats = Le Mille se joue à deux, pas à { $seats }.
mille-config-natural-needs-marks = On ne peut exiger un naturel pour gagner que si l’on note des marques.

mille-unreadable-verb = Il n’y a pas d’action { $text }. Il y a : { $allowed }.
mille-unreadable-card-missing = Il faut nommer une carte ici.
mille-unreadable-not-in-deck = La carte { $text } n’est pas dans le jeu de Mille.
mille-unreadable-left-over = Il y a { $text } de trop sur la ligne.
mille-unreadable-add-to = Dites quel groupe { $text } rejoint, comme dans add 2S to Q.
mille-unreadable-rank = Il n’y a pas de rang { $text }. Les rangs sont A, 2 à 9, T, J, Q et K.
mille-unreadable-cut = { $text } n’est pas un endroit où couper. Écrivez un nombre, comme dans cut 40.

mille-refuse-not-your-turn = Ce n’est pas votre tour.
mille-refuse-deal-over = La donne est finie.
mille-refuse-no-such-action = Le Mille n’a pas d’action { $text }.
mille-refuse-draw-first = Piochez d’abord une carte ou prenez la pile.
mille-refuse-drawn-already = Vous avez déjà pioché dans ce tour.
mille-refuse-stock-empty = Le talon est vide.
mille-refuse-pile-or-pass = Le talon est vide : prenez la pile ou passez.
mille-refuse-no-pass = On ne passe que si le talon est vide et que l’on peut prendre la pile.
mille-refuse-not-held = Vous n’avez pas en main : { $cards }.
mille-refuse-cut-first = On coupe d’abord les cartes.
mille-refuse-no-cut-now = On ne coupe qu’avant la donne.
mille-refuse-cut-place = Coupez entre { $low } et { $high }.
mille-refuse-no-reshuffle-due = Il n’y a rien à mélanger maintenant.
mille-refuse-reshuffle-first = On mélange d’abord la pile.
mille-refuse-keep-a-discard = Gardez une carte à jeter, ici on ne sort qu’en jetant.
mille-refuse-lay-three = On pose trois cartes à la fois, pas { $count }, et on ajoute les autres.
mille-refuse-lay-one-rank = Ces cartes ne sont pas du même rang : { $cards }.
mille-refuse-few-naturals = { $needed ->
    [one] Un groupe avec des deux doit avoir au moins une carte naturelle.
   *[other] Un groupe avec des deux doit avoir au moins { $needed } cartes naturelles.
}
mille-refuse-many-wilds = { $allowed ->
    [one] Un seul deux au plus peut remplacer une autre carte dans un groupe.
   *[other] Au plus { $allowed } deux peuvent remplacer d’autres cartes dans un groupe.
}
mille-refuse-no-wild-added = On ne peut pas ajouter de carte libre à vos { $rank-many } qui sont déjà sur la table.
mille-refuse-stays-natural = Vos { $rank-many } viennent de la pile et restent sans carte libre.
mille-refuse-add-rank = La carte { $card } ne va pas avec les { $rank-many }.
mille-refuse-no-spread = Vous n’avez pas de groupe de rang { $rank } sur la table.
mille-refuse-nothing-to-lay = Vous n’avez pas trois cartes qui forment un groupe permis.
mille-refuse-nothing-to-add = Vous n’avez pas de carte à ajouter à vos groupes.
mille-refuse-pile-two-cards = On pose deux cartes avec le dessus de la pile, pas { $count }.
mille-refuse-pile-name-pair = Nommez les deux cartes à poser avec le dessus de la pile.
mille-refuse-pile-pair = Vous n’avez pas { $cards } pour prendre la pile, qui demande deux { $rank-many }.
mille-refuse-pile-rank = Il faut deux { $rank-many }, comme le dessus de la pile, et non { $cards }.
mille-refuse-pile-no-wild = Un deux n’aide pas à prendre la pile, il faut deux { $rank-many }.
mille-refuse-pile-needs-pair = Pour prendre la pile, il faut deux { $rank-many } en main.
mille-refuse-pile-needs-pair-or-set = Pour prendre la pile, il faut deux { $rank-many } en main, ou vos { $rank-many } sur la table sans deux.
mille-refuse-pile-no-set = Vous n’avez pas de groupe de rang { $rank } que le dessus de la pile puisse rejoindre.
mille-refuse-pile-set-has-wild = Il y a un deux parmi vos { $rank-many }, le dessus de la pile ne peut pas les rejoindre.
mille-refuse-pile-nothing-fits = Pour prendre la pile, il faut deux { $rank-many }, ou vos { $rank-many } sur la table sans deux.
mille-refuse-pile-two-needs-twos = Un deux sur la pile ne se prend qu’avec deux deux de votre main.
mille-refuse-pile-two-needs-twos-or-set = Un deux sur la pile ne se prend qu’avec deux deux de votre main, ou pour rejoindre votre groupe de deux.
mille-refuse-pile-two-nothing-fits = Un deux sur la pile ne se prend qu’avec deux autres deux, ou pour rejoindre votre groupe de deux.

mille-event-cards-cut = { $who ->
    [you] Vous coupez les cartes à { $place }.
   *[other] { $seat } coupe les cartes à { $place }.
}
mille-event-pile-taken = { $who ->
    [you] Vous prenez la pile et posez { $cards }, { $count ->
        [0] sans autre carte pour votre main.
        [one] avec { $count } carte pour votre main.
       *[other] avec { $count } cartes pour votre main.
    }
   *[other] { $seat } prend la pile et pose { $cards }, { $count ->
        [0] sans autre carte pour sa main.
        [one] avec { $count } carte pour sa main.
       *[other] avec { $count } cartes pour sa main.
    }
}
mille-event-pile-joined = { $who ->
    [you] Vous prenez la pile et ajoutez { $cards } à votre groupe, { $count ->
        [0] sans autre carte pour votre main.
        [one] avec { $count } carte pour votre main.
       *[other] avec { $count } cartes pour votre main.
    }
   *[other] { $seat } prend la pile et ajoute { $cards } à son groupe, { $count ->
        [0] sans autre carte pour sa main.
        [one] avec { $count } carte pour sa main.
       *[other] avec { $count } cartes pour sa main.
    }
}
mille-event-upcard-two-taken = { $who ->
    [you] Vous prenez en main la carte retournée, { $card }.
   *[other] { $seat } prend la carte retournée, { $card }.
}
mille-event-laid = { $who ->
    [you] Vous posez { $cards }.
   *[other] { $seat } pose { $cards }.
}
mille-event-added = { $who ->
    [you] Vous ajoutez { $card } à vos { $rank-many }.
   *[other] { $seat } ajoute { $card } à ses { $rank-many }.
}
mille-event-low-on-cards = { $who ->
    [you] Il vous reste { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
   *[other] Il reste { $count ->
        [one] une carte
       *[other] { $count } cartes
    } à { $seat }.
}
mille-event-seven-squared = { $who ->
    [you] Vous mettez en tas sept cartes de rang { $rank } : encore une et les huit y sont.
   *[other] { $seat } met en tas sept cartes de rang { $rank } : encore une et les huit y sont.
}
mille-event-eight-complete = { $who ->
    [you] Vous avez les huit cartes de rang { $rank }.
   *[other] { $seat } a les huit cartes de rang { $rank }.
}
mille-event-stock-ran-out-reshuffle = Le talon est vide, on mélange la pile.
mille-event-stock-ran-out-last = { $who ->
    [you] Le talon est vide : prenez la pile, ou passez pour finir la donne.
   *[other] Le talon est vide : { $seat } peut prendre la pile, ou passer pour finir la donne.
}
mille-event-stock-ran-out-over = Le talon est vide et la donne finit sans que personne sorte.
mille-event-passed = { $who ->
    [you] Vous passez et la donne finit sans que personne sorte.
   *[other] { $seat } passe et la donne finit sans que personne sorte.
}
mille-event-went-out = { $who ->
    [you] Vous sortez.
   *[other] { $seat } sort.
}
mille-event-went-out-natural = { $who ->
    [you] Vous sortez au naturel.
   *[other] { $seat } sort au naturel.
}
mille-event-chapeau-made = { $who ->
    [you] Chapeau : vous finissez la donne à { $points }.
   *[other] Chapeau : { $seat } finit la donne à { $points }.
}
mille-event-deal-scored = { $who ->
    [you] La donne { $number } rapporte { $points } à vous et { $other_points } à { $other }.
   *[other] La donne { $number } rapporte { $points } à { $seat } et { $other_points } à { $other }.
}

mille-end-won = { $winner-who ->
    [you] Vous gagnez
   *[other] { $winner } gagne
} par { $points } à { $loser_points }.
mille-end-skunk = { $winner-who ->
    [you] Vous gagnez
   *[other] { $winner } gagne
} par { $points } à { $loser_points }, et { $loser-who ->
    [you] vous êtes skunk.
   *[other] { $loser } est skunk.
}
mille-end-draw = Après { $deals } donnes, chacun a { $points } : égalité.

mille-settle-match = pour la partie
mille-settle-marks = { $count ->
    [one] pour { $count } marque
   *[other] pour { $count } marques
}
mille-settle-points = { $hundreds ->
    [one] pour { $points } points d’avance, soit { $hundreds } centaine entamée
   *[other] pour { $points } points d’avance, soit { $hundreds } centaines entamées
}

mille-rule-goal = Le but est d’atteindre { $target } points le premier, en plusieurs donnes.
mille-rule-cards = On joue à deux avec deux jeux de 52 cartes mélangés, soit 104 cartes sans joker.
mille-rule-first-dealer-random = Le premier donneur est tiré au sort, puis on donne à tour de rôle.
mille-rule-first-dealer-low-draw = Chacun tire une carte et la plus basse désigne le premier donneur : l’as est bas, et l’on retire en cas d’égalité. Puis on donne à tour de rôle.
mille-rule-cut = Avant chaque donne, l’adversaire du donneur coupe les cartes, entre { $low } et { $high }.
mille-rule-no-cut = On ne coupe pas les cartes.
mille-rule-deal = Chacun reçoit { $count } cartes. La carte suivante, retournée, commence la pile, et le reste forme le talon. Celui qui n’a pas donné commence.
mille-rule-turn = À votre tour, vous piochez une carte du talon ou prenez toute la pile, puis vous posez et ajoutez des cartes de votre main autant de fois que vous voulez, et enfin vous en jetez une sur la pile.
mille-rule-sets = Un groupe est fait de trois cartes ou plus du même rang, quelles que soient les couleurs. Il n’y a pas de suites.
mille-rule-wilds = Les deux sont des cartes libres et remplacent n’importe quelle carte. { $needed ->
    [one] Il faut au moins une carte naturelle dans un groupe, c’est-à-dire une carte de son rang.
   *[other] Un groupe avec des cartes libres doit avoir au moins { $needed } cartes naturelles, c’est-à-dire de son rang.
}
mille-rule-max-wilds = { $count ->
    [one] Un groupe contient au plus une carte libre.
   *[other] Un groupe contient au plus { $count } cartes libres.
}
mille-rule-twos = On peut aussi poser trois deux ou plus comme groupe de deux, et ils y sont naturels.
mille-rule-adding = Vous avez un seul groupe par rang, et les nouvelles cartes du rang le rejoignent. On n’ajoute jamais rien aux groupes de l’adversaire, et ce qui est posé ne se déplace ni ne se reprend.
mille-rule-wild-added = On peut aussi ajouter une carte libre à un de ses groupes déjà posés.
mille-rule-no-wild-added = On ne peut pas ajouter de carte libre à un groupe déjà posé.
mille-rule-no-duty = Rien n’oblige à poser, et l’on jette la carte que l’on veut, même un deux ou une carte qu’on vient de prendre.
mille-rule-pile-take-pair-in-hand = Pour prendre la pile, il faut en main deux cartes naturelles du rang de la carte du dessus. On les pose aussitôt avec elle.
mille-rule-pile-take-pair-or-own-natural-set = Pour prendre la pile, il faut en main deux cartes naturelles du rang de la carte du dessus, que l’on pose aussitôt avec elle, ou bien on ajoute la carte du dessus à un de ses groupes de ce rang sans carte libre.
mille-rule-pile-take-pair-anywhere = Pour prendre la pile, on pose aussitôt la carte du dessus avec deux cartes naturelles de son rang, venues de la main ou de la pile elle-même, ou bien on l’ajoute à un de ses groupes de ce rang sans carte libre.
mille-rule-pile-rest = Le reste de la pile va dans votre main et sert dès ce tour. Aucune carte libre n’aide à prendre la pile.
mille-rule-pile-two = Un deux jeté ne se prend qu’avec deux deux de la main, et les trois sont posés comme deux.
mille-rule-pile-two-hand-or-set = Un deux jeté ne se prend qu’avec deux deux de la main, et les trois sont posés comme deux, ou pour rejoindre son propre groupe de deux.
mille-rule-pile-two-or-set = Un deux jeté ne se prend qu’avec deux autres deux, de la main ou de la pile elle-même, et les trois sont posés comme deux, ou pour rejoindre son propre groupe de deux.
mille-rule-pile-stays-off = On peut ajouter des cartes libres à un groupe qui a reçu des cartes avec la pile, même dans le même tour.
mille-rule-pile-stays-this-turn = On n’ajoute pas de carte libre avant son tour suivant à un groupe qui a reçu des cartes avec la pile.
mille-rule-pile-stays-always = On n’ajoute plus jamais de carte libre à un groupe qui a reçu des cartes avec la pile.
mille-rule-upcard-two-every-deal = Si la donne retourne un deux, celui qui commence peut le prendre au lieu de sa première pioche, sans paire et sans devoir le poser.
mille-rule-upcard-two-first-deal = Si la première donne de la partie retourne un deux, celui qui commence peut le prendre au lieu de sa première pioche, sans paire et sans devoir le poser.
mille-rule-upcard-two-off = Un deux retourné par la donne se prend comme un deux jeté.
mille-rule-pile-shown-top = On ne voit que la carte du dessus de la pile.
mille-rule-pile-shown-all = On voit toute la pile.
mille-rule-out = La donne finit dès qu’un joueur n’a plus de carte après avoir pioché : il sort.
mille-rule-out-free = On peut sortir en jetant une carte ou sans en jeter.
mille-rule-out-must-discard = On ne sort qu’en jetant sa dernière carte.
mille-rule-stock-end-deal = Si un tour commence avec un talon vide, le joueur peut prendre la pile, s’il y a droit, ou passer. S’il n’y a pas droit ou s’il passe, la donne finit sans sortie et sans chapeau.
mille-rule-stock-reshuffle = Si un tour commence avec un talon vide, on mélange la pile sauf la carte du dessus pour refaire un talon, deux fois par donne au plus. Si ce n’est plus possible, le joueur peut prendre la pile, s’il y a droit, ou passer. S’il n’y a pas droit ou s’il passe, la donne finit sans sortie et sans chapeau.
mille-rule-announce = On annonce quand un joueur n’a plus que deux cartes ou une, et quand sept ou huit cartes d’un rang sont posées sans carte libre.
mille-rule-values = La dame de pique vaut 100 points, le valet de carreau 50, un deux 20, un as 15, les autres rois, dames, valets et les dix 10, et les cartes de trois à neuf 5.
mille-rule-score = Vous marquez la valeur de vos cartes posées moins celle des cartes restées en main. Le score peut être négatif.
mille-rule-eight = { $factor ->
    [1] Les huit cartes d’un rang sans carte libre forment un huit complet.
    [2] Les huit cartes d’un rang sans carte libre forment un huit complet et comptent double.
   *[other] Les huit cartes d’un rang sans carte libre forment un huit complet et comptent { $factor } fois.
}
mille-rule-natural-out = Si vous sortez sans qu’un deux remplace une autre carte dans vos groupes, c’est une sortie au naturel{ $factor ->
    [1] .
    [2] , et tout ce que vous avez posé compte double.
   *[other] , et tout ce que vous avez posé compte { $factor } fois.
}
mille-rule-natural-eight = Un huit complet compte donc { $factor } fois dans une sortie au naturel.
mille-rule-marks = On reçoit une marque pour une sortie au naturel, une pour chaque huit complet, et une pour le chapeau : vous sortez et l’adversaire a un score négatif dans la donne.
mille-rule-skunk = Le gagnant reçoit une marque pour le skunk si le perdant a moins de { $points } points à la fin.
mille-rule-end = On regarde après chaque donne : dès que quelqu’un a { $target } points et que les totaux diffèrent, le plus haut gagne. À égalité, on continue.
mille-rule-end-natural = Le plus haut total ne gagne qu’avec une marque pour une sortie au naturel ou un huit complet, sinon on continue.
mille-rule-end-deals = { $count ->
    [one] Après une donne, le plus haut total gagne de toute façon, et à égalité la partie est nulle.
   *[other] Après { $count } donnes, le plus haut total gagne de toute façon, et à égalité la partie est nulle.
}
mille-rule-stakes = En argent fictif, le gagnant reçoit { $triple } pour la partie, { $triple } pour chacune de ses marques et { $stake } par centaine de points d’écart entamée. Le perdant ne reçoit rien.
mille-rule-stakes-no-marks = En argent fictif, le gagnant reçoit { $triple } pour la partie et { $stake } par centaine de points d’écart entamée. Le perdant ne reçoit rien.
