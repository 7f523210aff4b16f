# ミル：ゲーム、オプション、断りの文、出来事、ルール、マッチの終わり。

preset-mille = ミル
preset-mille-help = 家で遊ぶミルです。手札のペアで捨て札の山を取り、ナチュラル、シャポー、スカンクにマークがつき、精算があります。
preset-mille-cardroom = カードルームのミル
preset-mille-cardroom-help = 捨て札の山がすべて見え、ペアは山のカードでもよく、マークも賭けもないミルです。
preset-mille-montreal = モントリオールのミル
preset-mille-montreal-help = モントリオールとトロント風に、相手がカットするミルです。

option-pile_take = 捨て札の山の取り方
option-pile_take-help = 捨て札の山を取るのに何が必要かを決めます。
option-pile_take-pair_in_hand = 手札のナチュラルのペア
option-pile_take-pair_or_own_natural_set = 手札のペア、または自分のナチュラルのセット
option-pile_take-pair_anywhere = 手札と山を合わせたペア、または自分のナチュラルのセット
option-pile_set_stays_natural = 山で作ったセットのナチュラル
option-pile_set_stays_natural-help = 捨て札の山で作ったセットにワイルドを付け足せるかを決めます。
option-pile_set_stays_natural-off = すぐに付け足せる
option-pile_set_stays_natural-this_turn = その手番だけ付け足せない
option-pile_set_stays_natural-always = ずっと付け足せない
option-upcard_two = 表向きになった2
option-upcard_two-help = ディールで2が表になったとき、先手がそれを取れるかを決めます。
option-upcard_two-every_deal = どのディールでも
option-upcard_two-first_deal = 最初のディールだけ
option-upcard_two-off = 取れない
option-min_naturals = セットのナチュラルの数
option-min_naturals-help = 2を含むセットにナチュラルが何枚必要かを決めます。
option-max_wilds = セットのワイルドの数
option-max_wilds-help = 一つのセットで何枚の2を代わりに使えるかを決めます。
option-max_wilds-none = 何枚でも
option-wild_may_be_added = ワイルドの付け足し
option-wild_may_be_added-help = すでに出したセットにワイルドを付け足せるかを決めます。
option-must_discard_to_go_out = 最後の1枚は捨てる
option-must_discard_to_go_out-help = 最後のカードを捨てたときだけ上がれるかを決めます。
option-stock_out = 山札切れ
option-stock_out-help = 山札がなくなったらどうするかを決めます。
option-stock_out-end_deal = ディールが終わる
option-stock_out-reshuffle = 捨て札の山を切り直す
option-eight_factor = エイトの倍率
option-eight_factor-help = 同じ数字の8枚全部が何倍になるかを決めます。
option-natural_out_factor = ナチュラル上がりの倍率
option-natural_out_factor-help = ワイルドなしで上がったとき、出したカードが何倍になるかを決めます。
option-marks = マーク
option-marks-help = ナチュラル、エイト、シャポーにマークをつけるかを決めます。
option-skunk = スカンク
option-skunk-help = 敗者が目標の半分に届かないとき、勝者にマークがつくかを決めます。
option-stakes = 賭け
option-stakes-help = 精算の小さい単位を架空のお金で決め、0なら精算をしません。
option-target = 目標
option-target-help = マッチが終わる合計点を決めます。
option-max_deals = マッチの長さの上限
option-max_deals-help = 合計点の高い方の勝ちとするディール数を決めます。
option-natural_required_to_win = 勝つにはナチュラルが必要
option-natural_required_to_win-help = 勝者にナチュラルのマークが必要かを決めます。
option-first_dealer = 最初のディーラー
option-first_dealer-help = だれが最初に配るかを決めます。
option-first_dealer-random = くじで決める
option-first_dealer-low_draw = 低いカードを引いた人
option-pile_shown = 捨て札の見せ方
option-pile_shown-help = 捨て札の山をどこまで見せるかを決めます。
option-pile_shown-top = 一番上だけ
option-pile_shown-all = すべて
option-cut = カット
option-cut-help = ディールの前にディーラーの相手がカットするかを決めます。

mille-config-seats = ミルは2人で遊ぶゲームです。{ $seats }人では遊べません。
mille-config-natural-needs-marks = マークをつけないときは、勝つためにナチュラルを求めることはできません。

mille-unreadable-verb = { $text }という行動はありません。使えるもの：{ $allowed }。
mille-unreadable-card-missing = ここでカードを書いてください。
mille-unreadable-not-in-deck = { $text }はミルのカードにありません。
mille-unreadable-left-over = この行の{ $text }は余分です。
mille-unreadable-add-to = add 2S to Qのように、{ $text }を加えるセットを書いてください。
mille-unreadable-rank = { $text }という数字はありません。A、2から9、T、J、Q、Kがあります。
mille-unreadable-cut = { $text }ではカットできません。cut 40のように数を書いてください。

mille-refuse-not-your-turn = あなたの手番ではありません。
mille-refuse-deal-over = ディールは終わっています。
mille-refuse-no-such-action = ミルに{ $text }という行動はありません。
mille-refuse-draw-first = 先にカードを引くか、捨て札の山を取ってください。
mille-refuse-drawn-already = この手番ではもう引きました。
mille-refuse-stock-empty = 山札がありません。
mille-refuse-pile-or-pass = 山札がありません。捨て札の山を取るか、パスしてください。
mille-refuse-no-pass = パスできるのは、山札がなく、捨て札の山を取れるときだけです。
mille-refuse-not-held = { $cards }は手札にありません。
mille-refuse-cut-first = 先にカットをします。
mille-refuse-no-cut-now = カットはディールの前だけです。
mille-refuse-cut-place = { $low }から{ $high }までの位置でカットしてください。
mille-refuse-no-reshuffle-due = 今は切り直しをしません。
mille-refuse-reshuffle-first = 先に捨て札の山を切り直します。
mille-refuse-keep-a-discard = 捨てるカードを1枚残してください。ここでは最後の1枚を捨てて上がります。
mille-refuse-lay-three = 一度に出すのは{ $count }枚ではなく3枚で、残りは付け足します。
mille-refuse-lay-one-rank = { $cards }は同じ数字ではありません。
mille-refuse-few-naturals = 2を含むセットには、ナチュラルが{ $needed }枚以上必要です。
mille-refuse-many-wilds = 一つのセットで代わりに使える2は{ $allowed }枚までです。
mille-refuse-no-wild-added = すでに出した{ $rank }のセットにワイルドは付け足せません。
mille-refuse-stays-natural = { $rank }のセットは捨て札の山で作ったので、ナチュラルのままです。
mille-refuse-add-rank = { $card }は{ $rank }のセットに入りません。
mille-refuse-no-spread = { $rank }のセットをまだ出していません。
mille-refuse-nothing-to-lay = セットとして出せる3枚が手札にありません。
mille-refuse-nothing-to-add = 自分のセットに付け足せるカードがありません。
mille-refuse-pile-two-cards = 山の一番上と一緒に出すのは{ $count }枚ではなく2枚です。
mille-refuse-pile-name-pair = 山の一番上と一緒に出す2枚を指定してください。
mille-refuse-pile-pair = 一番上が{ $rank }の山を取るのに、{ $cards }を持っていません。
mille-refuse-pile-rank = { $cards }は、山の一番上と同じ{ $rank }のカード2枚ではありません。
mille-refuse-pile-no-wild = 2を使って山は取れません。ナチュラルの{ $rank }が2枚必要です。
mille-refuse-pile-needs-pair = 山を取るには、ナチュラルの{ $rank }が手札に2枚必要です。
mille-refuse-pile-needs-pair-or-set = 山を取るには、手札にナチュラルの{ $rank }が2枚あるか、2の入っていない自分の{ $rank }のセットが必要です。
mille-refuse-pile-no-set = 山の一番上を付け足せる{ $rank }のセットがありません。
mille-refuse-pile-set-has-wild = { $rank }のセットに2が入っているので、山の一番上を付け足せません。
mille-refuse-pile-nothing-fits = 山を取るには、ナチュラルの{ $rank }が2枚か、2の入っていない自分の{ $rank }のセットが必要です。
mille-refuse-pile-two-needs-twos = 捨てられた2は、手札の2が2枚あるときだけ取れます。
mille-refuse-pile-two-needs-twos-or-set = 捨てられた2は、手札の2が2枚あるか、自分の2のセットがあるときだけ取れます。
mille-refuse-pile-two-nothing-fits = 捨てられた2は、ほかの2が2枚あるか、自分の2のセットがあるときだけ取れます。

mille-event-cards-cut = { $who ->
    [you] あなたは{ $place }枚目でカットしました。
   *[other] { $seat }さんは{ $place }枚目でカットしました。
}
mille-event-pile-taken = { $who ->
    [you] あなたは捨て札の山を取り、{ $cards }を出しました。
   *[other] { $seat }さんは捨て札の山を取り、{ $cards }を出しました。
}{ $count ->
    [0] 手札に加わるカードはありません。
   *[other] 残りの{ $count }枚は手札に入ります。
}
mille-event-pile-joined = { $who ->
    [you] あなたは捨て札の山を取り、{ $cards }をセットに付け足しました。
   *[other] { $seat }さんは捨て札の山を取り、{ $cards }をセットに付け足しました。
}{ $count ->
    [0] 手札に加わるカードはありません。
   *[other] 残りの{ $count }枚は手札に入ります。
}
mille-event-upcard-two-taken = { $who ->
    [you] あなたは表向きの{ $card }を手札に取りました。
   *[other] { $seat }さんは表向きの{ $card }を取りました。
}
mille-event-laid = { $who ->
    [you] あなたは{ $cards }を出しました。
   *[other] { $seat }さんは{ $cards }を出しました。
}
mille-event-added = { $who ->
    [you] あなたは{ $rank }のセットに{ $card }を付け足しました。
   *[other] { $seat }さんは{ $rank }のセットに{ $card }を付け足しました。
}
mille-event-low-on-cards = { $who ->
    [you] あなたの手札は残り{ $count }枚です。
   *[other] { $seat }さんの手札は残り{ $count }枚です。
}
mille-event-seven-squared = { $who ->
    [you] あなたの{ $rank }が7枚そろいました。あと1枚で8枚全部です。
   *[other] { $seat }さんの{ $rank }が7枚そろいました。あと1枚で8枚全部です。
}
mille-event-eight-complete = { $who ->
    [you] あなたの{ $rank }が8枚全部そろいました。
   *[other] { $seat }さんの{ $rank }が8枚全部そろいました。
}
mille-event-stock-ran-out-reshuffle = 山札がなくなったので、捨て札の山を切り直します。
mille-event-stock-ran-out-last = { $who ->
    [you] 山札がありません。捨て札の山を取るか、パスしてディールを終えてください。
   *[other] 山札がありません。{ $seat }さんは捨て札の山を取るか、パスしてディールを終えます。
}
mille-event-stock-ran-out-over = 山札がなくなり、だれも上がらずにディールが終わります。
mille-event-passed = { $who ->
    [you] あなたはパスし、だれも上がらずにディールが終わります。
   *[other] { $seat }さんはパスし、だれも上がらずにディールが終わります。
}
mille-event-went-out = { $who ->
    [you] あなたは上がりました。
   *[other] { $seat }さんは上がりました。
}
mille-event-went-out-natural = { $who ->
    [you] あなたはナチュラルで上がりました。
   *[other] { $seat }さんはナチュラルで上がりました。
}
mille-event-chapeau-made = { $who ->
    [you] シャポーです。あなたのディールは{ $points }点で終わりました。
   *[other] シャポーです。{ $seat }さんのディールは{ $points }点で終わりました。
}
mille-event-deal-scored = { $who ->
    [you] 第{ $number }ディールの点数：あなた{ $points }点、{ $other }さん{ $other_points }点。
   *[other] 第{ $number }ディールの点数：{ $seat }さん{ $points }点、{ $other }さん{ $other_points }点。
}

mille-end-won = { $winner-who ->
    [you] あなたの{ $points }対{ $loser_points }での勝ちです。
   *[other] { $winner }さんの{ $points }対{ $loser_points }での勝ちです。
}
mille-end-skunk = { $winner-who ->
    [you] あなたの{ $points }対{ $loser_points }での勝ちで、
   *[other] { $winner }さんの{ $points }対{ $loser_points }での勝ちで、
}{ $loser-who ->
    [you] あなたはスカンクです。
   *[other] { $loser }さんはスカンクです。
}
mille-end-draw = { $deals }ディールを終えて、どちらも{ $points }点の引き分けです。

mille-settle-match = マッチの勝ち
mille-settle-marks = マーク{ $count }個
mille-settle-points = { $points }点の差、100点ごとに切り上げて{ $hundreds }単位

mille-rule-goal = 何回かのディールを重ね、先に{ $target }点に届いた人の勝ちです。
mille-rule-cards = 2人で、52枚のカード2組を混ぜた104枚を使います。ジョーカーはありません。
mille-rule-first-dealer-random = 最初のディーラーはくじで決め、その後は交代で配ります。
mille-rule-first-dealer-low-draw = それぞれ1枚引き、低い方が最初に配ります。エースは低く、同じ数字なら引き直します。その後は交代で配ります。
mille-rule-cut = ディールの前に、ディーラーの相手が{ $low }から{ $high }までの位置でカットします。
mille-rule-no-cut = カードはカットしません。
mille-rule-deal = それぞれに{ $count }枚を配ります。次の1枚を表にして捨て札の山とし、残りを山札とします。ディーラーでない方が先手です。
mille-rule-turn = 手番では、山札から1枚引くか捨て札の山を全部取り、好きなだけ手札からカードを出したり付け足したりし、最後に手札を1枚捨てます。
mille-rule-sets = セットは同じ数字の3枚以上で、スートは問いません。ランはありません。
mille-rule-wilds = 2はワイルドで、どのカードの代わりにもなります。2を代わりに使うセットには、その数字のナチュラルのカードが{ $needed }枚以上必要です。
mille-rule-max-wilds = 一つのセットのワイルドは{ $count }枚までです。
mille-rule-twos = 2を3枚以上、2のセットとして出すこともでき、その2はナチュラルです。
mille-rule-adding = 自分のセットは数字ごとに一つで、同じ数字のカードはそこに加わります。相手のセットには付け足せず、出したカードを動かしたり戻したりはしません。
mille-rule-wild-added = すでに出した自分のセットにワイルドを付け足すこともできます。
mille-rule-no-wild-added = すでに出したセットにワイルドは付け足せません。
mille-rule-no-duty = 出す義務はなく、2でも今取ったカードでも、どのカードを捨ててもかまいません。
mille-rule-pile-take-pair-in-hand = 捨て札の山を取るには、一番上のカードと同じ数字のナチュラル2枚が手札に必要です。その2枚と一番上をすぐに出します。
mille-rule-pile-take-pair-or-own-natural-set = 捨て札の山を取るには、一番上のカードと同じ数字のナチュラル2枚を手札からすぐに一緒に出すか、ワイルドの入っていない自分のその数字のセットに一番上を付け足します。
mille-rule-pile-take-pair-anywhere = 捨て札の山を取るには、一番上のカードと同じ数字のナチュラル2枚を手札か山の中からすぐに一緒に出すか、ワイルドの入っていない自分のその数字のセットに一番上を付け足します。
mille-rule-pile-rest = 山の残りは手札に入り、その手番のうちに使えます。山を取るのにワイルドは使えません。
mille-rule-pile-two = 捨てられた2は手札の2が2枚あるときだけ取れ、3枚を2のセットとして出します。
mille-rule-pile-two-hand-or-set = 捨てられた2は、手札の2が2枚あって3枚を2のセットとして出すか、自分の2のセットに付け足すときだけ取れます。
mille-rule-pile-two-or-set = 捨てられた2は、手札か山の中にほかの2が2枚あって3枚を2のセットとして出すか、自分の2のセットに付け足すときだけ取れます。
mille-rule-pile-stays-off = 山を取るときにカードを出したセットには、その手番のうちにもワイルドを付け足せます。
mille-rule-pile-stays-this-turn = 山を取るときにカードを出したセットには、次の自分の手番までワイルドを付け足せません。
mille-rule-pile-stays-always = 山を取るときにカードを出したセットには、その後ずっとワイルドを付け足せません。
mille-rule-upcard-two-every-deal = ディールで2が表になったら、先手は最初に引く代わりに、ペアがなくても、使わなくても、それを取れます。
mille-rule-upcard-two-first-deal = マッチの最初のディールで2が表になったら、先手は最初に引く代わりに、ペアがなくても、使わなくても、それを取れます。
mille-rule-upcard-two-off = ディールで表になった2は、捨てられた2と同じ扱いです。
mille-rule-pile-shown-top = 捨て札の山は一番上だけが見えます。
mille-rule-pile-shown-all = 捨て札の山はすべて見えます。
mille-rule-out = 引いた後に手札がなくなった時点で、そのプレイヤーの上がりとなり、ディールが終わります。
mille-rule-out-free = 捨てても捨てなくても上がれます。
mille-rule-out-must-discard = 最後のカードを捨てたときだけ上がれます。
mille-rule-stock-end-deal = 手番の始めに山札がないときは、取れるなら捨て札の山を取るか、パスします。取れないときやパスしたときは、だれも上がらずにディールが終わり、シャポーもありません。
mille-rule-stock-reshuffle = 手番の始めに山札がないときは、一番上を除いた捨て札の山を切り直して山札にします。これは1ディールに2回までです。それができないときは、取れるなら捨て札の山を取るか、パスします。取れないときやパスしたときは、だれも上がらずにディールが終わり、シャポーもありません。
mille-rule-announce = 手札が残り2枚や1枚になったとき、ワイルドなしの同じ数字が7枚や8枚そろったときは、それを知らせます。
mille-rule-values = スペードのクイーンは100点、ダイヤのジャックは50点、2は20点、エースは15点、ほかのクイーンとジャック、キング、10は10点、3から9は5点です。
mille-rule-score = 出したカードの点から手札に残ったカードの点を引いたものが得点です。マイナスになることもあります。
mille-rule-eight = { $factor ->
    [1] ワイルドなしの同じ数字8枚全部をエイトといいます。
   *[other] ワイルドなしの同じ数字8枚全部はエイトといい、{ $factor }倍になります。
}
mille-rule-natural-out = { $factor ->
    [1] 自分のセットで2を代わりに使わずに上がるのが、ナチュラルの上がりです。
   *[other] 自分のセットで2を代わりに使わずに上がるのがナチュラルの上がりで、出したカードの点がすべて{ $factor }倍になります。
}
mille-rule-natural-eight = したがって、ナチュラルで上がったときのエイトは{ $factor }倍です。
mille-rule-marks = ナチュラルの上がりに一つ、エイトごとに一つ、シャポーに一つマークがつきます。シャポーは、自分が上がり、相手のディールの得点がマイナスのときです。
mille-rule-skunk = 終わりに敗者が{ $points }点未満ならスカンクで、勝者にマークがつきます。
mille-rule-end = 勝敗はディールの後に見ます。だれかが{ $target }点以上で合計が異なれば、高い方の勝ちです。同点なら続けます。
mille-rule-end-natural = 高い方でも、ナチュラルの上がりかエイトのマークがなければ勝てず、続けます。
mille-rule-end-deals = { $count }ディールを終えたら必ず高い方の勝ちで、同点は引き分けです。
mille-rule-stakes = 架空のお金で、勝者はマッチに{ $triple }、自分のマークごとに{ $triple }、点差100点ごとに切り上げて{ $stake }を受け取ります。敗者には何もありません。
mille-rule-stakes-no-marks = 架空のお金で、勝者はマッチに{ $triple }、点差100点ごとに切り上げて{ $stake }を受け取ります。敗者には何もありません。
