# スリー・サーティーンとその仲間：ゲーム、オプション、できない理由、出来事、ルール、マッチの終わり。

preset-three-thirteen = スリー・サーティーン
preset-three-thirteen-help = 3枚から13枚まで11回のディールで、ワイルドの数字が毎回変わります。
preset-ace-high-low = スリー・サーティーン（エースは上にも下にも）
preset-ace-high-low-help = エースはキングの次にもなり、15点になります。
preset-face-values = スリー・サーティーン（絵札は数字どおり）
preset-face-values-help = ジャックは11点、クイーンは12点、キングは13点です。
preset-jokers = スリー・サーティーン（ジョーカー入り）
preset-jokers-help = 1組に2枚のジョーカーが、どのディールでもワイルドです。
preset-three-thirteen-two-decks = 2組で遊ぶスリー・サーティーン
preset-three-thirteen-two-decks-help = いつも2組を使い、どの役にもナチュラルのカードが必要です。
preset-three-thirteen-speed = スピード3-13
preset-three-thirteen-speed-help = 全員が同時に遊び、12人まで遊べます。
preset-five-crowns = ファイブ・クラウンズ
preset-five-crowns-help = 3からキングまでの五つのスートとジョーカー6枚で、2人から7人で遊びます。
preset-deuces-arent-wild = デュース・アーント・ワイルド
preset-deuces-arent-wild-help = ジョーカー入りの12ディールで、最後はエースがワイルドです。2人か3人で遊びます。

option-decks = カードの組数
option-decks-help = 何組のカードを混ぜるかを決めます。
option-decks-none = 人数の半分（端数は切り上げ）
option-jokers = ジョーカー
option-jokers-help = 1組に入れるジョーカーの枚数を決めます。
option-ace = エース
option-ace-help = エースがキングの次にもなるかを決めます。なる場合は15点です。
option-ace-low = 下だけ
option-ace-both = 上にも下にも
option-face_points = 絵札の点
option-face_points-help = ジャック、クイーン、キングの点を決めます。
option-face_points-ten = どれも10点
option-face_points-rank = 11点、12点、13点
option-wild_points = 残ったワイルド
option-wild_points-help = ワイルドの数字のカードが残ったときの点を決めます。
option-wild_points-rank = その数字の点
option-all_wild = ワイルドだけの役
option-all_wild-help = ワイルドだけで役になるかを決めます。
option-wild_limit = 一つの役のワイルド
option-wild_limit-help = 一つの役に使えるワイルドの枚数を決めます。
option-wild_limit-none = 何枚でも
option-wild_limit-one = 1枚
option-wild_limit-half = 役の半分まで
option-forbid_rediscard = 取った札の捨て直し禁止
option-forbid_rediscard-help = 捨て札の山から取ったカードを同じ手番で捨てることを禁じるかを決めます。
option-auto_out = 自動上がり
option-auto_out-help = 残りがすべて役になるカードを捨てたら、自動で上がりになるかを決めます。
option-last_turns = 最後の手番
option-last_turns-help = だれかが上がった後、ほかの人が何回ずつ手番をするかを決めます。
option-first_out_bonus = 上がりの得点
option-first_out_bonus-help = 最初に上がった人につく点を決めます。
option-reveal = 手札の公開
option-reveal-help = 上がった人がいつ手札を見せるかを決めます。
option-reveal-at_once = すぐに
option-reveal-at_end = 最後に
option-idle_rounds = 山札を引かない周数
option-idle_rounds-help = だれも山札を引かないまま何周したらディールが終わるかを決めます。
option-extra_beat = 追加の拍
option-extra_beat-help = だれかが上がった後、ほかの人がもう1拍遊ぶかを決めます。
option-tie_break = 同点
option-tie_break-help = 最も低い合計が同点のときの勝者を決めます。
option-tie_break-share = 同点の全員の勝ち
option-tie_break-most_outs = 上がりの多い方
option-tie_break-bonus_deal = 決着のディール
option-end_at = 途中終了
option-end_at-help = だれかの合計がこの点に届いたら、そのディールでマッチを終えます。
option-end_at-none = すべてのディールの後

three-thirteen-refuse-option = オプション{ $option }は{ $preset }では使えません。使えるゲーム：{ $allowed }。
three-thirteen-refuse-seats = このゲームは{ $least }人から{ $most }人で遊びます。{ $seats }人では遊べません。
three-thirteen-refuse-cards = { $seats }人では一番大きなディールに{ $needed }枚が必要ですが、カードは{ $have }枚です。{ $packs_enough }組以上を使うか、{ $seats_enough }人以下で遊んでください。
three-thirteen-refuse-over = ディールは終わっています。
three-thirteen-refuse-turn = { $who ->
    [you] あなたの手番です。
   *[other] { $seat }さんの手番です。
}
three-thirteen-refuse-second-draw = この手番ではもう1枚引いています。1枚捨ててください。
three-thirteen-refuse-draw-first = 先に山札から引くか、捨て札の山の一番上を取ってください。
three-thirteen-refuse-verb = このゲームでできるのは、引く、取る、捨てるだけです。
three-thirteen-refuse-not-held = { $card }は手札にありません。
three-thirteen-refuse-rediscard = { $card }は今取ったばかりなので、同じ手番では捨てられません。
three-thirteen-refuse-someone-out = もうだれかが上がっています。普通に捨ててください。手札がすべて役になれば0点です。
three-thirteen-refuse-incomplete = { $card }を捨てても、残りがすべて役にはならないので上がれません。
three-thirteen-refuse-stay-in = { $card }を捨てると残りがすべて役になり、この卓では上がりになります。
three-thirteen-refuse-no-reshuffle = 今は切り直しをしません。
three-thirteen-refuse-reshuffle-first = 山札が足りません。先に捨て札を切り直して山札に入れます。
three-thirteen-refuse-not-in-beat = この拍ではあなたの番はありません。
three-thirteen-refuse-chosen = もう選びました。ほかの人を待ってください。
three-thirteen-unreadable = { $text }という行動はこのゲームにありません。draw、take、discard 5H、discard 5H outのように書いてください。

three-thirteen-event-took = { $who ->
    [you] あなたは捨て札の山から{ $card }を取りました。
   *[other] { $seat }さんは捨て札の山から{ $card }を取りました。
}
three-thirteen-event-took-from = { $who ->
    [you] あなたは{ $other }さんの山から{ $card }を取りました。
   *[other] { $other-who ->
        [you] { $seat }さんはあなたの山から{ $card }を取りました。
       *[other] { $seat }さんは{ $other }さんの山から{ $card }を取りました。
    }
}
three-thirteen-event-out = { $who ->
    [you] あなたは上がりました。
   *[other] { $seat }さんは上がりました。
}
three-thirteen-event-out-shown = { $who ->
    [you] あなたは{ $cards }で上がりました。
   *[other] { $seat }さんは{ $cards }で上がりました。
}
three-thirteen-event-beat = 第{ $beat }拍です。
three-thirteen-event-last-beat = 第{ $beat }拍、最後の拍です。
three-thirteen-event-chose = { $who ->
    [you] あなたは選びました。
   *[other] { $seat }さんは選びました。
}
three-thirteen-event-stopped-stock = 山札が足りません。ディールはここで終わります。
three-thirteen-event-stopped-idle = だれも山札を引かなくなりました。ディールはここで終わります。
three-thirteen-event-stopped-beats = 決められた最後の拍が終わりました。ディールはここで終わります。
three-thirteen-event-complete = { $who ->
    [you] あなたの手札はすべて役になりました：{ $points }点。
   *[other] { $seat }さんの手札はすべて役になりました：{ $points }点。
}
three-thirteen-event-left = { $who ->
    [you] あなたには{ $cards }が残りました：{ $points }点。
   *[other] { $seat }さんには{ $cards }が残りました：{ $points }点。
}

three-thirteen-won-after-deals = { $count }回のディールを終え、合計の最も低い人の勝ちです。
three-thirteen-won-at-end = 合計が{ $total }点に届いた人が出たので、合計の最も低い人の勝ちです。
three-thirteen-won-together = 最も低い合計が同点なので、同点の全員の勝ちです。
three-thirteen-won-by-most-outs = 最も低い合計が同点なので、上がりの多い人の勝ちです。
three-thirteen-won-by-bonus-deal = 最も低い合計が同点なので、決着のディールで決まりました。
three-thirteen-won-of-those-who-stayed = 投了しなかった人のうち、合計の最も低い人の勝ちです。

three-thirteen-rule-aim = 手札をすべて役にすることを目指します。残ったカードは失点となり、合計の最も低い人の勝ちです。
three-thirteen-rule-seats = { $count }人で、個人戦です。
three-thirteen-rule-packs-standard = { $packs ->
    [1] 52枚のカードを1組使います。
   *[other] 52枚のカード{ $packs }組、{ $count }枚を混ぜて使います。
}
three-thirteen-rule-packs-stars = { $packs ->
    [1] 星の入った55枚のカードを1組使います。スペード、ハート、ダイヤ、クラブ、スターの五つのスートがあり、それぞれ3からキングまでです。
   *[other] 星の入った55枚のカード{ $packs }組、{ $count }枚を混ぜて使います。スペード、ハート、ダイヤ、クラブ、スターの五つのスートがあり、それぞれ3からキングまでです。
}
three-thirteen-rule-jokers = 1組にジョーカーが{ $count }枚加わり、全部で{ $total }枚です。
three-thirteen-rule-deals = ディールは{ $count }回です。最初は{ $first }枚ずつ、毎回1枚ずつ増え、最後は{ $last }枚です。
three-thirteen-rule-wild-rank = 配られた枚数と同じ数字がワイルドです。最初のディールは{ $first }で、順に{ $last }まで進みます。
three-thirteen-rule-wild-last = { $count }枚の最後のディールでは、{ $wild }がワイルドです。
three-thirteen-rule-dealer = 最初のディーラーはくじで決め、その後は左隣に移ります。ディーラーの左隣から始めます。山札の一番上を表にして捨て札の山を始めます。
three-thirteen-rule-dealer-speed = 全員が同時に遊ぶので、だれが配ってもかまいません。
three-thirteen-rule-set = セットは同じ数字の3枚以上です。まったく同じカードが入ってもかまいません。
three-thirteen-rule-run = ランは同じスートで続く3枚以上です。同じ数字は二度入らず、端はつながりません。
three-thirteen-rule-ace-low = エースは下です。エース、2、3はランですが、クイーン、キング、エースはランではありません。
three-thirteen-rule-ace-both = エースは上にも下にもなります。エース、2、3とクイーン、キング、エースはランですが、キング、エース、2はランではありません。
three-thirteen-rule-ace-none = エースはなく、キングの次はありません。
three-thirteen-rule-once = 1枚のカードは一つの役にだけ使えます。
three-thirteen-rule-wild = ワイルドはどのカードの代わりにもなります。ランの中で隣り合ってもよく、ワイルドの数字のカードは本来の場所でもワイルドとして数えます。
three-thirteen-rule-wild-single = ワイルドはどのカードの代わりにもなります。ワイルドの数字のカードは本来の場所でもワイルドとして数えます。
three-thirteen-rule-joker-wild = ジョーカーはいつもワイルドです。
three-thirteen-rule-wild-limit-none = 一つの役にワイルドを何枚でも使えます。
three-thirteen-rule-wild-limit-one = 一つの役に使えるワイルドは1枚までです。
three-thirteen-rule-wild-limit-half = ワイルドは役の半分までで、3枚なら1枚、4枚なら2枚です。
three-thirteen-rule-all-wild = ワイルド3枚以上は、それだけで役になります。
three-thirteen-rule-no-all-wild = どの役にもナチュラルのカードが必要です。
three-thirteen-rule-turn = 手番では、山札の一番上を引くか捨て札の山の一番上を取り、その後1枚を捨て札の山に捨てます。
three-thirteen-rule-rediscard = 捨て札の山から取ったカードは、すぐに捨て直してもかまいません。
three-thirteen-rule-no-rediscard = 捨て札の山から取ったカードは、同じカードを前から持っていたときを除き、同じ手番では捨てられません。
three-thirteen-rule-no-laying = 最後まで何も場に出さず、人の役に付け足すこともありません。
three-thirteen-rule-speed-piles = 山札は中央に広げます。それぞれ左手に自分の山を持ち、中央から引いた1枚で始めます。
three-thirteen-rule-speed-beat = 全員が拍ごとに同時に遊びます。拍の前半でも後半でも、それぞれひそかに選び、全員の選択を一度に行います。
three-thirteen-rule-speed-draws = まずどこから引くかを選びます。中央か、右隣の人の山の一番上です。中央からは席の順に引きます。
three-thirteen-rule-speed-discards = 次に捨てるカードを選びます。全員の捨て札を一度に見せ、それぞれ自分の山に置きます。
three-thirteen-rule-out = 捨てる1枚のほかがすべて役になるなら上がれます。捨てるときに上がりを告げ、捨てるカードは何でもかまいません。
three-thirteen-rule-out-free = 上がる義務はありません。
three-thirteen-rule-out-auto = 残りがすべて役になるカードを捨てたら、自動で上がりになります。
three-thirteen-rule-last-turns = { $count ->
    [0] だれかが上がったら、ディールはすぐに終わります。
   *[other] だれかが上がったら、ほかの人は順にちょうど{ $count }回ずつ手番をします。
}
three-thirteen-rule-speed-out = だれかが上がった拍でディールが終わります。同じ拍で何人が上がってもかまいません。
three-thirteen-rule-speed-extra-beat = だれかが上がった拍の後、ほかの人はもう1拍遊び、その拍では上がれません。同じ拍で何人が上がってもかまいません。
three-thirteen-rule-reveal-at-once = 上がった人はすぐに手札を見せます。
three-thirteen-rule-reveal-at-end = 上がった人はそれを告げ、手札は最後にほかの人と一緒に見せます。
three-thirteen-rule-others-complete = それまでに手札がすべて役になったほかの人も0点です。
three-thirteen-rule-out-bonus = 最初に上がった人には{ $points }点がつきます。
three-thirteen-rule-stock-reshuffle = 手番の始めに山札がなければ、一番上を除いた捨て札の山を切り直して山札にします。1ディールに{ $count }回までで、その後と、切り直すカードがないときは、ディールが終わり全員の点を数えます。
three-thirteen-rule-stock-end-deal = 手番の始めに山札がなければ、ディールが終わり全員の点を数えます。
three-thirteen-rule-idle = だれも山札を引かないまま手番が{ $count }周したら、ディールが終わり全員の点を数えます。
three-thirteen-rule-idle-last-turns = だれかが上がった後は、これは当てはまりません。
three-thirteen-rule-middle-reshuffle = 拍の前に中央のカードが人数より少なければ、それぞれの山の一番上を除いて切り直し、中央に置きます。1ディールに{ $count }回までで、その後と、切り直すカードがないときは、ディールが終わり全員の点を数えます。
three-thirteen-rule-middle-end-deal = 拍の前に中央のカードが人数より少なければ、ディールが終わり全員の点を数えます。
three-thirteen-rule-speed-bound = { $count }拍の後、ディールは必ず終わります。
three-thirteen-rule-least-penalty = 最後に、残るカードの失点が最も少なくなるように手札を組み合わせます。1枚も残らなければ0点です。
three-thirteen-rule-points-ace-low = 残ったカードの点は、エースが1点、2から10は数字どおりです。
three-thirteen-rule-points-ace-both = 残ったカードの点は、エースが15点、2から10は数字どおりです。
three-thirteen-rule-points-from-three = 残ったカードの点は、3から10は数字どおりです。
three-thirteen-rule-points-faces-ten = ジャック、クイーン、キングはどれも10点です。
three-thirteen-rule-points-faces-rank = ジャックは11点、クイーンは12点、キングは13点です。
three-thirteen-rule-points-wild-rank = ワイルドの数字のカードは、その数字の点になります。
three-thirteen-rule-points-wild = ワイルドの数字のカードは{ $points }点です。
three-thirteen-rule-points-joker = ジョーカーは{ $points }点です。
three-thirteen-rule-lowest-wins = すべてのディールの点を足し、合計の最も低い人の勝ちです。
three-thirteen-rule-end-at = だれかの合計が{ $total }点に届いたら、そのディールでマッチが終わります。
three-thirteen-rule-tie-share = 最も低い合計が同点なら、同点の全員の勝ちです。
three-thirteen-rule-tie-most-outs = 最も低い合計が同点なら、上がりの多い人の勝ちです。それも同じなら、その全員の勝ちです。
three-thirteen-rule-tie-bonus-deal = 最も低い合計が同点なら、その人たちだけで決着のディールを{ $count }回まで遊び、その点が最も少ない人の勝ちです。それでも同じなら、その全員の勝ちです。
three-thirteen-rule-bonus-cards = 決着のディールは{ $count }枚ずつで、{ $wild }がワイルドです。
three-thirteen-rule-bonus-next = 決着のディールは順番どおりの次のディールで、最後のディールの後なら最後と同じです。
three-thirteen-rule-bonus-alone = 決着のディールは同点を決めるだけで、その点は合計に加えません。
