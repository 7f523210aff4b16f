# Comment on apprend que c’est à soi de jouer : par un agenda, un flux, un courriel.

notice-turn = À vous de jouer : { $title }
notice-ready = La donne suivante vous attend : { $title }
notice-with = Avec { $others }.
notice-until = Vous avez jusqu’au { $time } UTC.
notice-table = Voici la table. Ouvrez-la dans le navigateur avec lequel vous jouez :
notice-stop = Pour ne plus recevoir de courriels de cette table :
notice-verify-subject = Voulez-vous des courriels de Laydown ?
notice-verify = Quelqu’un souhaite être prévenu à cette adresse quand c’est à lui de jouer à une table de cartes ({ $title }). Si c’est vous, ouvrez ce lien et confirmez :
notice-verify-hours = { $count ->
    [one] Le lien est valable une heure.
   *[other] Le lien est valable { $count } heures.
}
notice-verify-not = Si ce n’est pas vous, il n’y a rien à faire : aucun courriel ne viendra. Avec ce lien, vous pouvez le dire tout de suite :
