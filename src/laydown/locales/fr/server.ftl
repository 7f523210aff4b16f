# Ce que dit le serveur : aux tables, aux demandes, et à qui il renvoie.

server-changed = { $option } : { $value }
server-value-yes = oui
server-value-no = non
server-value-none = aucun
server-someone = Joueur { $number }
server-pile-with = La pile peut être prise avec { $pairs }.
server-pile-alone = La pile peut être prise sans paire de la main.
server-changed-split = Chacun pioche dans son propre talon
server-arranged = Combinaisons : { $combinations }. Reste : { $left }. Points : { $points }.
server-act-back = Reprendre ma place
server-act-resume = Finir la pause
server-act-more-time = Donner { $count } secondes de plus à { $seat }
server-act-more-days = { $count ->
    [one] Donner { $count } jour de plus à { $seat }
   *[other] Donner { $count } jours de plus à { $seat }
}
server-act-bot-for = Laisser un bot jouer à la place de { $seat }
server-act-pause = Faire une pause
server-act-hand-over = Laisser un bot jouer à ma place
server-act-abort = Interrompre la partie
server-act-resign = Abandonner
server-act-leave = Quitter la table
server-confirm-bot-for = Un bot joue à la place de { $seat } jusqu’à son retour. Ce qu’il joue reste joué.
server-confirm-hand-over = Un bot joue vos cartes jusqu’à ce que vous repreniez votre place ou rouvriez la table. Ce qu’il joue reste joué.
server-confirm-pause = Rien ne se joue et aucun temps ne court jusqu’à ce qu’un des joueurs finisse la pause.
server-confirm-pause-days = Rien ne se joue et aucun temps ne court jusqu’à ce qu’un des joueurs finisse la pause, au plus { $count } jours.
server-confirm-abort = La partie se termine aussitôt, sans gagnant et sans résultat.
server-confirm-close = Vous avez ouvert cette table : elle est fermée pour tous.
server-confirm-leave = Votre place se libère pour quelqu’un d’autre.
server-confirm-resign-two = La partie se termine aussitôt et { $seat } gagne. La donne en cours ne compte pas.
server-confirm-resign-bots = Il ne resterait que des bots : la partie se termine aussitôt, sans gagnant.
server-confirm-resign-more = Vous ne pouvez plus gagner. Un bot joue vos cartes jusqu’au bout et les autres continuent.
server-asks-undo = { $who ->
    [you] Vous avez demandé à reprendre votre dernière action.
   *[other] { $seat } voudrait reprendre sa dernière action.
}
server-asks-pause = { $who ->
    [you] Vous avez demandé une pause.
   *[other] { $seat } voudrait une pause. Rien ne se joue et aucun temps ne court jusqu’à ce qu’un des joueurs la finisse.
}
server-asks-abort = { $who ->
    [you] Vous avez demandé à interrompre la partie.
   *[other] { $seat } voudrait interrompre la partie. Elle se terminerait sans gagnant et sans résultat.
}
server-clock-days = { $count ->
    [one] { $count } jour par coup.
   *[other] { $count } jours par coup.
}
server-clock-reserve = { $count } secondes par tour, puis une réserve de { $time } pour la partie.
server-clock-no-reserve = { $count } secondes par tour.
server-clock-bot = Le temps écoulé, un bot joue jusqu’au retour du joueur.
server-clock-lose = Qui dépasse son temps perd la partie.

server-refuse-spectator = Vous êtes spectateur. Seuls les joueurs peuvent faire cela.
server-refuse-waiting = La partie commence quand toutes les places sont prises.
server-refuse-not-asked = Personne ne vous a rien demandé.
server-refuse-undo-again = Vous l’avez déjà demandé ; c’est joué tant que la partie n’avance pas.
server-refuse-undo-meanwhile = { $seat } demande à reprendre une action ; attendez les réponses.
server-refuse-undo-denied = { $seat } préfère que ce soit joué.
server-refuse-ask-again = Vous l’avez déjà demandé. Attendez que la partie avance.
server-refuse-ask-meanwhile = { $seat } demande quelque chose aux autres ; attendez les réponses.
server-refuse-pause-denied = { $seat } préfère continuer.
server-refuse-abort-denied = { $seat } préfère jouer jusqu’au bout.
server-refuse-act = Ce n’est pas possible en ce moment.
server-refuse-stood-in = Un bot joue à votre place. Reprenez d’abord votre place.
server-refuse-has-resigned = Vous avez abandonné. Un bot joue vos cartes.
server-refuse-here = Un bot peut jouer à la place de qui n’a pas de connexion depuis { $count } secondes.
server-refuse-not-thinking = Aucun temps ne court pour { $seat } en ce moment.
server-refuse-time-often = On donne du temps au plus { $count } fois par tour.
server-refuse-alone = Il ne resterait personne d’autre qui joue.
server-refuse-pause-alone = Personne ne vous attend ici et aucun temps ne court.
server-refuse-abort-late = Dès qu’une donne est comptée, une partie contre des bots se joue jusqu’au bout ou s’abandonne.
server-refuse-arrange = Il n’y a rien à ranger dans ce jeu.
server-refuse-phrase = Cette phrase n’existe pas.
server-refuse-chat = À cette table, on ne parle qu’avec les phrases toutes faites.
server-refuse-too-much = C’était beaucoup à la fois. Attendez un instant.
server-refuse-flood = Il y a trop de signes empilés sur une même lettre.
server-refuse-commitment = Votre part des mélanges est déjà fixée.
server-refuse-value-early = Les valeurs se montrent quand chaque place s’est engagée sur la sienne.
server-refuse-value = Ce n’est pas la valeur de l’engagement.
server-refuse-not-over = La revanche peut commencer quand la partie est finie.
server-refuse-rematch = Une partie en double n’a pas de revanche. Ouvrez-en une nouvelle depuis l’accueil.
server-compare-bot = Un bot a joué un moment à la place de { $seat }.
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
server-closed-left = Vous avez quitté cette table.
server-closed-closed = La personne qui a ouvert cette table l’a fermée.
server-closed-no-table = Cette table n’existe pas ici.
server-closed-private = Deux tables jouent ces donnes. Vous pourrez regarder quand les deux auront fini.
server-closed-slow = La connexion était trop lente. Rechargez la page.
server-closed-shut = L'exploitant de ce serveur a fermé cette table.
server-closed-version = Cette page n’est pas de la même version que le serveur. Rechargez-la.
server-closed-rate = Cette page a trop envoyé à la fois. Attendez un instant et rechargez-la.
server-closed-unkept = Le serveur ne peut rien enregistrer pour l'instant. Rien n'est perdu ; cette page réessaie d'elle-même.
server-closed-stopping = Le serveur s’arrête. La partie reprendra à son retour.
server-closed-broken = Une erreur s’est produite dans Laydown. La partie est conservée ; rechargez la page.

server-trouble-no-table = Cette table n’existe pas ici. Demandez un nouveau lien.
server-trouble-seats = Une table a exactement une place pour qui l’ouvre.
server-trouble-seat = Ce lien n’ouvre pas de place à cette table.
server-trouble-no-days = À cette table, un coup ne se joue pas sur plusieurs jours.
server-trouble-mail-link = Ce lien ne marche plus.
server-trouble-mail-address = Ce n’est pas une adresse de courriel.
server-trouble-no-mail = Ce serveur n’envoie pas de courriels.
server-trouble-mails = Beaucoup de confirmations ont été demandées. Réessayez demain.
server-trouble-clock = Une table a soit une pendule, soit une limite par battement.
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
server-trouble-shut = L'exploitant de ce serveur a fermé cette table.
server-trouble-host = Seule la personne qui a ouvert la table peut le faire.
server-trouble-origin = Cela a été demandé par la page d’un autre site, qui n’en a pas le droit.
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
