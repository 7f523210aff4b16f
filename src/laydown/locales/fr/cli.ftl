# La ligne de commande.
cli-title = Laydown { $version } : Mille et Three Thirteen, pour jouer et pour étudier.
cli-menu-start = Pour commencer tout de suite : { $command }
cli-menu-help = Comment s’utilise une commande : { $command }
cli-usage = Utilisation : { $usage }
cli-examples = Exemples :

# Ce que fait chaque commande.
cli-command-play = Jouer une partie contre les bots.
cli-command-resume = Reprendre une partie interrompue.
cli-command-serve = Ouvrir des tables dans le navigateur, pour soi et ses amis.
cli-command-admin = Pour l'exploitant : lister, fermer, supprimer et exporter des tables, lister et supprimer les parties envoyées, sauvegarder la base.
cli-command-join = Jouer à la table d'un serveur, avec d'autres dans leur navigateur.
cli-command-rules = Montrer les règles en vigueur, ou la liste des jeux.
cli-command-arrange = Ranger une main pour que les cartes restantes coûtent le moins possible.
cli-command-check = Vérifier des parties enregistrées.
cli-command-replay = Rejouer pas à pas une partie enregistrée.
cli-command-simulate = Faire jouer aux bots beaucoup de donnes ou de parties et montrer leurs scores.
cli-command-settle = Régler une partie de Mille jouée avec un enjeu.
cli-command-warm = Compiler une fois pour toutes ce dont la simulation rapide a besoin.

# Ce que fait chaque drapeau.
cli-flag-lang = la langue : en, fr, ja, ru ou ko ; sinon, celle du système
cli-flag-plain = des mots au lieu de symboles, un fait par ligne, pour les lecteurs d’écran
cli-flag-help = ce texte
cli-flag-option = une règle de la table, comme ace=both ; laydown rules en donne la liste
cli-flag-seats = le nombre de joueurs
cli-flag-bots = les bots des autres places, séparés par des virgules
cli-flag-names = les noms des joueurs, séparés par des virgules
cli-flag-seed = un texte dont découlent tous les mélanges, pour retrouver les mêmes donnes
cli-flag-wild = le rang des cartes libres : 2 à 10, J, Q, K, A ou none
cli-flag-preset = le jeu dont les règles comptent ; three-thirteen par défaut
cli-flag-json = la réponse en JSON
cli-flag-lines = répondre à des objets JSON lus sur l’entrée standard, un par ligne
cli-flag-seat = ne voir que ce que voit cette place, ou un spectateur avec 0 ; sinon, toutes les cartes
cli-flag-all = montrer toutes les étapes d’un coup, sans attendre Entrée
cli-flag-deals = le nombre de donnes
cli-flag-matches = le nombre de parties
cli-flag-marks-a = les marques du premier joueur, sans le skunk
cli-flag-marks-b = les marques du second joueur, sans le skunk
cli-flag-stakes = l’unité de l’enjeu ; 1 par défaut
cli-flag-host = l’adresse d’écoute ; 127.0.0.1, cet ordinateur seul, par défaut
cli-flag-port = le port d’écoute, 0 pour n’importe lequel de libre ; 8000 par défaut
cli-flag-data = le dossier où les parties sont conservées
cli-flag-database = l'adresse d'une base PostgreSQL que plusieurs processus partagent ; sans elle, un fichier dans le dossier
cli-flag-workers = le nombre de processus qui servent ensemble ; à partir de deux, il faut --database
cli-flag-base-path = le chemin sous lequel un proxy inverse sert Laydown, par exemple /cards
cli-flag-trusted-proxy = un proxy inverse que l'on croit sur l'adresse de ses clients, par exemple 127.0.0.1 ou 10.0.0.0/8
cli-flag-forwarded = le proxy l'indique dans l'en-tête Forwarded (RFC 7239), et non dans X-Forwarded-For, -Proto et -Host
cli-flag-log = la forme du journal sur stderr : plain, ou json pour un objet par ligne ; plain par défaut
cli-flag-metrics = l'adresse de cet ordinateur où Prometheus trouve /metrics, par exemple 127.0.0.1:9100 ; aucune par défaut
cli-flag-public-url = l'adresse à laquelle tout le monde trouve ce serveur, avec le chemin, pour les liens des agendas et des courriels
cli-flag-mail-server = envoyer des courriels à qui veut être prévenu de son tour, par ce serveur, par exemple mail.example.org:587
cli-flag-mail-security = starttls (par défaut), tls, ou none pour un serveur de courrier sur cet ordinateur
cli-flag-mail-user = le nom sous lequel le serveur de courrier connaît Laydown
cli-flag-mail-password-file = le fichier de son mot de passe ; LAYDOWN_MAIL_PASSWORD s'il n'y en a pas
cli-flag-mail-from = l'adresse d'où viennent les courriels
cli-flag-keep-finished = supprimer les tables terminées après tant de jours ; jamais par défaut
cli-flag-keep-idle = supprimer les tables où personne n'a joué depuis tant de jours ; jamais par défaut
cli-flag-keep-names = remplacer les noms des tables terminées après tant de jours ; jamais par défaut
cli-flag-keep-records = supprimer les parties envoyées que personne n’a revues pendant tant de jours ; 365 par défaut
cli-flag-all-into = exporter les parties terminées dans ce dossier
cli-flag-yes = le faire sans demander
cli-flag-inside = où les processus de la base trouvent celui-ci : hôte:port, port 0 pour n'importe quel port libre
cli-flag-open = ouvrir la page dans un navigateur
cli-flag-name = le nom que les autres voient
cli-flag-watch = seulement regarder ; les mains restent cachées

# Ce qui désigne une valeur dans une ligne d’utilisation.
cli-value-preset = JEU
cli-value-hand = CARTES
cli-value-file = FICHIER
cli-value-total = SCORE
cli-value-number = NOMBRE
cli-value-setting = NOM=VALEUR
cli-value-bots = BOT,BOT
cli-value-names = NOM,NOM
cli-value-text = TEXTE
cli-value-rank = RANG
cli-value-language = LANGUE
cli-value-host = ADRESSE
cli-value-folder = DOSSIER
cli-value-deed = QUOI
cli-value-table = TABLE OU FICHIER
cli-value-form = FORME
cli-value-address = ADRESSE
cli-value-path = CHEMIN
cli-value-network = ADRESSE/BITS
cli-value-link = LIEN
cli-value-name = NOM

# Ce qui ne va pas dans une ligne de commande.
cli-command-unknown = La commande { $command } n’existe pas. Il y a : { $allowed }.
cli-command-misspelt = La commande { $command } n’existe pas. Peut-être vouliez-vous dire { $near }.
cli-flag-unknown = La commande { $command } ne connaît pas { $flag }. Elle accepte : { $allowed }.
cli-flag-needs-value = Il faut une valeur après { $flag }. Voir laydown { $command } --help.
cli-flag-takes-none = { $flag } ne prend pas de valeur. Retirez { $text }.
cli-flag-twice = N’indiquez { $flag } qu’une seule fois.
cli-operand-missing = Il manque quelque chose à { $command }. Voir laydown { $command } --help.
cli-operand-extra = La commande { $command } n’attend pas { $text }. Voir laydown { $command } --help.
cli-not-a-number = { $place } doit être un nombre entier de { $low } à { $high }, pas { $text }.
cli-option-form = --option { $text } n’est pas compris. Écrivez un nom, le signe égal et une valeur, comme --option ace=both.
cli-option-twice = L’option { $option } est donnée deux fois. N’en gardez qu’une.
cli-at-column = Colonne { $column } : { $reason }

# Les fichiers.
cli-file-missing = Ce fichier n’existe pas. Vérifiez son nom et son dossier.
cli-file-folder = C’est un dossier. Indiquez un fichier qui s’y trouve.
cli-system = Le système signale : { $reason }
cli-file-unreadable = Le fichier ne peut pas être lu. Vérifiez que vous avez le droit de l’ouvrir.
cli-file-not-text = Ce n’est pas un texte en UTF-8, donc pas une partie enregistrée.
cli-file-too-large = Le fichier est plus gros que toute partie enregistrée.

# Les règles d’une table.
cli-rules-title = { $game } à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} : les règles en vigueur
cli-rules-options = Les options de cette table. Pour en changer une : { $example }.
cli-rules-option = { $title } : { $told }
cli-rules-changed = (modifié, d’ordinaire { $usual })
cli-rules-allowed = Valeurs possibles : { $allowed }. Règle { $clause }.
cli-rules-presets = Les jeux, sous les noms que connaissent les commandes :
cli-rules-preset-plain = { $preset } : { $title }. { $told }
cli-rules-more = Les règles de l’un d’eux : { $command }

# Ranger une main.
cli-arrange-penalty = Pénalité : { $penalty }
cli-arrange-set = Groupe : { $cards }
cli-arrange-run = Suite : { $cards }
cli-arrange-wilds = Cartes libres seules : { $cards }
cli-arrange-stands = { $card } remplace { $place }
cli-arrange-left = Restent : { $cards }
cli-arrange-nothing-left = Il ne reste rien.
cli-arrange-discard = Meilleure défausse : { $cards }. Pénalité ensuite : { $penalty }
cli-arrange-discards = Meilleures défausses, au choix : { $cards }. Pénalité ensuite : { $penalty }
cli-arrange-out = Pour sortir, défaussez : { $cards }
cli-arrange-outs = Pour sortir, défaussez au choix : { $cards }
cli-arrange-preset = On range les mains au Three Thirteen et aux jeux voisins, pas à { $preset }. Choisissez parmi : { $allowed }.
cli-arrange-card = { $card } n’existe pas dans { $preset }. Retirez cette carte ou choisissez un autre --preset.
cli-arrange-size = Une main a de 1 à { $most } cartes, et celle-ci en a { $count }.
cli-arrange-wild = Il n’y a pas de rang { $text }. Écrivez 2 à 10, J, Q, K, A ou none.
cli-arrange-wild-rank = Le rang { $rank } n’existe pas dans { $preset }. Choisissez un autre --wild.
cli-arrange-lines-alone = --lines lit tout sur l’entrée standard. Retirez le reste.
cli-line-json = La ligne n’est pas un objet JSON. Écrivez-en un comme { $example }.
cli-line-unknown = Le champ { $name } n’existe pas. Il y a : { $allowed }.
cli-line-hand = Le champ hand doit être un texte de cartes, comme "5S 6S 7S".
cli-line-wild = Le champ wild doit être un rang de 1 à 13, ou null.
cli-line-game = Le champ game doit être le nom d’un jeu, comme "five-crowns".
cli-line-options = Le champ options doit être un objet de noms et de valeurs, comme {"{"}"ace": "both"{"}"}.

# Le règlement d’une partie.
cli-settle-won = { $winner } gagne { $points } à { $other_points } contre { $loser }.
cli-settle-equal = Les deux ont { $points } : personne n’a gagné et rien n’est dû.
cli-settle-skunk = Skunk : { $loser } a moins de la moitié de { $target }, soit une marque de plus pour { $winner }.
cli-settle-line = { $reason } : { $amount }
cli-settle-sum = { $winner } reçoit { $amount }.

# Les simulations.
cli-simulate-title = { $game } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $matches ->
    [one] { $matches } partie terminée
   *[other] { $matches } parties terminées
}, graine { $seed }
cli-simulate-seat = Place { $number }, { $bot }
cli-simulate-points = Points par donne : { $estimate }
cli-simulate-totals = Total par partie : { $estimate }
cli-simulate-wins = Part de parties gagnées : { $estimate }
cli-simulate-interval = { $mean }, intervalle à 95 pour cent de { $low } à { $high }
cli-simulate-speed = Vitesse : { $deals } donnes et { $actions } actions par seconde
cli-simulate-one-of = Indiquez --deals ou --matches, pas les deux.

# La vérification des parties.
cli-check-holds = la partie est valide. { $game }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
cli-check-proved = Chaque mélange découle du secret promis avant la première donne.
cli-check-seeded = Les mélanges découlent d’une graine ; qui l’a choisie pouvait les connaître.
cli-check-given = L’ordre des cartes est tel qu’écrit, et rien n’a été promis à son sujet.
cli-check-total = { $seat } : { $points }.
cli-check-winners = { $winners-count ->
    [one] Vainqueur
   *[other] Vainqueurs
} : { $winners }.
cli-check-unfinished = La partie n’est pas terminée.

# La relecture d’une partie.
cli-replay-hand = { $seat } : { $cards }
cli-replay-prompt = Entrée : étape suivante, d : donne suivante, e : jusqu’à la fin, q : quitter
cli-replay-seat = Cette partie a { $count } places, et pas de place { $number }. Choisissez-en une, ou 0 pour un spectateur.
cli-replay-empty = Rien n’a encore été donné dans cette partie.

cli-serve-at = Laydown est à l’adresse { $address }
cli-serve-elsewhere = Les appareils du même réseau ouvrent { $address }
cli-serve-stop = Ctrl+C l’arrête ; les parties en cours sont conservées.
cli-serve-taken = Un autre programme écoute à { $host }, port { $port }. Choisissez-en un autre avec --port, ou 0 pour n’importe lequel de libre.
cli-serve-workers = Un seul processus peut écrire dans un fichier. Donnez --database postgresql://... pour plusieurs, ou enlevez --workers.
cli-serve-database = Laydown garde ses tables dans un fichier ou dans PostgreSQL, pas dans { $database }. Donnez une adresse qui commence par postgresql://
cli-serve-psycopg = Pour PostgreSQL, il manque une partie de Laydown. Installez-la avec : pip install 'laydown[postgres]'
cli-serve-no-database = Impossible de joindre la base de données : { $reason }.
cli-serve-base = { $text } ne peut pas être le chemin de Laydown. Il commence par / et par aucune de ses propres pages, par exemple /cards
cli-serve-proxy = { $text } n'est pas l'adresse d'un proxy. Donnez par exemple 127.0.0.1, ::1 ou 10.0.0.0/8
cli-serve-log = Le journal s'écrit en plain ou en json, pas en { $text }
cli-serve-public = { $text } n'est pas l'adresse à laquelle on trouve ce serveur. Donnez par exemple https://example.org/cards, avec le chemin s'il y en a un
cli-serve-mail-server = { $text } n'est pas un serveur de courrier. Donnez par exemple mail.example.org:587
cli-serve-mail-security = La liaison avec le serveur de courrier est starttls, tls ou none, pas { $text }
cli-serve-mail-from = { $text } n'est pas une adresse de courriel
cli-serve-mail-needs = Les courriels demandent aussi --mail-from et --public-url
cli-serve-mail-password = Le fichier du mot de passe ne peut pas être lu : { $reason }
cli-serve-mail-clear = Un mot de passe ne part pas en clair vers un autre ordinateur. Utilisez starttls ou tls
cli-serve-metrics = Les mesures ne se montrent qu'à cet ordinateur, pas à { $text }. Donnez une adresse comme 127.0.0.1:9100
cli-serve-cannot = Le serveur ne peut pas démarrer ici : { $reason }.

cli-admin-deed = Un exploitant peut faire { $allowed }, pas { $text }.
cli-admin-nothing = Aucun serveur n'a rien gardé dans { $folder }. Donnez son dossier avec --data, ou --database.
cli-admin-none = Il n'y a aucune table.
cli-admin-table = { $table }  { $preset }, { $state }, sièges pris : { $taken } sur { $seats }, ouverte il y a { $age } j, jouée il y a { $played } j
cli-admin-waiting = en attente
cli-admin-running = en cours
cli-admin-over = terminée
cli-admin-shut = fermée
cli-admin-close-sure = Fermer définitivement la table { $table } ? Les présents en sont avertis. Tapez oui :
cli-admin-delete-sure = Supprimer la table { $table } avec sa partie et ses noms ? C'est irréversible. Tapez oui :
cli-admin-yes = oui o
cli-admin-not-done = Rien n'a été changé.
cli-admin-close-done = La table { $table } est fermée.
cli-admin-delete-done = La table { $table } est supprimée.
cli-admin-no-table = Il n'y a pas de table { $table }.
cli-admin-no-record = Il n'y a pas de partie terminée à la table { $table }.
cli-admin-exported = Parties exportées dans { $folder } : { $count }.
cli-admin-file-there = { $file } existe déjà. Donnez un autre nom.
cli-admin-no-records = Personne n'a envoyé de partie.
cli-admin-record = { $record }  { $preset }, { $size } ko, envoyée il y a { $age } j, consultée il y a { $used } j
cli-admin-delete-record-sure = Supprimer la partie envoyée { $table } et sa relecture ? C'est irréversible. Tapez oui :
cli-admin-delete-record-done = La partie envoyée { $table } est supprimée.
cli-admin-no-sent-record = Il n'y a pas de partie envoyée { $table }.
cli-admin-pg-dump = PostgreSQL se sauvegarde avec pg_dump.
cli-admin-backed-up = La sauvegarde est dans { $file }.
cli-join-one-of = Donnez --name pour jouer ou --watch pour regarder, pas les deux.

# Compiling.
cli-warm-part = { $at } sur { $count } : { $part }
cli-warm-arranging = arrangement des mains
cli-warm-environments = environnements d'apprentissage
cli-warm-done = Compilé en { $seconds } s. Désormais, tout démarre aussitôt.
cli-warm-already = Tout est déjà compilé.
cli-warm-not-kept = Compilé en { $seconds } s, mais aucun dossier ne peut le garder ; LAYDOWN_KERNELS en désigne un.
cli-warm-needs = Le code compilé a besoin de numba. Pour l'installer : { $command }
