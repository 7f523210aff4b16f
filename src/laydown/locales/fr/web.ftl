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

# La page d’accueil, les règles, l’invitation et le partage.

web-name = Laydown
web-tagline = Le Mille et le Three Thirteen, contre des bots ou entre amis
web-language = Langue
web-settings = Réglages
web-done = Terminé
web-theme = Apparence
web-theme-auto = comme l’appareil
web-theme-dark = sombre
web-theme-light = claire
web-set-motion = Cartes animées
web-set-sound = Sons
web-set-vibration = Vibrer quand c’est mon tour
web-set-big-index = Très grands chiffres sur les cartes
web-set-confirm-pile = Demander avant de prendre la pile
web-set-confirm-out = Demander avant de sortir
web-set-letters = Raccourcis clavier d’une seule lettre
web-games = Jeux
web-more-games = Autres jeux
web-tile-mille = À deux : groupes, les 2 libres, la pile
web-tile-three-thirteen = De 2 à 8 : un rang libre par donne
web-tile-more = Cinq Couronnes, 3‑13 Rapide, jokers
web-play-now = Jouer tout de suite
web-play-friends = Jouer entre amis
web-you = Vous
web-friends-count = { $count ->
    [one] un ami
   *[other] { $count } amis
}
web-player = Joueur
web-rules = Règles
web-rules-as-preset = habituelles
web-rules-full = Lire toutes les règles
web-rules-reset = Tout comme d’habitude
web-rules-title = { $preset } : les règles
web-rules-contents = Sommaire
web-rules-changed = Particularités de cette table
web-changed = Modifié
web-changed-list = Modifié : { $changes }
web-changed-count = { $count ->
    [one] { $count } modification
   *[other] { $count } modifications
}
web-group-cards = Cartes et distribution
web-group-pile = Pioche et pile
web-group-melds = Combinaisons et cartes libres
web-group-out = Sortie
web-group-score = Points
web-group-match = La partie
web-yes = oui
web-no = non
web-option-number = un nombre
web-option-range = de { $low } à { $high }
web-option-reset = Comme d’habitude : { $value }
web-houses = Mes règles maison
web-house-rename = Renommer
web-house-name = Nom
web-house-save-label = Garder ces règles comme règles maison, sous le nom
web-house-save = Enregistrer
web-house-saved = Règles enregistrées dans ce navigateur : { $name }.
web-house-usual = { $preset } à la maison
web-remove = Retirer
web-seats = Joueurs
web-seat = Place { $number }
web-seat-me = vous
web-seat-friend = Un ami
web-seat-friend-help = Reçoit un lien et s’assied sans compte.
web-seat-add = Ajouter un joueur
web-seats-fixed = { $count ->
    [one] Pour { $count } joueur.
   *[other] Pour { $count } joueurs.
}
web-seats-range = De { $least } à { $most } joueurs.
web-my-name = Votre nom à la table
web-my-colour = Votre couleur
web-colour-1 = mauve
web-colour-2 = framboise
web-colour-3 = bleu
web-colour-4 = vert
web-colour-5 = ocre
web-colour-6 = rouille
web-colour-7 = ardoise
web-colour-8 = pourpre
web-table = La table
web-open-by-link = les amis viennent par lien
web-open-listed = ouverte à tous ici
web-open-listed-label = Table ouverte
web-open-listed-help = Les autres la voient sur ce serveur et peuvent s’y asseoir.
web-open-chat-label = Discussion libre
web-open-chat-help = Sinon il y a des phrases toutes prêtes, dans la langue de chacun.
web-open-beat = Temps pour chaque coup
web-open-beat-off = sans limite
web-open-beat-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-open-clock = Pendule
web-open-clock-off = Sans pendule
web-open-clock-off-help = Personne n’est pressé.
web-open-clock-live = { $count } secondes par tour
web-open-clock-live-help = Ensuite une réserve de { $minutes } minutes pour toute la partie.
web-open-clock-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
web-open-clock-days-help = Chacun vient quand cela lui convient ; la table attend.
web-open-clock-lose = Qui dépasse son temps perd la partie
web-open-clock-lose-help = Sinon, un bot joue jusqu’au retour du joueur.
web-mine-running = Mes parties
web-mine-more = { $count ->
    [one] Une autre partie
   *[other] { $count } autres parties
}
web-mine-finished = Parties terminées
web-mine-sure = Retirer cette partie de la liste ? Seul le lien de votre place l’ouvrira encore.
web-mine-keep = Garder
web-listed = Tables ouvertes
web-listed-host = { $count ->
    [one] { $host }, une place libre
   *[other] { $host }, { $count } places libres
}
web-join = Rejoindre
web-join-title = Invitation de { $host } : { $preset }
web-join-at-table = À la table : { $names }
web-join-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
web-join-sit = S’asseoir
web-join-watch = Regarder
web-join-watch-help = Qui regarde ne voit aucune main.
web-join-left = Avec ce lien, vous continuez à la place de la personne qui était assise là.
web-join-full = Toutes les places sont prises.
web-join-wrong = Ce lien n’ouvre pas de place à cette table. Demandez-en un autre, ou prenez une place libre.
web-join-over = Cette partie est terminée.
web-share = Partager
web-share-title = Une place à table : { $preset }
web-share-help = Envoyez un lien à chaque ami. Qui l’ouvre choisit un nom et s’assied.
web-share-open = N’importe quelle place libre
web-share-own = Continuer sur un autre appareil
web-share-own-help = Avec ce lien, vous continuez sur un autre appareil. Gardez-le pour vous.
web-links-alone = Quitter tous les autres appareils
web-links-alone-confirm = Vous continuez ici avec un nouveau lien. Partout ailleurs, l’ancien ne marche plus.
web-links-own = Votre lien
web-links-others = Liens des autres
web-links-new = Nouveau lien pour { $name }
web-links-new-confirm = { $name } quitte la table aussitôt et l’ancien lien ne marche plus. Qui ouvre le nouveau prend la place et ses cartes.
web-links-seat = Lien pour la place de { $name }
web-links-call-in = Annuler toutes les invitations
web-links-call-in-confirm = Les invitations envoyées pour les places libres ne marchent plus, ni l’adresse de la table. Vous en recevez de nouvelles.
web-links-do = Confirmer
web-turns-feed = Un agenda ou un lecteur de flux peut vous dire quand c’est à vous de jouer, et jusqu’à quand. Il n’apprend rien de vos cartes.
web-turns-make = Créer une adresse
web-turns-once = Ces adresses ne sont montrées que maintenant. Gardez-les pour vous : qui en a une voit quand c’est à vous de jouer.
web-turns-app = Pour les agendas
web-turns-ics = Comme adresse web (.ics)
web-turns-atom = Pour les lecteurs de flux (Atom)
web-turns-there = Il y a une adresse pour cette place. Elle n’est plus montrée.
web-turns-again = Créer une nouvelle adresse et supprimer l’ancienne
web-turns-end = Supprimer l’adresse
web-turns-ended = L’adresse ne marche plus.
web-turns-mail = Ou un courriel arrive quand c’est à vous de jouer et que vous n’êtes pas là.
web-turns-address = Votre adresse de courriel
web-turns-send = Demander des courriels
web-turns-kept = Un lien y est d’abord envoyé, à confirmer. L’adresse est gardée jusqu’à la fin de la partie, ou tant que vous voulez des courriels.
web-turns-waiting = Un courriel part vers { $address }. Ouvrez le lien qu’il contient pour confirmer.
web-turns-comes = Les courriels vont à { $address }.
web-turns-stop = Plus de courriels
web-mail-verify = Courriels de Laydown
web-mail-verify-help = Un courriel arrivera à cette adresse quand ce sera à vous de jouer à une table. Le voulez-vous ?
web-mail-verify-do = Oui, envoyez-moi des courriels
web-mail-verified = Un courriel arrive quand c’est à vous de jouer et que vous n’êtes pas à la table.
web-mail-stop = Plus de courriels
web-mail-stop-help = Plus aucun courriel ne viendra de cette table, et le serveur oublie votre adresse pour elle.
web-mail-stop-do = Ne plus m’écrire
web-mail-stopped = Plus aucun courriel ne vient de cette table.
web-mail-table = À la table
web-share-local = Cette adresse ne marche que sur cet ordinateur. Lancez make play LISTEN=0.0.0.0 pour laisser entrer d’autres appareils.
web-copy = Copier
web-copied = Copié
web-try-again = Réessayer
web-trouble-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.

# La table.

web-table-actions = Ce que vous pouvez faire
web-table-draw = Piocher
web-table-pass = Passer
web-table-pile = Prendre la pile
web-table-take = Prendre
web-table-lay = Poser
web-table-add = Ajouter
web-table-discard = Jeter
web-table-out = Sortir
web-table-undo = Annuler
web-table-undo-ask = Demander à annuler
web-table-undo-waiting = On attend l’accord de { $seats }.
web-table-undo-allow = Accepter
web-table-undo-deny = Non
web-table-cancel = Pas encore
web-table-close = Fermer
web-table-cut = Couper ici
web-table-cut-place = Couper à { $place }
web-table-prompt-cut = Choisissez où couper les cartes.
web-table-prompt-draw = À vous : piochez ou prenez sur la pile.
web-table-prompt-stock = À vous. Piochez une carte.
web-table-prompt-play = Choisissez des cartes dans votre main.
web-table-prompt-discard = Choisissez une carte à jeter.
web-table-prompt-out = Vous pouvez sortir.
web-table-sure-out = Sortir maintenant ?
web-table-sure-out-by = Sortir en jetant { $card } ?
web-table-sure-pile = { $count ->
    [one] Prendre la pile, une carte ?
   *[other] Prendre la pile, { $count } cartes ?
}
web-table-which-pair = Quelles deux cartes poser ?
web-table-which-spread = Sur quel groupe ?
web-table-which-out = Sortir en jetant
web-table-to-spread = sur le groupe, rang : { $rank }
web-table-add-here = Ajouter les cartes choisies au groupe, rang : { $rank }

web-table-why-lay = Choisissez trois cartes ou plus à poser ensemble.
web-table-why-lay-no = Ces cartes ne se posent pas ensemble maintenant.
web-table-why-discard = Choisissez une carte à jeter.
web-table-why-discard-one = Choisissez une seule carte à jeter.
web-table-why-out = Toutes vos cartes sauf une doivent se combiner.
web-table-why-over = La donne est terminée.
web-table-why-watching = Vous regardez la partie.
web-table-why-chosen = Votre choix est fait. On attend { $seats }.
web-table-why-wait = On attend { $seats }.

web-table-your-turn = À vous de jouer
web-table-waits-for = On attend { $seats }
web-table-watching = Vous regardez cette table.
web-table-opening = Arrivée à la table
web-table-reconnecting = Connexion perdue. Nouvel essai en cours
web-table-reload = Recharger la page
web-table-home = Accueil
web-table-menu = Plus
web-table-rules = Règles de cette table
web-table-talk = Dire quelque chose
web-table-chat = Votre message
web-table-send = Envoyer
web-table-mute = Masquer les messages des autres
web-table-log = Cette donne
web-table-news = Nouvelles
web-table-turns = Me prévenir quand c’est à moi
web-table-links = Liens
web-table-keys = Touches
web-table-deal-number = Donne { $number }
web-table-seal = Sceau des mélanges
web-table-spectators = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-table-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
web-table-acts = Cette table
web-table-acts-none = Il n’y a rien à faire à la table en ce moment.
web-table-withdraw = Retirer la demande
web-table-paused = La partie est en pause.
web-table-paused-until = La partie est en pause. Elle reprend d’elle-même dans { $time }.
web-table-stood-in = Un bot joue à votre place.
web-table-resigned = Vous avez abandonné. Un bot joue vos cartes jusqu’au bout.
web-table-gone = { $seat } n’a plus de connexion depuis { $time }. Vous pouvez attendre, ou :
web-table-away-for = absent { $time }
web-table-bot-plays = un bot joue
web-table-has-resigned = a abandonné, un bot joue
web-table-reserve = réserve { $time }
web-table-clock-low = { $count ->
    [one] Plus que { $count } seconde
   *[other] Plus que { $count } secondes
}

web-table-others = Autres joueurs
web-table-middle = Talon et pile
web-table-own-spreads = Vos groupes
web-table-shown-by = Montré par { $seat }
web-table-spreads-of = Groupes de { $seat }
web-table-stock = talon { $count }
web-table-draw-from = Piocher au talon, reste { $count }
web-table-pile-count = pile { $count }
web-table-pile-of = pile de { $seat }
web-table-own-pile = votre pile
web-table-laid = posé { $points }
web-table-laid-short = posé
web-table-in-hand = en main
web-table-left-over = reste
web-table-natural = naturel encore possible
web-table-thinking = réfléchit
web-table-to-move = doit jouer
web-table-has-chosen = a choisi
web-table-away = absent
web-table-vacant = attend le nouveau lien
web-table-ready = prêt
web-table-dealer = donneur
web-table-wild-sign = { $rank } : carte libre
web-table-beat = Temps { $beat }
web-table-last-beat = dernier temps
web-table-last-turns = derniers tours
web-table-badge-two-left = plus que deux cartes
web-table-badge-one-left = plus qu’une carte
web-table-badge-seven = { $cards } : encore un pour le huit
web-table-badge-eight = { $cards } : complet
web-table-sort = Trier la main
web-table-sort-rank = valeur
web-table-sort-suit = couleur
web-table-sort-sets = groupes

web-table-sheet = Marque
web-table-sheet-deal = Donne
web-table-sheet-natural = { $count ->
    [one] un naturel
   *[other] { $count } naturels
}
web-table-sheet-natural-sign = naturel
web-table-sheet-outs = sorti
web-table-sheet-outs-sign = sorti
web-table-sheet-circle = chapeau
web-table-marks = Points de marque :
web-table-settlement = Règlement
web-table-sum = Somme

web-table-deal-over = La donne est terminée
web-table-deal-ended = Fin de la donne { $number }
web-table-end-laid = posé
web-table-end-eights = { $count ->
    [one] un huit complet, majoré
   *[other] { $count } huit complets, majorés
}
web-table-end-natural = sortie naturelle
web-table-end-held = en main
web-table-end-left = Reste :
web-table-end-empty = La main est vide.
web-table-end-total = total { $total }
web-table-tag-out = sorti
web-table-tag-natural = sortie naturelle
web-table-tag-chapeau = chapeau
web-table-next = Donne suivante
web-table-match-over = La partie est terminée
web-table-broken-off = La partie a été interrompue
web-mine-broken-off = interrompue
web-mine-paused = En pause
web-mine-left = encore { $time }
web-table-you-win = Vous gagnez la partie
web-table-you-share = Vous partagez la victoire
web-table-wins = { $count ->
    [one] { $seats } gagne la partie
   *[other] { $seats } partagent la victoire
}
web-table-ahead = { $points ->
    [one] un point d’avance
   *[other] { $points } points d’avance
}
web-table-record = Feuille de la partie
web-table-rematch = Rejouer
web-table-rematch-join = Vers la partie suivante
web-table-waiting = { $count ->
    [0] La partie commence
    [one] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
}
web-table-free = place libre

web-table-nothing = rien
web-table-wild = Carte libre : { $rank }.
web-table-is-out = { $seat } est sorti.
web-table-read-sentence = { $text }.
web-table-read-between = { " ; " }
web-table-read-pile = Pile { $count }, au-dessus { $card }.
web-table-read-pile-own = Sur votre pile : { $card }.
web-table-read-pile-neighbour = Sur la pile de { $seat }, où vous pouvez prendre : { $card }.
web-table-read-pile-other = Sur la pile de { $seat } : { $card }.
web-table-read-seat = { $count ->
    [one] { $seat } tient une carte.
   *[other] { $seat } tient { $count } cartes.
}
web-table-read-spreads = Posé, { $points } points : { $spreads }.
web-table-read-no-spreads = Rien de posé.
web-table-read-own-spreads = Vous avez posé, { $points } points : { $spreads }.
web-table-read-no-own-spreads = Vous n’avez rien posé.
web-table-read-hand = Dans votre main, { $points } points : { $cards }.

web-table-key-draw = piocher ou passer
web-table-key-pile = prendre la pile ou sa carte du dessus
web-table-key-lay = poser ou ajouter les cartes choisies
web-table-key-discard = jeter la carte choisie
web-table-key-out = sortir
web-table-key-best = trier par combinaisons
web-table-key-undo = annuler
web-table-key-next = donne suivante ou rejouer
web-table-key-hand = vers votre main
web-table-key-state = lire la table
web-table-key-repeat = répéter le dernier message
web-table-key-log = vers le journal
web-table-key-sheet = vers la marque
web-table-key-cancel = renoncer
web-table-key-keys = montrer les touches

## Si les donnes étaient honnêtes

web-fair-check = Vérifier les donnes
web-fair-trouble = La feuille n’est pas arrivée. Réessayez.
web-fair-good = { $count ->
    [one] La donne était honnête : chaque carte découle de ce qui fut scellé avant.
   *[other] Les { $count } donnes étaient honnêtes : chaque carte découle de ce qui fut scellé avant la première.
}
web-fair-bad = Quelque chose ne va pas. Gardez la feuille et montrez-la à qui tient cette table.
web-fair-what = Ce qui a été vérifié
web-fair-wrong = Faux :
web-fair-no-secret = La partie n’est pas finie, son secret est encore scellé.
web-fair-seal = Le sceau de la table est celui du secret montré maintenant.
web-fair-seal-kept = Le sceau que vous avez vu avant la première donne est celui du secret montré maintenant.
web-fair-mine = Ce que vous avez ajouté aux mélanges s’y trouve.
web-fair-part = Ce que { $name } a ajouté est ce qui fut promis avant que rien ne soit montré.
web-fair-left-out = { $name } n’a rien ajouté.
web-fair-dealer = Que { $name } donne en premier en découle.
web-fair-deal = Donne { $number } : l’ordre des { $cards } cartes en découle, et { $drawn ->
    [one] la carte piochée en vient
   *[other] les { $drawn } cartes piochées en viennent, l’une après l’autre
}.
web-fair-deal-split = Donne { $number } : l’ordre des { $cards } cartes en découle, et { $drawn ->
    [one] la carte piochée en vient, de la part du talon
   *[other] les { $drawn } cartes piochées en viennent, de la part du talon
} propre à chacun.
web-fair-mixing = On mélange les cartes ; chacun y ajoute sa part.
web-fair-mixing-for = On mélange les cartes ; { $seats } peut y ajouter sa part.
web-split-label = Duplicate : chacun pioche dans son propre talon
web-split-help = Un seul choix différent ne change alors pas toutes les cartes suivantes, et un bot peut ensuite jouer avec vos cartes.
web-dup-title = Duplicate à deux tables
web-dup-note = les mêmes donnes pour deux paires
web-dup-help = Deux paires jouent les mêmes donnes. Dans chaque paire, l’un est à la première table, l’autre à la place opposée de la seconde. Personne n’apprend rien de l’autre table avant la fin des deux.
web-dup-seat = Table { $table }, place { $seat } (paire { $pair })
web-dup-table = Table no { $number }
web-dup-pair = Paire { $pair } : { $names }
web-dup-open = Ouvrir les deux tables
web-dup-share = Envoyez à chacun le lien de sa place.
web-dup-to-table = À ma table
web-dup-both = Les deux tables
web-dup-nobody = personne encore
web-dup-waits = La comparaison viendra quand les deux tables auront fini.
web-dup-first-table = La première table va mélanger
web-dup-later = L’autre table joue encore ces donnes. Le secret, la feuille et la comparaison viendront quand elle aura fini.
web-dup-compare = Comparer les deux tables
web-dup-closed = Deux tables jouent ces donnes. Chacun vient par son propre lien, et l’on peut regarder quand les deux ont fini.
web-bot-title = Qu’aurait fait un bot avec mes cartes ?
web-bot-playing = Le bot joue les mêmes donnes.
web-compare-deal = Donne
web-compare-gain = Écart
web-compare-gain-pair = Paire { $pair }
web-compare-total = En tout
web-compare-not-played = pas jouée
web-compare-even = Tous deux ont fait aussi bien avec ces cartes.
web-compare-better = { $name } a fait mieux avec ces cartes, de { $points }.
web-compare-pairs-even = Les deux paires ont fait aussi bien.
web-compare-pair-better = La paire { $pair } a fait mieux avec les mêmes cartes, de { $points }.
web-compare-same = Chacun piochait dans son propre talon, les cartes sont donc restées les mêmes.
web-compare-differ = Tous piochaient dans un seul talon ou l’on a coupé : après le premier choix différent, les cartes ne sont plus les mêmes.
web-compare-fewer = Moins de points, c’est mieux.
web-compare-missing = Les donnes jouées dans une seule partie ne comptent pas dans l’écart.
web-compare-none = Aucune donne n’a été jouée jusqu’au bout des deux côtés : il n’y a rien à comparer.
web-compare-replay = Revoir : { $name }
web-compare-record = Feuille : { $name }
web-dealt-link = Ce qui a été distribué sur ce serveur
web-dealt-title = Ce qui a été distribué sur ce serveur
web-dealt-help = On compte les mains de toutes les parties finies. Un mélange honnête s’écarte un peu de ce qu’on attend ; le khi-deux mesure de combien.
web-dealt-p-help = La valeur p dit combien de fois un serveur honnête s’écarte autant ou plus : 0,03 arrive à 3 serveurs honnêtes sur 100. Comme il y a plusieurs tests ici, seule une valeur sous 0,001 mérite qu’on s’y arrête.
web-dealt-none = Aucune partie n’est encore finie ici.
web-dealt-counts = Parties : { $matches } · donnes : { $deals } · mains : { $hands }
web-dealt-ranks = Rangs dans les mains
web-dealt-suits = Couleurs dans les mains
web-dealt-dealt = distribué
web-dealt-expected = attendu
web-dealt-chi = Khi-deux { $statistic }, degrés de liberté { $degrees }, p { $p }
web-dealt-usual = Rien d’anormal : { $share } serveurs honnêtes sur 100 s’écartent autant ou plus.
web-dealt-odd = C’est anormal : moins d’un serveur honnête sur 1000 s’écarte autant.
web-dealt-few = Il n’y en a pas encore assez pour en dire quelque chose : il faut { $count } donnes.
web-dealt-wilds = Cartes libres
web-dealt-wilds-people = Les personnes ont reçu { $mean } cartes libres par main ; on en attend { $expected } (mains : { $hands }).
web-dealt-wilds-bots = Les bots ont reçu { $mean } cartes libres par main ; on en attend { $expected } (mains : { $hands }).
web-dealt-first = Jouer en premier
web-dealt-first-share = Qui jouait en premier a le mieux fait dans { $share } % de { $deals } donnes ; à la longue, c’est entre { $low } % et { $high } %. Sans avantage, ce serait { $even } %.

# Replays, and the page where records are sent in.

web-replay = Revoir la partie
web-replay-title = Revoir : { $preset }
web-replay-watch = Revoir la partie
web-replay-begin = Commencer
web-replay-eyes = Par les yeux de qui
web-replay-all = Mains ouvertes
web-replay-spectator = Un spectateur
web-replay-hand = Main de { $seat }
web-replay-where = Donne { $deal }, étape { $step }
web-replay-steps = Au fil de la partie
web-replay-on = Une étape en avant
web-replay-back = Une étape en arrière
web-replay-start = Au début de la donne
web-replay-end = À la fin de la donne
web-replay-deal-on = Donne suivante
web-replay-deal-back = Donne précédente
web-replay-deals = Donnes
web-replay-deal = Donne { $number }
web-replay-result = Montrer la fin
web-replay-result-help = Cela révèle le gagnant, les points et le nombre de donnes.
web-replay-share-here = Cet endroit, par ces yeux
web-replay-share-start = Depuis le début
web-replay-share-help = Qui a le lien peut revoir la partie.
web-records = Ouvrir une partie enregistrée
web-records-help = Une partie enregistrée est un fichier texte, sauvegardé ici ou écrit à la main. Ouvrez-la pour la revoir étape par étape.
web-records-file = Choisir un fichier
web-records-paste = Ou coller le texte d’une partie
web-records-open = Ouvrir
web-records-large = C’est trop grand pour une partie enregistrée.
web-records-kept = Qui a le lien peut revoir la partie. Elle reste ici tant que quelqu’un la regarde de temps en temps.
