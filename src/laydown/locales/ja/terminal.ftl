# 端末で遊ぶゲーム：場にあるもの、入力できること、その結果。

# 入力できる言葉。最初のものを表示し、ほかのものも受け付ける。
terminal-command-draw = 引く 山札
terminal-command-draw-help = 山札の一番上のカードを引く
terminal-command-pile = 取る 捨て札
terminal-command-pile-help = 捨て札の山を取る
terminal-command-take = 取る 捨て札
terminal-command-take-help = 捨て札の山の一番上を取る
terminal-command-pass = パス
terminal-command-pass-help = 山札がないときに捨て札の山を取らずにディールを終える
terminal-command-lay = 出す
terminal-command-lay-help = 同じ数字のカードを自分の前に出す
terminal-command-add = 足す 付け足す
terminal-command-add-help = 出してある役にカードを付け足す
terminal-command-discard = 捨てる
terminal-command-discard-help = カードを1枚捨てて手番を終える
terminal-command-out = 上がる
terminal-command-out-help = 上がれるなら上がる
terminal-command-cut = カット
terminal-command-cut-help = カードをカットする
terminal-command-help = ヘルプ 助け
terminal-command-help-help = いまできることを表示する
terminal-command-hint = ヒント
terminal-command-hint-help = 欲張りなプレイヤーならどうするかを教える
terminal-command-moves = 一覧
terminal-command-moves-help = できることを番号付きで並べる
terminal-command-why = 理由 なぜ
terminal-command-why-help = できなかった理由のルールを示す
terminal-command-undo = 戻す
terminal-command-undo-help = 誰にもカードが見えていなければ、自分の最後の行動を取り消す
terminal-command-again = もう一度
terminal-command-again-help = 最後のメッセージをもう一度表示する
terminal-command-show = 場 テーブル
terminal-command-show-help = 場全体を表示する
terminal-command-hand = 手札
terminal-command-hand-help = 自分の手札を表示する
terminal-command-sort = 並べる 並べ替え
terminal-command-sort-help = 手札を数字順、スート順、または役ごとに並べる
terminal-command-score = 得点 スコア
terminal-command-score-help = 得点表を表示する
terminal-command-log = 経過
terminal-command-log-help = このディールの経過を初めから表示する
terminal-command-rules = ルール
terminal-command-rules-help = この場のルールを表示する
terminal-command-say = 言う
terminal-command-say-help = ほかの人に何かを言う
terminal-command-menu = メニュー menu
terminal-command-menu-help = 中断、時間の追加、代わりのボット、打ち切り、投了
terminal-command-rematch = 再戦
terminal-command-rematch-help = このマッチが終わった後、同じ人ともう一度遊ぶ
terminal-command-quit = やめる 終了
terminal-command-quit-help = ここで終える。マッチは保存される

terminal-word-yes = はい
terminal-word-no = いいえ
terminal-word-wild = ワイルド
terminal-order-rank = 数字 数 ランク
terminal-order-suit = スート
terminal-order-combos = 役

terminal-you = あなた
terminal-default-name = プレイヤー

# 場
terminal-title = { $game }　第{ $number }ディール
terminal-total = { $who ->
    [you] あなたはここまで{ $points }点です。
   *[other] { $seat }さんはここまで{ $points }点です。
}
terminal-holds = { $seat }さんの手札は{ $count }枚です。
terminal-laid = { $who ->
    [you] あなたが出した札は{ $points }点です。
   *[other] { $seat }さんが出した札は{ $points }点です。
}
terminal-nothing-laid = { $who ->
    [you] あなたはまだ何も出していません。
   *[other] { $seat }さんはまだ何も出していません。
}
terminal-spread = { $who ->
    [you] あなたの前：{ $cards }。
   *[other] { $seat }さんの前：{ $cards }。
}
terminal-still-natural = まだナチュラルで上がれます。
terminal-not-natural = { $rank }のセットにワイルドがあるので、もうナチュラルでは上がれません。
terminal-squared = ワイルドなしの{ $rank }が7枚そろえて積んであります。あと1枚でエイトです。
terminal-eight = { $rank }が8枚とも伏せてあります。エイトです。
terminal-stock = 山札{ $count }枚。
terminal-pile = 捨て札の山{ $count }枚、一番上は{ $card }。
terminal-pile-empty = 捨て札の山は空です。
terminal-pile-fanned = 捨て札の山{ $cards-count }枚、下から順に：{ $cards }。
terminal-pile-of = { $who ->
    [you] あなたの山：{ $count }枚、一番上は{ $card }。
   *[other] { $seat }さんの山：{ $count }枚、一番上は{ $card }。
}
terminal-pile-of-empty = { $who ->
    [you] あなたの山は空です。
   *[other] { $seat }さんの山は空です。
}
terminal-take-from = { $other }さんの山から取れます。
terminal-wild = このディールのワイルド：{ $rank }。
terminal-wild-jokers = ジョーカーはいつでもワイルドです。
terminal-known = { $seat }さんは捨て札の山から取った{ $cards }を持っています。
terminal-is-out-with = { $seat }さんは{ $cards }で上がっています。
terminal-is-out = { $who ->
    [you] あなたは上がっています。
   *[other] { $seat }さんは上がっています。
}
terminal-last-turn = このディールの最後の手番です。
terminal-hand = 手札は{ $count }枚です。
terminal-hand-worth = 手札は{ $count }枚、{ $points }点です。
terminal-hand-is = 手札：{ $cards }。
terminal-hand-group = { $cards }。
terminal-penalty = いまの最小失点：{ $points }。
terminal-penalty-after = 最善の1枚を捨てたあとの最小失点：{ $points }。

# できること
terminal-ask-draw = 引いてください
terminal-ask-pile = 引くか、捨て札の山を取るか
terminal-ask-take = 引くか、取るか
terminal-ask-pass = 捨て札の山を取るか、パスするか
terminal-ask-play = 出す、足す、捨てる
terminal-ask-discard = 1枚捨ててください
terminal-ask-cut = カットする位置（4から100）、またはEnter
terminal-choice = { $number }  { $what }
terminal-can-lay = { $cards }を出せます：{ $form }。
terminal-can-lay-wild = ワイルドを添えて{ $cards }を出せます：{ $form }。
terminal-with-a-wild = { $cards }にワイルドを1枚添える
terminal-can-add = { $cards }を付け足せます：{ $form }。
terminal-can-go-out = { $card }を捨てて上がれます：{ $form }。

terminal-do-draw = 山札から引く
terminal-do-pile = { $cards }で捨て札の山を取る
terminal-do-pile-alone = 一番上が{ $card }の捨て札の山を取る
terminal-do-pass = 捨て札の山を取らない
terminal-do-take = 捨て札の山から{ $card }を取る
terminal-do-take-any = 捨て札の山から取る
terminal-do-take-of = { $other }さんの山から{ $card }を取る
terminal-do-lay = { $cards }を出す
terminal-do-add = { $card }を付け足す
terminal-do-add-to = { $card }をワイルドとして{ $rank }に付け足す
terminal-do-discard = { $card }を捨てる
terminal-do-out = { $card }を捨てて上がる
terminal-do-cut = { $place }枚目でカットする

terminal-hint = 欲張りなプレイヤーなら：{ $move }。入力：{ $line }
terminal-help-source = 「{ $draw }」で山札の一番上を引きます。ほかにできることがなければEnterだけでも引けます。
terminal-help-pile = 「{ $pile }」で捨て札の山を全部取ります。一番上と同じ数字のナチュラルが手札に2枚必要です。
terminal-help-take = 「{ $draw }」で山札から引き、「{ $take }」で捨て札の山の一番上を取ります。
terminal-help-lay = 「{ $lay } 9」で持っている9を出します。「{ $lay } q 2」ならクイーンにワイルドを1枚添えて出します。
terminal-help-add = 「{ $add } 8」で8を付け足します。「{ $add } 2 to q」ならワイルドをクイーンに付け足します。
terminal-help-discard = 「{ $discard } k」でキングを捨てて手番を終えます。
terminal-help-out = 「{ $out }」で1枚捨てて上がります。残りがすべて役になっているときに限ります。
terminal-help-cards = カードはKSや10hのように書くか、数字だけで書くか、手札の3枚目なら#3と書きます。セミコロンで区切れば1行にいくつも書けます。
terminal-help-star = *が付いているカードはワイルドです。
terminal-help-cut = 4から100の数でカットする位置を言います。Enterなら運に任せます。
terminal-help-more = ほかの言葉：{ $words }。「{ $help } 全部」で説明します。
terminal-help-word = { $word }：{ $what }。
terminal-more = Enterで続き、文字を打てば終わり

# できなかったこと
terminal-which = どれですか。
terminal-which-command = { $text }はここではどれのことですか。
terminal-what-with-card = どうしますか。
terminal-not-understood = 「{ $text }」という言葉はわかりません。「ヘルプ」でいまできることがわかります。
terminal-line-too-long = 1行は{ $limit }文字までです。
terminal-no-such-number = 手札に{ $number }番のカードはありません。{ $count }枚あります。
terminal-no-such-choice = { $number }番の選択肢はありません。
terminal-number-needs-sign = 手札の{ $number }番のカードは#{ $number }と書きます。
terminal-no-more-wilds = ワイルドが足りません。
terminal-no-more-of-rank = { $rank }が足りません。
terminal-to-what = toのあとには自分の役の数字を書きます。例：足す 2 to Q
terminal-lay-what = 何を出すかを書いてください。例：出す 9
terminal-add-what = 何を付け足すかを書いてください。例：足す 8
terminal-nothing-after = { $text }のあとには何も書きません。二つの動作はセミコロンで区切ります。
terminal-discard-one = 捨てるカードを1枚だけ書いてください。例：捨てる KS
terminal-one-rank-with-wilds = ワイルドを添えるときは、一つの数字ずつ出してください。
terminal-two-need-a-wild = { $cards }は2枚だけです。ワイルドを添えればセットになります：出す { $example }
terminal-three-to-lay = セットは3枚からです。{ $cards }では足りません。
terminal-cut-where = { $low }から{ $high }の間でカットする位置を書いてください。
terminal-mille-out = ミルでは、最後のカードを出すか、付け足すか、捨てれば上がりです。
terminal-no-way-out = 何を捨てても残りがすべて役にはならないので、まだ上がれません。
terminal-rest-not-done = { $count ->
   *[other] この行の残り{ $count }件は実行しませんでした。
}
terminal-nothing-refused = まだ断られた操作はありません。
terminal-between-deals = ディールの間は何もできません。Enterで次のディールを始めます。
terminal-sort-how = 次のどれかで並べます：{ $orders }。

# 終わり
terminal-next-deal = Enterで次のディールへ
terminal-pass-on = Enterで手札を隠します。「戻す」で捨て札を戻せます
terminal-press-enter = Enterを押してください
terminal-hand-over = { $seat }さんの番です。ほかの人は見ないでください。
terminal-deal-over = 第{ $number }ディール終了
terminal-ended-out = { $natural ->
    [yes] { $who ->
        [you] あなたはナチュラルで上がりました。
       *[other] { $seat }さんはナチュラルで上がりました。
    }
   *[no] { $who ->
        [you] あなたは上がりました。
       *[other] { $seat }さんは上がりました。
    }
}
terminal-left-in-hand = 手札に残った{ $points }点：
terminal-account-laid = 出した札
terminal-account-eights = エイトの加算
terminal-account-natural = ナチュラル
terminal-account-hand = 手札
terminal-account-deal = このディール
terminal-account-marks = マーク
terminal-account-total = 合計
terminal-account-of = { $who ->
    [you] あなたの得点：
   *[other] { $seat }さんの得点：
}
terminal-ended-complete = { $who ->
    [you] あなたはすべて役になり、{ $points }点です。
   *[other] { $seat }さんはすべて役になり、{ $points }点です。
}
terminal-ended-left = { $who ->
    [you] あなたは{ $points }点です。
   *[other] { $seat }さんは{ $points }点です。
}
terminal-combination-set = セット：{ $cards }。
terminal-combination-run = ラン：{ $cards }。
terminal-combination-wilds = ワイルド：{ $cards }。
terminal-stands-for = { $card }は{ $place }の代わりです。
terminal-left = 残り：{ $cards }。
terminal-sheet-empty = まだ得点のついたディールはありません。
terminal-sheet-number = 回
terminal-sheet-deal = 第{ $number }ディール：
terminal-sheet-seat = { $who ->
    [you] あなた：このディール{ $points }点、合計{ $total }点。
   *[other] { $seat }：このディール{ $points }点、合計{ $total }点。
}
terminal-sheet-chapeau = { $who ->
    [you] あなたはシャポーです。
   *[other] { $seat }さんはシャポーです。
}
terminal-sheet-stars-mille = * ナチュラル
terminal-sheet-stars-three-thirteen = * 上がり
terminal-sheet-starred-mille = { $who ->
    [you] あなたにナチュラル{ $count }回。
   *[other] { $seat }さんにナチュラル{ $count }回。
}
terminal-sheet-starred-three-thirteen = { $who ->
    [you] あなたが上がりました。
   *[other] { $seat }さんが上がりました。
}
terminal-sheet-circles = （合計） シャポー
terminal-match-over = マッチ終了
terminal-winner = { $who ->
    [you] あなたの勝ちです。
   *[other] { $seat }さんの勝ちです。
}
terminal-winners = { $names }が{ $points }点で勝利を分け合います。
terminal-settlement = { $who ->
    [you] あなたの受け取り：
   *[other] { $seat }さんの受け取り：
}
terminal-line = { $what }：{ $amount }
terminal-settlement-sum = 合計
terminal-commitment-kept = シャッフルの秘密が記録に書き込まれました。これを使えば誰でもディールを検証できます。
terminal-record-kept = マッチの記録：
terminal-record-use = 記録を確かめたり見直したりするには：
terminal-kept = マッチは保存されました。続けるには：{ $program } resume

# 始まり
terminal-welcome = Laydownへようこそ
terminal-which-game = どのゲームにしますか。
terminal-game-line = { $number }  { $name }：{ $help }
terminal-game-enter = 番号か名前を入力してください。Enterだけなら{ $name }を始めます。
terminal-no-such-game = { $text }というゲームはありません。
terminal-begin = { $game }。「ヘルプ」で入力できることがわかり、「やめる」で終わります。マッチは動作ごとに保存されます。
terminal-which-match = どのマッチにしますか。
terminal-match-line = { $number }  { $game }、{ $names }、第{ $deal }ディール、{ $totals }、{ $when }
terminal-match-enter = 番号を入力してください。Enterだけなら最初のものを続けます。
terminal-nothing-to-resume = 途中のマッチはありません。始めるには：{ $program } play
terminal-unreadable-match = このマッチは読めないので、そのままにしておきます：{ $path }
terminal-match-held = このマッチは別のウィンドウで遊んでいる途中です。そちらで続けるか、先にそちらを終了してください。
terminal-not-kept = マッチを保存できませんでした：{ $reason }。前に保存した内容はそのまま残っています。
terminal-try-again = Enterでもう一度試します。やめるときは「やめる」
terminal-broken-no-result = ディールは終わったのに結果がありません。
terminal-broken-no-hand = 手札のないプレイヤーが座っています。
terminal-no-person = この端末で遊ぶ人がいません。{ $seats }席にボットが{ $bots }人います。

# サーバーの卓
terminal-join-not-your-turn = 今はほかの人の手番です。入力できるもの：{ $words }
terminal-join-no-address = { $text } は卓へのリンクではありません。リンクはこのような形です：{ $example }
terminal-join-no-answer = { $address } のサーバーから応答がありません：{ $reason }
terminal-join-no-server = { $address } に Laydown のサーバーはありません。
terminal-join-version = このプログラムとサーバーのバージョンが違います。古いほうを更新してください。
terminal-join-words = { $text }
terminal-join-name = お名前
terminal-join-seat = 席に着きました。このリンクでどの端末からでも自分の席に戻れます。人には見せないでください：
terminal-join-begin = { $game }。「ヘルプ」で入力できることがわかり、「やめる」で卓を離れます。席はそのまま残ります。
terminal-join-missing = 空席があと { $count } つ埋まるとマッチが始まります。
terminal-join-sat-down = { $name }が席に着きました。
terminal-join-here = { $name }が卓に戻りました。
terminal-join-gone = { $name }が席を外しました。
terminal-join-awaited = 次のディールは{ $names }を待っています。
terminal-join-said = { $name }：「{ $text }」
terminal-say-how = 番号で選んで言えます。例：{ $say } 2
terminal-say-how-chat = 番号で選ぶか（例：{ $say } 2）、自分の言葉で言えます。
terminal-join-undo-waiting = 全員が認めれば取り消せます。{ $names }の返事を待っています。
terminal-join-undo-lapsed = ゲームが進んだので、取り消しませんでした。
terminal-join-undo-asked = { $name }さんが、最後の行動とその後のことを取り消したいそうです。
terminal-join-undo-agree = 認めるなら「はい」、認めないなら「いいえ」と入力してください。
terminal-join-undo-answer = はい・いいえ
terminal-join-ask-waiting = 全員が認めるとそうなります。{ $names }さんの返事を待っています。
terminal-menu-how = { $menu }と番号を入力して選んでください。
terminal-menu-empty = 今選べるものはありません。あるときは{ $menu }で表示されます。
terminal-menu-confirm = 実行しますか。はい、いいえ
terminal-join-rematch-open = 同じ人たちとの次のマッチが待っています。
terminal-join-after = Enterで席を離れます。「再戦」でもう一度
terminal-join-after-how = Enterで席を離れます。「{ $rematch }」で同じ人ともう一度遊び、「{ $say }」で話しかけます。
terminal-join-lost = 接続が切れました。つなぎ直しています。Ctrl-C でやめます。
terminal-join-back = 接続が戻りました。
terminal-join-come-back = 席はそのまま残ります。戻るには：
terminal-join-watch-again = もう一度観戦するには：
terminal-join-record = マッチの記録：
terminal-too-many-names = 人の席は{ $seats }つですが、名前が{ $names }つあります。
