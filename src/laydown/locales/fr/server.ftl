# Ce que dit le serveur : aux tables, aux demandes, et à qui il renvoie.

server-changed = { $option } : { $value }
server-value-yes = oui
server-value-no = non
server-value-none = aucun
server-pile-with = La pile peut être prise avec { $pairs }.
server-pile-alone = La pile peut être prise sans paire de la main.
server-changed-split = Chacun pioche dans son propre talon
server-arranged = Combinaisons : { $combinations }. Reste : { $left }. Points : { $points }.

server-refuse-spectator = Vous êtes spectateur. Seuls les joueurs peuvent faire cela.
server-refuse-waiting = La partie commence quand toutes les places sont prises.
server-refuse-not-asked = Personne n’a demandé à reprendre un coup.
server-refuse-undo-again = Vous l’avez déjà demandé ; c’est joué tant que la partie n’avance pas.
server-refuse-undo-meanwhile = { $seat } demande à reprendre une action ; attendez les réponses.
server-refuse-undo-denied = { $seat } préfère que ce soit joué.
server-refuse-arrange = Il n’y a rien à ranger dans ce jeu.
server-refuse-phrase = Cette phrase n’existe pas.
server-refuse-chat = À cette table, on ne parle qu’avec les phrases toutes faites.
server-refuse-too-much = C’était beaucoup à la fois. Attendez un instant.
server-refuse-commitment = Votre part des mélanges est déjà fixée.
server-refuse-value-early = Les valeurs se montrent quand chaque place s’est engagée sur la sienne.
server-refuse-value = Ce n’est pas la valeur de l’engagement.
server-refuse-not-over = La revanche peut commencer quand la partie est finie.
server-refuse-rematch = Une partie en double n’a pas de revanche. Ouvrez-en une nouvelle depuis l’accueil.
server-refuse-cut = Si les joueurs coupent, les deux tables n’auraient pas les mêmes cartes. Jouez en double sans la coupe.
server-refuse-unkept = Impossible d'enregistrer cela pour l'instant. Attendez que la partie reprenne.
server-refuse-undone = Votre dernière action n'a pas pu être enregistrée. Refaites-la, s'il vous plaît.
server-refuse-vacate = Le lien de cette place ne peut pas être retiré : c’est la vôtre, ou personne n’y est assis.

server-unkept = Le serveur ne peut rien enregistrer pour l'instant. Rien de ce que vous avez vu n'est perdu ; la partie reprend ici d'elle-même dès que possible.
server-slow = L'enregistrement est plus lent que d'habitude. Rien n'est perdu ; patientez un instant.

server-closed-malformed = Cette page a envoyé quelque chose que le serveur ne comprend pas. Rechargez-la.
server-closed-token = Ce lien n’ouvre aucune place à cette table.
server-closed-revoked = Cette place a un nouveau lien et l’ancien ne l’ouvre plus. Si c’est la vôtre, demandez le nouveau à la personne qui a ouvert la table.
server-closed-seat = Cette place n’est pas la vôtre.
server-closed-no-table = Cette table n’existe pas ici.
server-closed-private = Deux tables jouent ces donnes. Vous pourrez regarder quand les deux auront fini.
server-closed-slow = La connexion était trop lente. Rechargez la page.
server-closed-version = Cette page n’est pas de la même version que le serveur. Rechargez-la.
server-closed-rate = Cette page a trop envoyé à la fois. Attendez un instant et rechargez-la.
server-closed-unkept = Le serveur ne peut rien enregistrer pour l'instant. Rien n'est perdu ; cette page réessaie d'elle-même.
server-closed-stopping = Le serveur s’arrête. La partie reprendra à son retour.
server-closed-broken = Une erreur s’est produite dans Laydown. La partie est conservée ; rechargez la page.

server-trouble-no-table = Cette table n’existe pas ici. Demandez un nouveau lien.
server-trouble-seats = Une table a exactement une place pour qui l’ouvre.
server-trouble-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
server-trouble-invite = Cette invitation n’est pas pour cette table. Demandez un nouveau lien.
server-trouble-taken = Quelqu’un a déjà pris place avec cette invitation. Demandez un lien pour vous, ou regardez.
server-trouble-not-over = Cette partie se joue encore. Elle pourra être enregistrée et revue quand elle sera finie.
server-trouble-not-shown = L’autre table joue encore ces donnes. Le procès-verbal se montre quand les deux ont fini.
server-trouble-not-alone = On peut le demander pour une partie d’une seule personne contre des bots.
server-trouble-no-comparison = Le bot n’a pas pu jouer cette partie. C’est une erreur de Laydown.
server-trouble-seats-person = À chacune des deux tables, il faut une personne.
server-trouble-rate = Trop de tables ont été ouvertes d’ici. Attendez une minute.
server-trouble-often = Cela a été demandé trop souvent d’ici. Attendez une minute.
server-trouble-unkept = Le serveur ne peut rien enregistrer pour l'instant. Rien n'est perdu ; réessayez dans un instant.
server-trouble-host = Seule la personne qui a ouvert la table peut le faire.
server-trouble-moved = La table est en train de passer à une autre partie du serveur. Réessayez dans un instant.
server-trouble-not-found = Il n’y a rien à cette adresse.
server-trouble-malformed = Le serveur ne comprend pas cette demande.
server-trouble-no-replay = Il n’y a pas de partie à revoir à cette adresse.
server-trouble-no-deal = Cette partie n’a pas cette donne ou cette place.
server-trouble-busy = Le serveur lit d’autres parties. Réessayez dans un instant.
server-trouble-record-heavy = Cette partie demande plus de temps ou de mémoire que le serveur n’en donne ; elle n’a pas été lue.
server-trouble-records = Beaucoup de parties ont été envoyées d’ici. Attendez une minute.
server-trouble-records-full = Ce serveur n’a plus de place pour d’autres parties.
server-trouble-too-large = C’est trop volumineux pour être envoyé ici.
server-record-broken = Ligne { $line }, colonne { $column } : { $reason }

server-no-client = Les pages de la table n’ont pas été construites. Lancez make dans le dépôt, ou installez Laydown depuis son paquet.
server-broken-row = La ligne { $number } d’une partie est illisible. C’est une erreur de Laydown.

phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-well-played = Bien joué
phrase-lucky = Quelle chance
phrase-oops = Oups
phrase-thanks = Merci
phrase-one-moment = Un instant
phrase-your-turn = À vous
phrase-sorry = Désolé
phrase-good-game = Belle partie
phrase-again = On remet ça ?
phrase-goodbye = Au revoir
