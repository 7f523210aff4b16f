# サーバーの言葉：テーブルで、要求に対して、接続を閉じるとき。

server-changed = { $option }：{ $value }
server-value-yes = あり
server-value-no = なし
server-value-none = なし
server-someone = プレイヤー{ $number }
server-pile-with = { $pairs }で捨て札の山を取れます。
server-pile-alone = 手札のペアなしで捨て札の山を取れます。
server-changed-split = 各自が自分の山札から引く
server-arranged = 役：{ $combinations }。残り：{ $left }。点数：{ $points }点。
server-act-back = 自分の席に戻る
server-act-resume = 再開する
server-act-more-time = { $seat }さんに{ $count }秒足す
server-act-more-days = { $seat }さんに{ $count }日足す
server-act-bot-for = { $seat }さんの代わりにボットが打つ
server-act-pause = 中断
server-act-hand-over = 自分の代わりにボットが打つ
server-act-abort = マッチを打ち切る
server-act-resign = 投了する
server-act-leave = テーブルを離れる
server-confirm-bot-for = { $seat }さんが戻るまで、ボットが代わりに打ちます。ボットが打った手は取り消せません。
server-confirm-hand-over = 席に戻るかテーブルを開き直すまで、ボットがあなたの手札を打ちます。ボットが打った手は取り消せません。
server-confirm-pause = 誰かプレイヤーが再開するまで、ゲームも時計も止まります。
server-confirm-pause-days = 誰かプレイヤーが再開するまで、ゲームも時計も止まります。長くて{ $count }日です。
server-confirm-abort = マッチはすぐに終わり、勝者も結果もありません。
server-confirm-close = あなたが開いたテーブルなので、全員に対して閉じられます。
server-confirm-leave = あなたの席は空き、ほかの人が座れます。
server-confirm-resign-two = マッチはすぐに終わり、{ $seat }さんの勝ちになります。途中のディールは数えません。
server-confirm-resign-bots = 残るのはボットだけなので、マッチは勝者なしですぐに終わります。
server-confirm-resign-more = あなたはもう勝てません。手札は最後までボットが打ち、ほかの人は続けます。
server-asks-undo = { $who ->
    [you] あなたは直前の手の取り消しをお願いしました。
   *[other] { $seat }さんが直前の手を取り消したいそうです。
}
server-asks-pause = { $who ->
    [you] あなたは中断をお願いしました。
   *[other] { $seat }さんが中断したいそうです。誰かプレイヤーが再開するまで、ゲームも時計も止まります。
}
server-asks-abort = { $who ->
    [you] あなたはマッチの打ち切りをお願いしました。
   *[other] { $seat }さんがマッチを打ち切りたいそうです。勝者も結果もなしで終わります。
}
server-clock-days = 一手ごとに{ $count }日。
server-clock-reserve = 一手番{ $count }秒、その後はマッチ全体で持ち時間{ $time }。
server-clock-no-reserve = 一手番{ $count }秒。
server-clock-bot = 時間が切れると、その人が戻るまでボットが打ちます。
server-clock-lose = 時間が切れた人の負けです。

server-refuse-spectator = 観戦中です。これはプレイヤーだけができます。
server-refuse-waiting = 席がすべて埋まるとマッチが始まります。
server-refuse-not-asked = あなたに返事を求めている人はいません。
server-refuse-undo-again = この取り消しはもうお願いしました。ゲームが進むまで、このままです。
server-refuse-undo-meanwhile = { $seat }さんが取り消しをお願いしています。返事を待ってください。
server-refuse-undo-denied = { $seat }さんは取り消しを認めませんでした。
server-refuse-ask-again = もうお願いしました。ゲームが進むまで待ってください。
server-refuse-ask-meanwhile = { $seat }さんがほかの人にお願いをしています。返事を待ってください。
server-refuse-pause-denied = { $seat }さんは続けることを望んでいます。
server-refuse-abort-denied = { $seat }さんは最後まで続けることを望んでいます。
server-refuse-act = 今はできません。
server-refuse-stood-in = ボットがあなたの代わりに打っています。先に席に戻ってください。
server-refuse-has-resigned = あなたは投了しました。手札はボットが打ちます。
server-refuse-here = ボットに代われるのは、接続が{ $count }秒以上切れている人だけです。
server-refuse-not-thinking = 今{ $seat }さんの時間は進んでいません。
server-refuse-time-often = 時間を足せるのは一つの手番で{ $count }回までです。
server-refuse-alone = ほかにプレイする人がいなくなります。
server-refuse-pause-alone = 待っている人も、進んでいる時計もありません。
server-refuse-abort-late = ディールの得点が出た後は、ボットとのマッチは最後まで続けるか投了します。
server-refuse-arrange = このゲームには並べる役がありません。
server-refuse-phrase = その定型文はありません。
server-refuse-chat = このテーブルでは定型文だけを使えます。
server-refuse-too-much = 一度に多すぎます。少し待ってください。
server-refuse-flood = 一つの文字に記号を重ねすぎています。
server-refuse-commitment = シャッフルに加える値はもう決まっています。
server-refuse-value-early = 値を見せるのは、すべての席が約束してからです。
server-refuse-value = 約束された値ではありません。
server-refuse-not-over = 再戦はマッチが終わってから始められます。
server-refuse-rematch = デュプリケートに再戦はありません。スタートページから新しく開いてください。
server-compare-bot = しばらくの間、ボットが{ $seat }さんの代わりに打ちました。
server-refuse-cut = プレイヤーがカットすると、二つのテーブルのカードが同じになりません。デュプリケートはカットなしで遊んでください。
server-refuse-unkept = 今は保存できません。再開するまでお待ちください。
server-refuse-undone = 最後の操作は保存できませんでした。もう一度行ってください。
server-refuse-vacate = この席のリンクは取り消せません。あなたの席か、だれも座っていない席です。

server-unkept = サーバーは今、何も保存できません。ここまでの内容は失われていません。保存できるようになり次第、このまま続きます。
server-slow = 保存にいつもより時間がかかっています。何も失われていません。少しお待ちください。

server-closed-malformed = このページからサーバーに分からないものが届きました。読み込み直してください。
server-closed-token = このリンクではこのテーブルの席に着けません。
server-closed-revoked = この席には新しいリンクができたため、前のリンクでは着けません。あなたの席なら、テーブルを開いた人に新しいリンクをもらってください。
server-closed-seat = これはあなたの席ではありません。
server-closed-left = このテーブルを離れました。
server-closed-closed = このテーブルは、開いた人が閉じました。
server-closed-no-table = そのテーブルはここにありません。
server-closed-private = 二つのテーブルが同じディールで遊んでいます。両方が終わると見られます。
server-closed-slow = 接続が遅すぎました。ページを読み込み直してください。
server-closed-shut = このテーブルはサーバーの管理者によって閉じられました。
server-closed-version = このページはサーバーと版が違います。読み込み直してください。
server-closed-rate = このページから一度に多くのものが届きました。少し待って読み込み直してください。
server-closed-unkept = サーバーは今、何も保存できません。何も失われていません。このページは自動で再試行します。
server-closed-stopping = サーバーが止まります。戻ったらマッチを続けられます。
server-closed-broken = Laydownで問題が起きました。マッチは残っています。ページを読み込み直してください。

server-trouble-no-table = そのテーブルはここにありません。新しいリンクをもらってください。
server-trouble-seats = テーブルには開く人の席がちょうど1つ必要です。
server-trouble-seat = このリンクでは、このテーブルの席に着けません。
server-trouble-no-days = このテーブルは、1手に何日もかける設定ではありません。
server-trouble-mail-link = このリンクはもう使えません。
server-trouble-mail-address = メールアドレスではありません。
server-trouble-no-mail = このサーバーはメールを送りません。
server-trouble-mails = 確認メールの申し込みが多すぎます。明日もう一度お試しください。
server-trouble-clock = テーブルに付けられるのは、時計か一拍の制限時間のどちらかです。
server-trouble-full = このテーブルの席はすべて埋まっています。観戦はできます。
server-trouble-invite = この招待はこのテーブルのものではありません。新しいリンクをもらってください。
server-trouble-taken = この招待ではもう誰かが席に着いています。自分用のリンクをもらうか、観戦してください。
server-trouble-not-over = このマッチはまだ続いています。記録とリプレイは、終わると見られます。
server-trouble-not-shown = もう一方のテーブルがまだ同じディールで遊んでいます。記録は両方が終わると見られます。
server-trouble-not-alone = これは一人でボットと遊んだマッチでだけ調べられます。
server-trouble-no-comparison = ボットはこのマッチを遊べませんでした。Laydownの誤りです。
server-trouble-seats-person = 二つのテーブルのそれぞれに、人が一人は必要です。
server-trouble-rate = ここから開かれたテーブルが多すぎます。1分待ってください。
server-trouble-often = ここからの問い合わせが多すぎます。1分待ってください。
server-trouble-unkept = サーバーは今、何も保存できません。何も失われていません。少し待ってからもう一度お試しください。
server-trouble-shut = このテーブルはサーバーの管理者によって閉じられました。
server-trouble-host = これはテーブルを開いた人だけができます。
server-trouble-origin = ほかのサイトのページからの要求は受け付けません。
server-trouble-moved = テーブルをサーバーの別の部分に移しています。少し待ってからもう一度お試しください。
server-trouble-not-found = このアドレスには何もありません。
server-trouble-malformed = サーバーはこの要求を理解できません。
server-trouble-no-replay = このアドレスにリプレイはありません。
server-trouble-no-deal = このマッチに、そのディールや席はありません。
server-trouble-busy = サーバーはほかの記録を読んでいます。少し待ってからもう一度試してください。
server-trouble-record-heavy = この記録を読むには、サーバーの限度を超える時間かメモリーが必要なため、読みませんでした。
server-trouble-records = ここから多くの記録が送られました。一分ほどお待ちください。
server-trouble-records-full = このサーバーには、これ以上記録を置く場所がありません。
server-trouble-too-large = 大きすぎて送れません。
server-record-broken = { $line }行{ $column }列：{ $reason }

server-no-client = テーブルのページが作られていません。チェックアウトでmakeを実行するか、wheelからLaydownをインストールしてください。
server-broken-row = マッチの{ $number }番目の行が読めません。Laydownの誤りです。

phrase-hello = こんにちは
phrase-good-luck = がんばって
phrase-well-played = お見事
phrase-lucky = ついてるね
phrase-oops = しまった
phrase-thanks = ありがとう
phrase-one-moment = 少し待って
phrase-your-turn = あなたの番です
phrase-sorry = ごめんなさい
phrase-good-game = いい勝負でした
phrase-again = もう一回？
phrase-goodbye = さようなら
