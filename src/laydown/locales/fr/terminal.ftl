# Le jeu au terminal : ce qu’il y a sur la table, ce que l’on peut taper, ce qui en résulte.

# Les mots que l’on peut taper. Le premier est celui que l’on montre ; les autres se comprennent aussi.
terminal-command-draw = piocher tirer talon
terminal-command-draw-help = piocher la carte du dessus du talon
terminal-command-pile = pile prendre
terminal-command-pile-help = prendre la pile
terminal-command-take = prendre pile
terminal-command-take-help = prendre la carte du dessus de la pile
terminal-command-pass = passer
terminal-command-pass-help = laisser la pile quand le talon est vide, ce qui finit la donne
terminal-command-lay = poser
terminal-command-lay-help = poser devant vous des cartes d’un même rang
terminal-command-add = ajouter
terminal-command-add-help = ajouter des cartes à vos groupes
terminal-command-discard = jeter défausser
terminal-command-discard-help = jeter une carte sur la pile et finir votre tour
terminal-command-out = sortir
terminal-command-out-help = sortir, si c’est possible
terminal-command-cut = couper
terminal-command-cut-help = couper les cartes
terminal-command-help = aide
terminal-command-help-help = dire ce que l’on peut faire maintenant
terminal-command-hint = conseil indice
terminal-command-hint-help = dire ce que ferait un joueur glouton
terminal-command-moves = coups
terminal-command-moves-help = donner la liste numérotée de tout ce que l’on peut faire
terminal-command-why = pourquoi
terminal-command-why-help = dire quelle règle a fait refuser quelque chose
terminal-command-undo = annuler
terminal-command-undo-help = reprendre votre dernière action, si elle n’a montré de carte à personne
terminal-command-again = encore répéter
terminal-command-again-help = redire le dernier message
terminal-command-show = voir table
terminal-command-show-help = montrer toute la table
terminal-command-hand = main
terminal-command-hand-help = montrer votre main
terminal-command-sort = trier
terminal-command-sort-help = trier votre main par rang, par couleur ou par combinaisons
terminal-command-score = feuille scores
terminal-command-score-help = montrer la feuille de score
terminal-command-log = journal
terminal-command-log-help = raconter cette donne depuis le début
terminal-command-rules = règles
terminal-command-rules-help = dire les règles de cette table
terminal-command-say = dire
terminal-command-say-help = dire quelque chose aux autres
terminal-command-menu = options menu
terminal-command-menu-help = pause, temps supplémentaire, bot de remplacement, interruption ou abandon
terminal-command-rematch = revanche
terminal-command-rematch-help = rejouer avec les mêmes personnes, une fois cette partie finie
terminal-command-quit = quitter
terminal-command-quit-help = s’arrêter là ; la partie est gardée

terminal-word-yes = oui o
terminal-word-no = non n
terminal-word-wild = libre libres
terminal-order-rank = rang rangs
terminal-order-suit = couleur couleurs
terminal-order-combos = combinaisons groupes

terminal-you = Vous
terminal-default-name = Joueur

# La table
terminal-title = { $game }, donne { $number }
terminal-total = { $who ->
    [you] Vous avez
   *[other] { $seat } a
} { $points } { $points ->
    [one] point
   *[other] points
} jusqu’ici.
terminal-holds = { $seat } a { $count } { $count ->
    [one] carte
   *[other] cartes
} en main.
terminal-laid = { $who ->
    [you] Vous avez posé
   *[other] { $seat } a posé
} { $points } { $points ->
    [one] point
   *[other] points
}.
terminal-nothing-laid = { $who ->
    [you] Vous n’avez encore rien posé.
   *[other] { $seat } n’a encore rien posé.
}
terminal-spread = { $who ->
    [you] Devant vous : { $cards }.
   *[other] Devant { $seat } : { $cards }.
}
terminal-still-natural = Vous pouvez encore sortir au naturel.
terminal-not-natural = Plus de sortie au naturel : une carte libre est avec vos { $rank-many }.
terminal-squared = Sept cartes de rang { $rank } sans carte libre sont en tas : encore une et les huit y sont.
terminal-eight = Les huit cartes de rang { $rank } sont là, faces cachées : un huit complet.
terminal-stock = Talon : { $count } { $count ->
    [one] carte
   *[other] cartes
}.
terminal-pile = Pile : { $count } { $count ->
    [one] carte
   *[other] cartes
}, dessus { $card }.
terminal-pile-empty = La pile est vide.
terminal-pile-fanned = Pile : { $cards-count } cartes, du dessous au dessus : { $cards }.
terminal-pile-of = { $who ->
    [you] Votre pile
   *[other] La pile de { $seat }
} : { $count } { $count ->
    [one] carte
   *[other] cartes
}, dessus { $card }.
terminal-pile-of-empty = { $who ->
    [you] Votre pile est vide.
   *[other] La pile de { $seat } est vide.
}
terminal-take-from = Vous pouvez prendre sur la pile de { $other }.
terminal-wild = Carte libre de cette donne : { $rank }.
terminal-wild-jokers = Les jokers sont toujours libres.
terminal-known = { $seat } garde { $cards } de la pile.
terminal-is-out-with = { $seat } est sorti avec { $cards }.
terminal-is-out = { $who ->
    [you] Vous êtes sorti.
   *[other] { $seat } est sorti.
}
terminal-last-turn = C’est votre dernier tour de la donne.
terminal-hand = Vous avez { $count } { $count ->
    [one] carte
   *[other] cartes
} en main.
terminal-hand-worth = Vous avez { $count } { $count ->
    [one] carte
   *[other] cartes
} en main, soit { $points } { $points ->
    [one] point
   *[other] points
}.
terminal-hand-is = Votre main : { $cards }.
terminal-hand-group = { $cards }.
terminal-penalty = Pénalité minimale pour l’instant : { $points }.
terminal-penalty-after = Pénalité minimale après la meilleure défausse : { $points }.

# Ce que l’on peut faire
terminal-ask-draw = Piochez
terminal-ask-pile = Piochez ou prenez la pile
terminal-ask-take = Piochez ou prenez
terminal-ask-pass = Prenez la pile ou passez
terminal-ask-play = Posez, ajoutez ou jetez
terminal-ask-discard = Jetez une carte
terminal-ask-cut = Coupez de 4 à 100, ou Entrée
terminal-choice = { $number }  { $what }
terminal-can-lay = Vous pouvez poser { $cards } : { $form }.
terminal-can-lay-wild = Vous pouvez poser { $cards } avec une carte libre : { $form }.
terminal-with-a-wild = { $cards } avec une carte libre
terminal-can-add = Vous pouvez ajouter { $cards } : { $form }.
terminal-can-go-out = Vous pouvez sortir en jetant { $card } : { $form }.

terminal-do-draw = piocher au talon
terminal-do-pile = prendre la pile avec { $cards }
terminal-do-pile-alone = prendre la pile, dessus { $card }
terminal-do-pass = laisser la pile
terminal-do-take = prendre { $card } sur la pile
terminal-do-take-any = prendre sur la pile
terminal-do-take-of = prendre { $card } sur la pile de { $other }
terminal-do-lay = poser { $cards }
terminal-do-add = ajouter { $card }
terminal-do-add-to = ajouter { $card } comme carte libre aux { $rank-many }
terminal-do-discard = jeter { $card }
terminal-do-out = jeter { $card } et sortir
terminal-do-cut = couper à { $place }

terminal-hint = Un joueur glouton choisirait ceci : { $move }. Tapez : { $line }
terminal-help-source = « { $draw } » pioche la carte du dessus du talon ; Entrée aussi, quand il n’y a rien d’autre à faire.
terminal-help-pile = « { $pile } » prend toute la pile, si vous avez deux cartes naturelles comme celle du dessus.
terminal-help-take = « { $draw } » pioche au talon ; « { $take } » prend la carte du dessus de la pile.
terminal-help-lay = « { $lay } 9 » pose vos neuf ; « { $lay } q 2 » pose vos dames avec une carte libre.
terminal-help-add = « { $add } 8 » ajoute vos huit à ceux qui sont posés ; « { $add } 2 to q » ajoute une carte libre aux dames.
terminal-help-discard = « { $discard } k » jette un roi sur la pile et finit votre tour.
terminal-help-out = « { $out } » jette une carte et sort, quand toutes les autres se combinent.
terminal-help-cards = Une carte s’écrit KS ou 10h, par son rang seul, ou #3 pour la troisième de votre main. Plusieurs actions tiennent sur une ligne, séparées par des points-virgules.
terminal-help-star = Un astérisque après une carte signale une carte libre.
terminal-help-cut = Un nombre de 4 à 100 dit où couper ; Entrée laisse choisir les dés.
terminal-help-more = Autres mots : { $words }. « { $help } tout » les explique.
terminal-help-word = { $word } : { $what }.
terminal-more = Entrée pour la suite, une lettre pour arrêter

# Ce qui n’a pas pu se faire
terminal-which = Lequel de ces choix ?
terminal-which-command = Que veut dire { $text } ici ?
terminal-what-with-card = Que faut-il en faire ?
terminal-not-understood = Je ne connais pas le mot « { $text } ». « aide » dit ce que l’on peut faire maintenant.
terminal-line-too-long = Une ligne a au plus { $limit } caractères.
terminal-no-such-number = Votre main n’a pas de carte numéro { $number } ; elle en a { $count }.
terminal-no-such-choice = Il n’y a pas de choix { $number } ici.
terminal-number-needs-sign = Pour la carte numéro { $number } de votre main, écrivez #{ $number }.
terminal-no-more-wilds = Vous n’avez pas assez de cartes libres.
terminal-no-more-of-rank = Vous n’avez pas assez de cartes de rang { $rank }.
terminal-to-what = Après « to » vient le rang d’un de vos groupes, comme dans : ajouter 2 to Q
terminal-lay-what = Dites quoi poser, comme dans : poser 9
terminal-add-what = Dites quoi ajouter, comme dans : ajouter 8
terminal-nothing-after = On n’écrit rien après « { $text } » ; un point-virgule sépare deux actions.
terminal-discard-one = Dites quelle carte jeter, une seule, comme dans : jeter KS
terminal-one-rank-with-wilds = Posez un seul rang à la fois avec des cartes libres.
terminal-two-need-a-wild = { $cards } ne font que deux cartes ; avec une carte libre, c’est un groupe : poser { $example }
terminal-three-to-lay = Un groupe commence par trois cartes, et { $cards } ne suffit pas.
terminal-cut-where = Dites où couper, de { $low } à { $high }.
terminal-mille-out = Au Mille, on sort en posant, en ajoutant ou en jetant sa dernière carte.
terminal-no-way-out = Aucune défausse ne laisse toutes vos autres cartes combinées, vous ne pouvez pas encore sortir.
terminal-rest-not-done = { $count ->
    [one] La dernière partie de la ligne n’a pas été faite.
   *[other] Les { $count } dernières parties de la ligne n’ont pas été faites.
}
terminal-nothing-refused = Rien n’a encore été refusé.
terminal-between-deals = Entre deux donnes, il n’y a rien à jouer. Entrée commence la donne suivante.
terminal-sort-how = Triez d’une de ces façons : { $orders }.

# Fins
terminal-next-deal = Entrée pour la donne suivante
terminal-pass-on = Entrée cache vos cartes, « annuler » reprend votre défausse
terminal-press-enter = Appuyez sur Entrée
terminal-hand-over = C’est à { $seat } de jouer. Que personne d’autre ne regarde.
terminal-deal-over = La donne { $number } est finie
terminal-ended-out = { $natural ->
    [yes] { $who ->
        [you] Vous êtes sorti au naturel.
       *[other] { $seat } est sorti au naturel.
    }
   *[no] { $who ->
        [you] Vous êtes sorti.
       *[other] { $seat } est sorti.
    }
}
terminal-left-in-hand = En main, { $points } { $points ->
    [one] point
   *[other] points
} :
terminal-account-laid = Posé
terminal-account-eights = Huit complets
terminal-account-natural = Sortie au naturel
terminal-account-hand = En main
terminal-account-deal = Cette donne
terminal-account-marks = Marques
terminal-account-total = En tout
terminal-account-of = { $who ->
    [you] Votre compte :
   *[other] Le compte de { $seat } :
}
terminal-ended-complete = { $who ->
    [you] Tout est combiné et vous marquez { $points }.
   *[other] { $seat } a tout combiné et marque { $points }.
}
terminal-ended-left = { $who ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $points }.
terminal-combination-set = Un groupe : { $cards }.
terminal-combination-run = Une suite : { $cards }.
terminal-combination-wilds = Cartes libres : { $cards }.
terminal-stands-for = { $card } remplace { $place }.
terminal-left = Reste : { $cards }.
terminal-sheet-empty = Aucune donne n’est encore comptée.
terminal-sheet-number = Donne
terminal-sheet-deal = Donne { $number } :
terminal-sheet-seat = { $who ->
    [you] Vous
   *[other] { $seat }
} : { $points } dans cette donne, { $total } en tout.
terminal-sheet-chapeau = { $who ->
    [you] Vous êtes chapeau.
   *[other] { $seat } est chapeau.
}
terminal-sheet-stars-mille = * un naturel
terminal-sheet-stars-three-thirteen = * est sorti
terminal-sheet-starred-mille = { $count } { $count ->
    [one] naturel
   *[other] naturels
} pour { $who ->
    [you] vous
   *[other] { $seat }
}.
terminal-sheet-starred-three-thirteen = { $who ->
    [you] Vous êtes sorti.
   *[other] { $seat } est sorti.
}
terminal-sheet-circles = (total) : chapeau
terminal-match-over = La partie est finie
terminal-winner = { $who ->
    [you] Vous gagnez.
   *[other] { $seat } gagne.
}
terminal-winners = { $names } gagnent ensemble avec { $points } points.
terminal-settlement = { $who ->
    [you] Vous recevez :
   *[other] { $seat } reçoit :
}
terminal-line = { $what } : { $amount }
terminal-settlement-sum = en tout
terminal-commitment-kept = Le secret des dés est maintenant dans l’enregistrement ; chacun peut vérifier les donnes avec lui.
terminal-record-kept = L’enregistrement de la partie :
terminal-record-use = Pour le vérifier et pour le revoir :
terminal-kept = La partie est gardée. Pour la reprendre : { $program } resume

# Débuts
terminal-welcome = Bienvenue à Laydown
terminal-which-game = Quel jeu ?
terminal-game-line = { $number }  { $name } : { $help }
terminal-game-enter = Tapez un numéro ou un nom ; Entrée seule commence { $name }.
terminal-no-such-game = Il n’y a pas de jeu { $text } ici.
terminal-begin = { $game }. « aide » dit ce que l’on peut taper, « quitter » arrête ; la partie est gardée après chaque action.
terminal-which-match = Quelle partie ?
terminal-match-line = { $number }  { $game }, { $names }, donne { $deal }, { $totals }, { $when }
terminal-match-enter = Tapez un numéro ; Entrée seule reprend la première.
terminal-nothing-to-resume = Il n’y a pas de partie inachevée. Pour en commencer une : { $program } play
terminal-unreadable-match = Cette partie ne se lit pas et reste où elle est : { $path }
terminal-match-held = Cette partie se joue dans une autre fenêtre. Continuez là-bas, ou quittez-la d’abord là-bas.
terminal-not-kept = La partie n’a pas pu être gardée : { $reason }. Ce qui était gardé avant reste tel quel.
terminal-try-again = Appuyez sur Entrée pour réessayer, tapez quitter pour partir
terminal-broken-no-result = La donne est finie et n’a pas de résultat.
terminal-broken-no-hand = Un joueur est assis ici sans main.
terminal-no-person = Il faut quelqu’un à ce terminal : il y a { $bots } robots pour { $seats } places.

# À la table d'un serveur
terminal-join-not-your-turn = Ce n’est pas votre tour. On peut demander : { $words }.
terminal-join-no-address = { $text } n’est pas le lien d’une table. Un lien ressemble à ceci : { $example }
terminal-join-no-answer = Aucun serveur ne répond à { $address } : { $reason }
terminal-join-no-server = Il n’y a pas de serveur Laydown à { $address }.
terminal-join-version = Ce programme et le serveur n’ont pas la même version. Mettez le plus ancien à jour.
terminal-join-words = { $text }
terminal-join-name = Votre nom
terminal-join-seat = Vous avez une place. Ce lien l’ouvre depuis n’importe quel appareil, gardez-le pour vous :
terminal-join-begin = { $game }. « aide » dit ce que l’on peut taper, « quitter » quitte la table ; la place reste gardée.
terminal-join-missing = { $count ->
    [one] La partie commence quand la dernière place libre est prise.
   *[other] La partie commence quand { $count } places libres sont prises.
}
terminal-join-sat-down = { $name } s’assied.
terminal-join-here = { $name } est de retour à la table.
terminal-join-gone = { $name } s’est absenté.
terminal-join-awaited = La prochaine donne attend { $names }.
terminal-join-said = { $name } dit : { $text }
terminal-say-how = Dites-en une par son numéro, par exemple : { $say } 2
terminal-say-how-chat = Dites-en une par son numéro, par exemple { $say } 2, ou autre chose avec vos mots.
terminal-join-undo-waiting = C’est possible si tout le monde est d’accord. On attend { $names }.
terminal-join-undo-lapsed = La partie a continué, rien n’a été repris.
terminal-join-undo-asked = { $name } voudrait reprendre sa dernière action et ce qui a suivi.
terminal-join-undo-agree = Tapez oui si vous êtes d’accord, ou non.
terminal-join-undo-answer = Oui ou non
terminal-join-ask-waiting = Cela se fait si tous sont d’accord. On attend { $names }.
terminal-menu-how = Tapez { $menu } et un numéro pour choisir.
terminal-menu-empty = Il n’y a rien à choisir pour l’instant ; { $menu } le dira le moment venu.
terminal-menu-confirm = Le faire ? Oui ou non
terminal-join-rematch-open = Une autre partie avec les mêmes personnes vous attend.
terminal-join-after = Entrée quitte la table, « revanche » rejoue
terminal-join-after-how = Entrée quitte la table, { $rematch } rejoue avec les mêmes personnes et { $say } leur parle.
terminal-join-lost = La connexion est perdue. Nouvel essai ; Ctrl-C arrête.
terminal-join-back = La connexion est rétablie.
terminal-join-come-back = Votre place reste comme elle est. Pour revenir :
terminal-join-watch-again = Pour regarder à nouveau :
terminal-join-record = L’enregistrement de la partie :
terminal-too-many-names = { $seats ->
    [one] Il n’y a de place que pour une personne, et { $names } sont nommées.
   *[other] Il n’y a de place que pour { $seats } personnes, et { $names } sont nommées.
}
