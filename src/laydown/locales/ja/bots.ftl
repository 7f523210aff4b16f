# ボット：`bot-NAME`は名前、`bot-NAME-help`は打ち方を一文で表す。

bot-random = ランダム
bot-random-help = ルールで許される手の中から、くじ引きで選びます。
bot-greedy = 欲張り
bot-greedy-help = すぐに役立つカードを取り、出せるものは出し、この手番より先は読みません。
bots-unknown = { $name }というボットはいません。次から選んでください：{ $allowed }。
bots-illegal = { $seat }は{ $action }を選びましたが、ここではできません。
bots-cards-lost = 第{ $number }ディールのカードが全部そろっていません。
bots-endless = 第{ $number }ディールが終わりません。
