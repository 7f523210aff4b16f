# どのゲームにも共通のもの：出来事、切り直し、機械用の形。

event-deal-began = { $dealer-who ->
    [you] 第{ $number }ディール：あなたが配ります。
   *[other] 第{ $number }ディール：{ $dealer }さんが配ります。
}
event-deal-began-wild = 第{ $number }ディール：{ $dealer-who ->
    [you] あなたが配ります。
   *[other] { $dealer }さんが配ります。
}{ $count }枚ずつで、ワイルドは{ $wild }です。
event-dealt = { $who ->
    [you] あなたに{ $cards }が配られました。
   *[other] { $seat }さんに{ $cards }が配られました。
}
event-turned-up = 捨て札の山は{ $card }から始まります。
event-own-pile = { $who ->
    [you] あなたの山は{ $card }から始まります。
   *[other] { $seat }さんの山は{ $card }から始まります。
}
event-last-turn = { $who ->
    [you] 最後の手番：あなたの番です。
   *[other] 最後の手番：{ $seat }さんの番です。
}
event-drew = { $who ->
    [you] あなたは{ $card }を引きました。
   *[other] { $seat }さんは{ $card }を引きました。
}
event-drew-hidden = { $who ->
    [you] あなたはカードを引きました。
   *[other] { $seat }さんはカードを引きました。
}
event-discarded = { $who ->
    [you] あなたは{ $card }を捨てました。
   *[other] { $seat }さんは{ $card }を捨てました。
}
event-reshuffled = 捨て札の山の{ $count }枚を切り直し、新しい山札にしました。
event-reshuffled-into = 山札が足りないので、捨て札{ $count }枚を切り直して山札に入れました。

refuse-reshuffle-cards = 新しい山札は、捨て札の山の一番上を除いた{ $count }枚で作ります。
deal-not-over = ディールがまだ終わっていないので、結果がありません。Laydownの誤りです。

plain-unreadable = { $place }に、そこに合わないものがあります：{ $text }
plain-missing = { $place }に必要なものがありません。

chapter-game = ゲームの概要
chapter-turn = 手番
chapter-melds = 役とワイルド
chapter-pile = 捨て札の山
chapter-out = ディールの終わり
chapter-score = 得点
chapter-match = マッチ
