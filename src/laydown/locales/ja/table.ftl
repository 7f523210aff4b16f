# テーブル：マッチ、申し出、待った、記録。

table-event-match-started = このマッチのシャッフルはすべて一つの秘密から決まります。その封印は{ $commitment }です。
table-event-match-started-seeded = このマッチのシャッフルは知られているシードから決まるため、証明にはなりません。封印は{ $commitment }です。
table-event-match-started-together = { $count ->
    [0] このマッチのシャッフルはテーブルの秘密だけから決まります。その封印は{ $commitment }です。
   *[other] このマッチのシャッフルは、封印が{ $commitment }のテーブルの秘密と、{ $count }人のプレイヤーが加えた値から決まります。
}
table-event-left-out = { $who ->
    [you] シャッフルに加えるあなたの値は間に合わず、使われません。
   *[other] シャッフルに加える{ $seat }さんの値は間に合わず、使われません。
}
table-event-first-dealer = { $who ->
    [you] 最初のディーラーはあなたです。
   *[other] 最初のディーラーは{ $seat }さんです。
}
table-event-low-draw = { $who ->
    [you] 一番低い{ $card }を引いたあなたが最初のディーラーです。
   *[other] 一番低い{ $card }を引いた{ $seat }さんが最初のディーラーです。
}
table-event-left-to-dice = { $who ->
    [you] カットする場所を運に任せました。
   *[other] { $seat }さんはカットする場所を運に任せました。
}
table-event-taken-back-lay = { $who ->
    [you] 出した役を手札に戻しました。
   *[other] { $seat }さんは出した役を手札に戻しました。
}
table-event-taken-back-add = { $who ->
    [you] 付け足したカードを手札に戻しました。
   *[other] { $seat }さんは付け足したカードを手札に戻しました。
}
table-event-taken-back-discard = { $who ->
    [you] 捨てたカードを手札に戻しました。
   *[other] { $seat }さんは捨てたカードを手札に戻しました。
}
table-event-taken-back-agreed = { $who ->
    [you] 全員が認めたので、あなたの最後の行動とその後のことを取り消します。
   *[other] 全員が認めたので、{ $seat }さんの最後の行動とその後のことを取り消します。
}
table-event-resigned = { $who ->
    [you] あなたは投了しました。
   *[other] { $seat }さんは投了しました。
}
table-event-lost = { $who ->
    [you] 時間切れです。あなたはもう勝てません。
   *[other] { $seat }さんは時間切れで、もう勝てません。
}
table-event-bot-plays = { $who ->
    [you] ボットがあなたの代わりに打ちます。
   *[other] ボットが{ $seat }さんの代わりに打ちます。
}
table-event-overtime = { $who ->
    [you] 時間切れです。ボットがあなたの代わりに打ちます。
   *[other] { $seat }さんは時間切れです。ボットが代わりに打ちます。
}
table-event-came-back = { $who ->
    [you] あなたの席に戻りました。
   *[other] { $seat }さんが戻りました。
}
table-event-paused = { $who ->
    [you] あなたの希望でマッチを中断します。
   *[other] { $seat }さんの希望でマッチを中断します。
}
table-event-resumed = { $who ->
    [you] あなたがマッチを再開しました。
   *[other] { $seat }さんがマッチを再開しました。
}
table-event-pause-over = 中断の期限が来たので、マッチを再開します。
table-event-time-given = { $other-who ->
    [you] あなたは{ $seat }さんに時間を足しました。
   *[other] { $who ->
        [you] { $other }さんがあなたに時間を足しました。
       *[other] { $other }さんが{ $seat }さんに時間を足しました。
    }
}
table-event-broken-off = マッチは打ち切りになりました。
table-end-broken-off = マッチは打ち切りになり、結果はありません。
table-end-resigned = { $loser-who ->
    [you] あなたの投了により、
   *[other] { $loser }さんの投了により、
}{ $winner-who ->
    [you] あなたの勝ちです。
   *[other] { $winner }さんの勝ちです。
}
table-end-lost = { $loser-who ->
    [you] あなたの時間切れにより、
   *[other] { $loser }さんの時間切れにより、
}{ $winner-who ->
    [you] あなたの勝ちです。
   *[other] { $winner }さんの勝ちです。
}
table-event-match-won = { $who ->
    [you] あなたがマッチに勝ちました。
   *[other] { $seat }さんがマッチに勝ちました。
}
table-event-match-shared = { $count }人のプレイヤーが勝利を分け合います。
table-event-match-ended = マッチは勝者なしで終わりました。
table-event-secret-shown = 両方のテーブルが終わり、シャッフルの秘密が示されました。

table-refuse-offer-closed = 選んでいる間に場が進みました。見直してもう一度選んでください。
table-refuse-seat = { $count }人のテーブルに席{ $number }はありません。
table-refuse-shuffle = シャッフルはテーブルが行い、プレイヤーは行いません。
table-refuse-match-over = マッチは終わっています。
table-refuse-deal-over = ディールは終わり、次はまだ始まっていません。
table-refuse-deal-unfinished = ディールはまだ終わっていません。
table-refuse-dice = ここで運に任せられるものはありません。
table-refuse-resigned = この席はもう投了しています。
table-refuse-bot-plays = この席ではもうボットが打っています。
table-refuse-no-bot = この席ではボットは打っていません。
table-refuse-paused = マッチは中断しています。再開はどのプレイヤーでもできます。
table-refuse-no-pause = マッチは中断していません。
table-refuse-own-time = 時間を足せるのはほかのプレイヤーです。
table-refuse-incidents = 中断、代わりのボット、時間の追加は、一つのマッチで合わせて{ $count }回までです。
table-refuse-name = 名前は前後に空白のない1から{ $count }文字の見える文字で、{ $text }は使えません。
table-refuse-config = この規則はどのプリセットとオプションでも表せません。
table-refuse-undo-nothing = このディールで取り消せることはまだしていません。
table-refuse-undo-deal-over = ディールは得点まで終わったので、もう取り消せません。
table-refuse-undo-acted = あなたの後にすでに場が動いています。
table-refuse-undo-seen = 取り消せるのは、出す、付け足す、捨てるの三つだけです。
table-refuse-undo-shown = それによってカードが公開されたので、取り消せません。
table-refuse-undo-told = それによってほかの人の手札について分かったことがあるので、取り消せません。
table-refuse-undo-together = このゲームでは全員が同時に選ぶので、ほかの人も選んだ後は取り消せません。
table-refuse-undo-seen-since = あなたの行動の後に誰かがカードを見たので、取り消せません。
table-refuse-undo-often = 一つのディールで取り消せるのは{ $count }回までです。

table-broken-cards = カードが消えたか増えました。Laydownの誤りです。マッチは{ $path }に残っています。
table-broken-no-deal = 存在しないディールが求められました。Laydownの誤りです。
table-broken-stream = 出来事{ $expected }の番に{ $number }が届きました。Laydownの誤りです。
table-broken-secret = 終わる前に秘密を示そうとしました。Laydownの誤りです。

table-record-too-long = 記録としては長すぎます。{ $count }文字までです。
table-record-line-too-long = この行は長すぎます。一行は{ $count }文字までです。
table-record-no-text = ここに文字でないものがあります。
table-record-first-line = 最初の行は次のとおりでなければなりません：{ $text }
table-record-field = 見出しにこのような行はありません：{ $text }
table-record-twice = 見出しに{ $name }が二度あります。
table-record-missing = 見出しに{ $name }がありません。
table-record-seat-order = ここは{ $text }ですが、席は順に並び、ここは席{ $number }です。
table-record-dice = バージョン{ $text }のサイコロは分かりません。分かるのは{ $number }です。
table-record-rules = 規則のバージョン{ $text }は分かりません。最新は{ $number }です。
table-record-hex = { $name }の後には0から9とaからfの64文字が続きます。
table-record-value = { $name }の後に書けるのは次だけです：{ $expected }
table-record-no-commitment = { $name }がありますが、それを約束する commitment がありません。
table-record-contributions = dice { $text } では、{ $count ->
    [0] どの席も何も加えないので contribution の行はありません
   *[other] 各席に contribution の行があり、全部で{ $count }行です
}。
table-record-contribution = contribution の後には、0から9とaからfの64文字の commitment と値、または none、または値の代わりに withheld が続きます。{ $text }ではありません。
table-record-contribution-other = この contribution の値は、前に約束されたものと違います。
table-record-excerpt = 抜粋は何も約束しないので commitment を持ちません。
table-record-totals = 始めの合計があるのは抜粋だけです。
table-record-count = ここには席ごとに一つずつ、{ $count }個の数が並びます。
table-record-secret = この秘密は約束されたものと違います。
table-record-sealed = このマッチはまだ続いています。終わるまでカードは封印されています。
table-record-no-deals = 記録が最初のディールの前で終わっています。
table-record-line = この行は記録の文になっていません：{ $text }
table-record-continued = 次の行に続けられるのは順序のカードだけです。
table-record-number = ここは{ $low }から{ $high }までの数で、{ $text }ではありません。
table-record-first-dealer = サイコロによる最初のディーラーは席{ $expected }です。
table-record-deal-unfinished = ディール{ $number }がまだ終わっていません。
table-record-deal-not-next = ここで始まるディールはありません。
table-record-plan = 次のディールはこうです：{ $expected }
table-record-players = プレイヤーは順に並んだ二席以上で、ディーラーを含みます。
table-record-order-alone = 順序はそのディールの行に続きます。
table-record-order-sealed = 順序が封印されるのは、まだ続いているマッチの記録だけです。
table-record-order-other = サイコロがここに置いたのはこのカードではなく{ $card }です。
table-record-order-kept = この順序は保存されたものと違います。
table-record-order-missing = このディールの順序がありません。
table-record-card-too-often = この{ $card }はもう残っていません。
table-record-cards-missing = 順序に{ $cards }などのカードが足りません。
table-record-no-reshuffle = いまシャッフルするものはありません。
table-record-reshuffle-cards = シャッフルするカードと違います。
table-record-reshuffle-due = その前に捨て札の山をシャッフルします。
table-record-no-deal = ここではディールが行われていません。
table-record-cut = サイコロが選んだのは{ $expected }です。
table-record-comment = 記録から導かれるのは{ $expected }です。
table-record-comment-unknown = ここで{ $text }は記録から導かれません。自由な書き込みは # で始めます。
table-record-end-early = マッチはここで終わっていません。
table-record-after-end = 終わりの後には何も書けません。
table-record-truncated = 記録が終わりの前で途切れています。
