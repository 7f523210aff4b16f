# La table : parties, propositions, reprises, parties enregistrées.

table-event-match-started = Les mélanges de cette partie découlent d’un secret dont voici le sceau : { $commitment }.
table-event-match-started-seeded = Les mélanges de cette partie découlent d’une graine connue d’avance et ne prouvent donc rien. Le sceau est { $commitment }.
table-event-match-started-together = { $count ->
    [0] Les mélanges de cette partie découlent d’un secret de la table seule, dont voici le sceau : { $commitment }.
    [one] Les mélanges de cette partie découlent d’un secret de la table, dont voici le sceau : { $commitment }, et de ce qu’un joueur y a ajouté.
   *[other] Les mélanges de cette partie découlent d’un secret de la table, dont voici le sceau : { $commitment }, et de ce que { $count } joueurs y ont ajouté.
}
table-event-left-out = { $who ->
    [you] Votre part des mélanges n’est pas arrivée à temps et n’a pas été prise.
   *[other] La part des mélanges de { $seat } n’est pas arrivée à temps et n’a pas été prise.
}
table-event-first-dealer = { $who ->
    [you] Vous donnez en premier.
   *[other] { $seat } donne en premier.
}
table-event-low-draw = { $who ->
    [you] Vous tirez la plus basse carte, { $card }, et donnez en premier.
   *[other] { $seat } tire la plus basse carte, { $card }, et donne en premier.
}
table-event-left-to-dice = { $who ->
    [you] Vous laissez la coupe au hasard.
   *[other] { $seat } laisse la coupe au hasard.
}
table-event-taken-back-lay = { $who ->
    [you] Vous reprenez les cartes posées.
   *[other] { $seat } reprend les cartes posées.
}
table-event-taken-back-add = { $who ->
    [you] Vous reprenez la carte ajoutée.
   *[other] { $seat } reprend la carte ajoutée.
}
table-event-taken-back-discard = { $who ->
    [you] Vous reprenez la carte défaussée.
   *[other] { $seat } reprend la carte défaussée.
}
table-event-taken-back-agreed = { $who ->
    [you] Tous sont d’accord : vous reprenez votre dernière action et ce qui a suivi.
   *[other] Tous sont d’accord : { $seat } reprend sa dernière action et ce qui a suivi.
}
table-event-resigned = { $who ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
}
table-event-lost = { $who ->
    [you] Votre temps est écoulé, vous ne pouvez plus gagner.
   *[other] Le temps de { $seat } est écoulé, { $seat } ne peut plus gagner.
}
table-event-bot-plays = { $who ->
    [you] Un bot joue à votre place.
   *[other] Un bot joue à la place de { $seat }.
}
table-event-overtime = { $who ->
    [you] Votre temps est écoulé. Un bot joue à votre place.
   *[other] Le temps de { $seat } est écoulé. Un bot joue à sa place.
}
table-event-came-back = { $who ->
    [you] Vous reprenez votre place.
   *[other] { $seat } est de retour.
}
table-event-paused = { $who ->
    [you] La partie est en pause, comme vous le souhaitiez.
   *[other] La partie est en pause, comme { $seat } le souhaitait.
}
table-event-resumed = { $who ->
    [you] Vous mettez fin à la pause.
   *[other] { $seat } met fin à la pause.
}
table-event-pause-over = La pause est finie.
table-event-time-given = { $other-who ->
    [you] Vous donnez du temps à { $seat }.
   *[other] { $who ->
        [you] { $other } vous donne du temps.
       *[other] { $other } donne du temps à { $seat }.
    }
}
table-event-broken-off = La partie est interrompue.
table-end-broken-off = La partie a été interrompue, sans résultat.
table-end-resigned = { $loser-who ->
    [you] Vous avez abandonné,
   *[other] { $loser } a abandonné,
} { $winner-who ->
    [you] vous gagnez.
   *[other] { $winner } gagne.
}
table-end-lost = { $loser-who ->
    [you] Votre temps est écoulé,
   *[other] Le temps de { $loser } est écoulé,
} { $winner-who ->
    [you] vous gagnez.
   *[other] { $winner } gagne.
}
table-event-match-won = { $who ->
    [you] Vous gagnez la partie.
   *[other] { $seat } gagne la partie.
}
table-event-match-shared = { $count ->
    [one] Un joueur gagne la partie.
   *[other] { $count } joueurs se partagent la victoire.
}
table-event-match-ended = La partie se termine sans gagnant.
table-event-secret-shown = Les deux tables ont fini. Le secret des mélanges est maintenant dévoilé.

table-refuse-offer-closed = La table a avancé depuis votre choix. Regardez et choisissez de nouveau.
table-refuse-seat = Il n’y a pas de place { $number } à une table de { $count }.
table-refuse-shuffle = Aucun joueur ne mélange ; la table s’en charge.
table-refuse-match-over = La partie est terminée.
table-refuse-deal-over = La donne est terminée et la suivante n’a pas commencé.
table-refuse-deal-unfinished = La donne est encore en cours.
table-refuse-dice = Il n’y a rien ici à laisser au hasard.
table-refuse-resigned = Cette place a déjà abandonné.
table-refuse-bot-plays = Un bot joue déjà à cette place.
table-refuse-no-bot = Aucun bot ne joue à cette place.
table-refuse-paused = La partie est en pause. Tout joueur peut y mettre fin.
table-refuse-no-pause = Il n’y a pas de pause à finir.
table-refuse-own-time = Le temps supplémentaire est un don d’un autre joueur.
table-refuse-incidents = Une partie a au plus { $count } pauses, remplacements par un bot et dons de temps en tout.
table-refuse-name = Un nom a de 1 à { $count } caractères visibles, sans espace autour, contrairement à { $text }.
table-refuse-config = Aucun jeu de règles avec des options ne décrit ces règles.
table-refuse-undo-nothing = Vous n’avez rien fait dans cette donne qui puisse être repris.
table-refuse-undo-deal-over = La donne est terminée et comptée ; on n’y reprend plus rien.
table-refuse-undo-acted = Il s’est passé quelque chose depuis votre dernière action.
table-refuse-undo-seen = On ne reprend que des cartes posées, ajoutées ou défaussées.
table-refuse-undo-shown = Des cartes ont été montrées à cause de cela ; c’est joué.
table-refuse-undo-told = Cela a révélé quelque chose d’une autre main ; c’est joué.
table-refuse-undo-together = Ici, tous choisissent en même temps ; dès que d’autres ont choisi, votre choix est joué.
table-refuse-undo-seen-since = Depuis votre dernière action, quelqu’un a vu une carte ; c’est joué.
table-refuse-undo-often = { $count ->
    [one] On ne reprend que { $count } action par donne.
   *[other] On ne reprend que { $count } actions par donne.
}

table-broken-cards = Des cartes ont disparu ou se sont doublées. C’est une erreur de Laydown ; la partie est gardée dans { $path }.
table-broken-no-deal = Une donne a été demandée là où il n’y en a pas. C’est une erreur de Laydown.
table-broken-stream = L’événement { $number } est arrivé à la place de { $expected }. C’est une erreur de Laydown.
table-broken-secret = Un secret devait être dévoilé avant la fin. C’est une erreur de Laydown.

table-record-too-long = C’est plus long que toute partie enregistrée : { $count } caractères au plus.
table-record-line-too-long = Cette ligne est trop longue ; une ligne a au plus { $count } caractères.
table-record-no-text = Il y a ici autre chose que du texte.
table-record-first-line = La première ligne doit être : { $text }
table-record-field = Un en-tête n’a pas de ligne comme celle-ci : { $text }
table-record-twice = L’en-tête indique deux fois { $name }.
table-record-missing = Il manque { $name } dans l’en-tête.
table-record-seat-order = Il y a ici { $text }, mais les places se suivent et voici la place { $number }.
table-record-dice = Les dés de version { $text } sont inconnus ici ; on connaît { $number }.
table-record-rules = La version { $text } des règles est inconnue ici ; la plus récente connue est { $number }.
table-record-hex = Après { $name } viennent 64 caractères, de 0 à 9 et de a à f.
table-record-value = Après { $name } ne peut venir que : { $expected }
table-record-no-commitment = Il y a { $name } sans engagement qui précède.
table-record-contributions = Avec les dés { $text }, { $count ->
    [0] aucune place n’ajoute rien, donc il n’y a pas de ligne contribution
   *[other] chaque place a sa ligne contribution, { $count } en tout
}.
table-record-contribution = Après contribution viennent un engagement et une valeur de 64 caractères chacun, de 0 à 9 et de a à f, ou none, ou withheld à la place de la valeur, et non { $text }.
table-record-contribution-other = La valeur de cette contribution n’est pas celle de son engagement.
table-record-excerpt = Un extrait ne promet rien et n’a pas d’engagement.
table-record-totals = Seul un extrait commence avec des totaux.
table-record-count = Il faut ici { $count } nombres, un par place.
table-record-secret = Ce secret n’est pas celui qui avait été engagé.
table-record-sealed = Cette partie est encore en cours ; ses cartes restent scellées jusqu’à la fin.
table-record-no-deals = L’enregistrement s’arrête avant la première donne.
table-record-line = Cette ligne ne dit rien qu’un enregistrement puisse dire : { $text }
table-record-continued = Seules les cartes d’un ordre continuent sur une autre ligne.
table-record-number = Il faut ici un nombre de { $low } à { $high }, et non { $text }.
table-record-first-dealer = Les dés désignent la place { $expected } comme premier donneur.
table-record-deal-unfinished = La donne { $number } n’est pas encore terminée.
table-record-deal-not-next = Aucune donne ne peut commencer ici.
table-record-plan = La donne suivante est : { $expected }
table-record-players = Les joueurs sont au moins deux places dans l’ordre, dont le donneur.
table-record-order-alone = Un ordre suit sa donne.
table-record-order-sealed = Seule une partie encore en cours a un ordre scellé.
table-record-order-other = Ce n’est pas la carte que les dés placent ici ; ils y placent { $card }.
table-record-order-kept = Cet ordre n’est pas celui qui avait été gardé.
table-record-order-missing = L’ordre de cette donne manque.
table-record-card-too-often = Le jeu n’a plus de { $card }.
table-record-cards-missing = Il manque des cartes dans l’ordre, dont { $cards }.
table-record-no-reshuffle = Il n’y a rien à mélanger maintenant.
table-record-reshuffle-cards = Ce ne sont pas les cartes à mélanger.
table-record-reshuffle-due = La pile est d’abord mélangée.
table-record-no-deal = Aucune donne n’est en cours ici.
table-record-cut = Les dés choisissent { $expected }.
table-record-comment = Ce qui découle de la partie est { $expected }.
table-record-comment-unknown = Rien qui s’appelle { $text } ne découle de la partie ici. Une remarque libre commence par #.
table-record-end-early = La partie n’est pas terminée ici.
table-record-after-end = Rien ne suit la fin.
table-record-truncated = L’enregistrement s’interrompt avant sa fin.
