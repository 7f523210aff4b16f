# コマンドライン。
cli-title = Laydown { $version }：ミルとスリー・サーティーンを遊び、研究するためのプログラムです。
cli-menu-start = すぐに始めるには：{ $command }
cli-menu-help = コマンドの使い方を見るには：{ $command }
cli-usage = 使い方：{ $usage }
cli-examples = 例：

# 各コマンドの働き。
cli-command-play = ボットと対戦します。
cli-command-resume = 途中でやめたマッチを再開します。
cli-command-serve = 自分や友だちのために、ブラウザのテーブルを開きます。
cli-command-admin = 管理者用：テーブルの一覧、閉鎖、削除、書き出し、送られた記録の一覧と削除、データベースのバックアップ。
cli-command-join = サーバーの卓に着いて、ブラウザーの人たちと遊ぶ。
cli-command-rules = 適用されるルールを表示するか、ゲームの一覧を出します。
cli-command-arrange = 残る札の失点が最も少なくなるように手札を並べます。
cli-command-check = マッチの記録が正しいかを調べます。
cli-command-replay = 記録されたマッチを一手ずつ再生します。
cli-command-simulate = ボット同士に多数のディールやマッチをさせ、得点を示します。
cli-command-settle = 賭けありのミルのマッチを精算します。
cli-command-warm = 高速シミュレーションに必要なものを一度だけコンパイルし、次からすぐ始められるようにします。

# フラグの働き。
cli-flag-lang = 言語（en、fr、ja、ru、ko）。指定しなければロケールの言語
cli-flag-plain = 記号を使わず言葉で、一行に一つずつ示します。スクリーンリーダー向け
cli-flag-help = この説明
cli-flag-option = ace=bothのようなローカルルール。一覧はlaydown rulesで見られます
cli-flag-seats = プレイヤーの人数
cli-flag-bots = ほかの席のボット。コンマで区切ります
cli-flag-names = 人のプレイヤーの名前。コンマで区切ります
cli-flag-seed = シャッフルを決める文字列。同じ配りを再現できます
cli-flag-wild = ワイルドの数字：2から10、J、Q、K、A、またはnone
cli-flag-preset = どのゲームのルールを使うか。指定しなければthree-thirteen
cli-flag-json = 答えをJSONで出します
cli-flag-lines = 標準入力のJSONオブジェクトに一行ずつ答えます
cli-flag-seat = その席から見えるものだけを示します。0は観戦者。指定しなければすべての札
cli-flag-all = Enterを待たずに全手順を一度に示します
cli-flag-deals = ディールの数
cli-flag-matches = マッチの数
cli-flag-marks-a = 一人目のマーク数。スカンクは含めません
cli-flag-marks-b = 二人目のマーク数。スカンクは含めません
cli-flag-stakes = 賭けの単位。指定しなければ1
cli-flag-host = 待ち受けるアドレス。指定しなければこのコンピューターだけの127.0.0.1
cli-flag-port = 待ち受けるポート。0なら空いているもの。指定しなければ8000
cli-flag-data = マッチを残すフォルダー
cli-flag-database = 複数のプロセスで共有する PostgreSQL データベースのアドレス。なければフォルダー内のファイル
cli-flag-workers = 同時に動かすプロセスの数。2 以上には --database が必要
cli-flag-base-path = リバースプロキシがLaydownを公開するパス。例：/cards
cli-flag-trusted-proxy = クライアントのアドレスについて信用するリバースプロキシ。例：127.0.0.1、10.0.0.0/8
cli-flag-forwarded = プロキシがX-Forwarded-For、-Proto、-HostではなくForwardedヘッダー（RFC 7239）で伝える場合
cli-flag-log = stderrに出す記録の形。plain、または1行に1つのjson。指定しなければplain
cli-flag-metrics = Prometheusが/metricsを読む、このコンピューターのアドレス。例：127.0.0.1:9100。指定しなければなし
cli-flag-public-url = だれもがこのサーバーを開けるアドレス（ベースパスを含む）。カレンダーやメールのリンクに使います
cli-flag-mail-server = 自分の番を知らせるメールを、このメールサーバーから送る。例：mail.example.org:587
cli-flag-mail-security = starttls（指定しない場合）、tls、またはこのコンピューターのメールサーバーにはnone
cli-flag-mail-user = メールサーバーでのLaydownのユーザー名
cli-flag-mail-password-file = そのパスワードのファイル。なければLAYDOWN_MAIL_PASSWORD
cli-flag-mail-from = メールの差出人アドレス
cli-flag-keep-finished = 終わったテーブルをこの日数の後に削除。指定しなければ削除しない
cli-flag-keep-idle = この日数だれもプレイしていないテーブルを削除。指定しなければ削除しない
cli-flag-keep-names = 終わったテーブルの名前をこの日数の後に置き換え。指定しなければ置き換えない
cli-flag-keep-records = 送られた記録を、だれも見ないままこの日数がたった後に削除。指定しなければ365
cli-flag-all-into = 終わったマッチの記録をすべてこのフォルダーに書き出します
cli-flag-yes = 確認せずに行います
cli-flag-inside = 同じデータベースの他のプロセスがこのプロセスを見つける場所。ホスト:ポート、空いているポートなら 0
cli-flag-open = ページをブラウザで開きます
cli-flag-name = ほかの人に見える名前
cli-flag-watch = 観戦だけをする。手札はどれも見えない

# 使い方の行で値を表す語。
cli-value-preset = ゲーム
cli-value-hand = 手札
cli-value-file = ファイル
cli-value-total = 合計
cli-value-number = 数
cli-value-setting = 名前=値
cli-value-bots = ボット,ボット
cli-value-names = 名前,名前
cli-value-text = 文字列
cli-value-rank = 数字
cli-value-language = 言語
cli-value-host = アドレス
cli-value-folder = フォルダー
cli-value-deed = 操作
cli-value-table = テーブルまたはファイル
cli-value-form = 形式
cli-value-address = アドレス
cli-value-path = パス
cli-value-network = アドレス/ビット数
cli-value-link = リンク
cli-value-name = 名前

# コマンドの誤り。
cli-command-unknown = { $command }というコマンドはありません。使えるもの：{ $allowed }。
cli-command-misspelt = { $command }というコマンドはありません。{ $near }のことでしょうか。
cli-flag-unknown = コマンド{ $command }に{ $flag }はありません。使えるもの：{ $allowed }。
cli-flag-needs-value = { $flag }の後には値が必要です。laydown { $command } --helpをご覧ください。
cli-flag-takes-none = { $flag }に値は付けられません。{ $text }を取り除いてください。
cli-flag-twice = { $flag }は一度だけ指定してください。
cli-operand-missing = { $command }に必要なものが足りません。laydown { $command } --helpをご覧ください。
cli-operand-extra = コマンド{ $command }に{ $text }は不要です。laydown { $command } --helpをご覧ください。
cli-not-a-number = { $place }は{ $low }から{ $high }までの整数です。{ $text }は使えません。
cli-option-form = --option { $text }は読み取れません。--option ace=bothのように名前、等号、値の順に書いてください。
cli-option-twice = オプション{ $option }が二度指定されています。一つにしてください。
cli-at-column = { $column }文字目：{ $reason }

# ファイル。
cli-file-missing = そのファイルはありません。名前とフォルダーを確かめてください。
cli-file-folder = これはフォルダーです。中のファイルを指定してください。
cli-system = システムからの報告：{ $reason }
cli-file-unreadable = ファイルを読めません。開く権限があるか確かめてください。
cli-file-not-text = UTF-8のテキストではないので、マッチの記録ではありません。
cli-file-too-large = ファイルがマッチの記録としては大きすぎます。

# テーブルのルール。
cli-rules-title = { $game }、{ $seats }人：適用されるルール
cli-rules-options = このテーブルのオプション。変えるには{ $example }を付けます。
cli-rules-option = { $title }：{ $told }
cli-rules-changed = （変更済み、通常は{ $usual }）
cli-rules-allowed = 選べる値：{ $allowed }。ルール{ $clause }。
cli-rules-presets = コマンドで使う名前と、そのゲーム：
cli-rules-preset-plain = { $preset }：{ $title }。{ $told }
cli-rules-more = そのルールを見るには：{ $command }

# 手札の並べ方。
cli-arrange-penalty = 失点：{ $penalty }
cli-arrange-set = セット：{ $cards }
cli-arrange-run = ラン：{ $cards }
cli-arrange-wilds = ワイルドだけの組：{ $cards }
cli-arrange-stands = { $card }は{ $place }の代わり
cli-arrange-left = 残り：{ $cards }
cli-arrange-nothing-left = 残る札はありません。
cli-arrange-discard = 最善の捨て札：{ $cards }。その後の失点：{ $penalty }
cli-arrange-discards = 最善の捨て札（どれか一枚）：{ $cards }。その後の失点：{ $penalty }
cli-arrange-out = 上がるために捨てる札：{ $cards }
cli-arrange-outs = 上がるために捨てる札（どれか一枚）：{ $cards }
cli-arrange-preset = 手札を並べるのはスリー・サーティーンの仲間だけで、{ $preset }では並べません。次から選んでください：{ $allowed }。
cli-arrange-card = { $preset }に{ $card }はありません。取り除くか、別の--presetを選んでください。
cli-arrange-size = 手札は1枚から{ $most }枚までですが、{ $count }枚あります。
cli-arrange-wild = ワイルドに{ $text }は指定できません。2から10、J、Q、K、A、noneのどれかを書いてください。
cli-arrange-wild-rank = { $preset }に{ $rank }はありません。別の--wildを選んでください。
cli-arrange-lines-alone = --linesはすべて標準入力から読みます。ほかの指定を取り除いてください。
cli-line-json = この行はJSONオブジェクトではありません。例：{ $example }
cli-line-unknown = { $name }という項目はありません。使えるもの：{ $allowed }。
cli-line-hand = 項目handは"5S 6S 7S"のような札の並びです。
cli-line-wild = 項目wildは1から13までの数か、nullです。
cli-line-game = 項目gameは"five-crowns"のようなゲームの名前です。
cli-line-options = 項目optionsは{"{"}"ace": "both"{"}"}のような名前と値のオブジェクトです。

# マッチの精算。
cli-settle-won = { $winner }さんが{ $points }対{ $other_points }で{ $loser }さんに勝ちました。
cli-settle-equal = 両者とも{ $points }点で勝者はなく、精算もありません。
cli-settle-skunk = スカンク：{ $loser }さんは{ $target }の半分に届かず、{ $winner }さんのマークが一つ増えます。
cli-settle-line = { $reason }：{ $amount }
cli-settle-sum = { $winner }さんの受け取り：{ $amount }。

# シミュレーション。
cli-simulate-title = { $game }：ディール{ $deals }回、終わったマッチ{ $matches }回、シード{ $seed }
cli-simulate-seat = 席{ $number }、{ $bot }
cli-simulate-points = ディールあたりの点：{ $estimate }
cli-simulate-totals = マッチあたりの合計：{ $estimate }
cli-simulate-wins = 勝ったマッチの割合：{ $estimate }
cli-simulate-interval = { $mean }、95パーセント区間は{ $low }から{ $high }
cli-simulate-speed = 速さ：毎秒ディール{ $deals }回、アクション{ $actions }回
cli-simulate-one-of = --dealsと--matchesはどちらか一方だけ指定してください。

# 記録の検査。
cli-check-holds = 記録に誤りはありません。{ $game }、ディール{ $deals }回、アクション{ $actions }回。
cli-check-proved = すべてのシャッフルは、最初のディールの前に約束された秘密から導かれています。
cli-check-seeded = シャッフルはシードから導かれており、シードを選んだ人には予測できました。
cli-check-given = 札の順序は書かれたとおりで、事前の約束はありません。
cli-check-total = { $seat }：{ $points }点。
cli-check-winners = 勝者：{ $winners }。
cli-check-unfinished = マッチは終わっていません。

# マッチの再生。
cli-replay-hand = { $seat }：{ $cards }
cli-replay-prompt = Enter：次の手、d：次のディール、e：最後まで、q：終了
cli-replay-seat = このマッチは{ $count }席で、席{ $number }はありません。その中から選ぶか、観戦者なら0を指定してください。
cli-replay-empty = このマッチではまだ何も配られていません。

cli-serve-at = Laydownのアドレス：{ $address }
cli-serve-elsewhere = 同じネットワークの端末からは { $address }
cli-serve-stop = Ctrl+Cで止まります。途中のマッチは残ります。
cli-serve-taken = { $host }のポート{ $port }は別のプログラムが使っています。--portで別のものを選ぶか、0で空いているものを使ってください。
cli-serve-workers = 1つのファイルに書き込めるのは 1 プロセスだけです。複数にするには --database postgresql://... を指定するか、--workers を外してください。
cli-serve-database = テーブルの保存先はファイルか PostgreSQL です。{ $database } は使えません。postgresql:// で始まるアドレスを指定してください。
cli-serve-psycopg = PostgreSQL を使うための部品がありません。次でインストールできます: pip install 'laydown[postgres]'
cli-serve-no-database = データベースに接続できません: { $reason }。
cli-serve-base = { $text }はLaydownのパスに使えません。/で始まり、Laydown自身のページと重ならないものにしてください。例：/cards
cli-serve-proxy = { $text }はプロキシのアドレスではありません。例：127.0.0.1、::1、10.0.0.0/8
cli-serve-log = 記録の形はplainかjsonです。{ $text }は使えません
cli-serve-public = { $text }では、このサーバーを開けません。ベースパスがあればそれも含めて、https://example.org/cardsのように指定してください
cli-serve-mail-server = { $text }はメールサーバーではありません。例：mail.example.org:587
cli-serve-mail-security = メールサーバーへの接続はstarttls、tls、noneのいずれかです。{ $text }は使えません
cli-serve-mail-from = { $text }はメールアドレスではありません
cli-serve-mail-needs = メールには--mail-fromと--public-urlも必要です
cli-serve-mail-password = パスワードのファイルを読めません：{ $reason }
cli-serve-mail-clear = パスワードを暗号化せずにほかのコンピューターへ送ることはできません。starttlsかtlsを使ってください
cli-serve-metrics = 数値はこのコンピューターだけに見せます。{ $text }は使えません。127.0.0.1:9100のように指定してください
cli-serve-cannot = ここではサーバーを始められません：{ $reason }。

cli-admin-deed = できる操作は{ $allowed }です。{ $text }はできません。
cli-admin-nothing = { $folder }にはサーバーのデータがありません。--dataでフォルダーを指定するか、--databaseを使ってください。
cli-admin-none = テーブルはありません。
cli-admin-table = { $table }  { $preset }、{ $state }、席{ $seats }のうち{ $taken }、開いてから{ $age }日、最後のプレイから{ $played }日
cli-admin-waiting = 待機中
cli-admin-running = 進行中
cli-admin-over = 終了
cli-admin-shut = 閉鎖
cli-admin-close-sure = テーブル{ $table }を閉じますか。いる人には知らせます。はい と入力：
cli-admin-delete-sure = テーブル{ $table }をマッチと名前ごと削除しますか。元に戻せません。はい と入力：
cli-admin-yes = はい yes y
cli-admin-not-done = 何も変更していません。
cli-admin-close-done = テーブル{ $table }を閉じました。
cli-admin-delete-done = テーブル{ $table }を削除しました。
cli-admin-no-table = テーブル{ $table }はありません。
cli-admin-no-record = テーブル{ $table }に終わったマッチはありません。
cli-admin-exported = { $count }件の記録を{ $folder }に書き出しました。
cli-admin-file-there = { $file }はすでにあります。別の名前にしてください。
cli-admin-no-records = 送られた記録はありません。
cli-admin-record = { $record }  { $preset }、{ $size } kB、届いてから{ $age }日、最後に見られてから{ $used }日
cli-admin-delete-record-sure = 送られた記録{ $table }をリプレイごと削除しますか。元に戻せません。はい と入力：
cli-admin-delete-record-done = 記録{ $table }を削除しました。
cli-admin-no-sent-record = 送られた記録{ $table }はありません。
cli-admin-pg-dump = PostgreSQLのバックアップにはpg_dumpを使います。
cli-admin-backed-up = バックアップ：{ $file }
cli-join-one-of = 遊ぶなら --name、観戦なら --watch のどちらか一方を指定してください。

# Compiling.
cli-warm-part = { $count }つのうち{ $at }つ目：{ $part }
cli-warm-arranging = 手札の並べ方の計算
cli-warm-environments = 学習用の環境
cli-warm-done = { $seconds }秒でコンパイルしました。次からはすぐ始まります。
cli-warm-already = すでにすべてコンパイルされています。
cli-warm-not-kept = { $seconds }秒でコンパイルしましたが、保存できるフォルダーがありません。LAYDOWN_KERNELSで指定できます。
cli-warm-needs = コンパイルにはnumbaが必要です。インストール：{ $command }
