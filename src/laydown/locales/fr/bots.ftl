# Les bots : `bot-NOM` donne leur nom, `bot-NOM-help` dit en une phrase comment ils jouent.

bot-random = Hasard
bot-random-help = Tire au sort parmi tout ce que les règles permettent.
bot-greedy = Glouton
bot-greedy-help = Prend ce qui l’aide tout de suite, pose ce qu’il peut et ne voit pas plus loin que le tour en cours.
bots-unknown = Le bot { $name } n’existe pas. Choisissez parmi : { $allowed }.
bots-illegal = { $seat } a choisi { $action }, ce qui n’est pas permis ici.
bots-cards-lost = Les cartes de la donne { $number } ne forment plus le paquet complet.
bots-endless = La donne { $number } ne finit pas.
