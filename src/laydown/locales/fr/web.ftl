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
web-games = Jeux
web-more-games = Autres jeux
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
web-rules-changed = Particularités de cette table
web-changed = Modifié
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
web-option-none = aucun
web-option-number = un nombre
web-option-range = de { $low } à { $high }
web-option-reset = Comme d’habitude
web-houses = Mes règles maison
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
web-table-by-link = les amis viennent par lien
web-table-listed = ouverte à tous ici
web-table-listed-label = Table ouverte
web-table-listed-help = Les autres la voient sur ce serveur et peuvent s’y asseoir.
web-table-chat-label = Discussion libre
web-table-chat-help = Sinon il y a des phrases toutes prêtes, dans la langue de chacun.
web-table-beat = Temps pour chaque coup
web-table-beat-off = sans limite
web-table-beat-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-tables = Les tables
web-mine-running = Mes parties
web-mine-finished = Parties terminées
web-continue = Continuer
web-look = Voir
web-record = Feuille de partie
web-listed = Tables ouvertes
web-listed-none = Personne n’attend de joueurs en ce moment.
web-listed-host = { $count ->
    [one] { $host }, une place libre
   *[other] { $host }, { $count } places libres
}
web-join = Rejoindre
web-join-title = Invitation de { $host } : { $preset }
web-join-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
web-join-sit = S’asseoir
web-join-watch = Regarder
web-join-watch-help = Qui regarde ne voit aucune main.
web-join-full = Toutes les places sont prises.
web-join-over = Cette partie est terminée.
web-join-gone = Cette table n’existe pas ici. Demandez un nouveau lien.
web-share = Partager
web-share-title = Une place à table : { $preset }
web-share-help = Envoyez un lien à chaque ami. Qui l’ouvre choisit un nom et s’assied.
web-share-open = N’importe quelle place libre
web-share-own = Ma place
web-share-own-help = Avec ce lien, vous continuez sur un autre appareil. Gardez-le pour vous.
web-share-local = Cette adresse ne marche que sur cet ordinateur. Il en faut une autre à vos amis ailleurs.
web-copy = Copier
web-copied = Copié
web-try-again = Réessayer
web-trouble-server = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
