# Comment on apprend que c’est à soi de jouer : par un agenda, un flux, un courriel.

notice-turn = À vous de jouer : { $title }
notice-ready = La donne suivante vous attend : { $title }
notice-with = Avec { $others }.
notice-until = Vous avez jusqu’au { $time } UTC.
