# 自分の番を知らせる言葉：カレンダー、フィード、メール。

notice-turn = あなたの番です：{ $title }
notice-ready = 次のディールの準備をお待ちしています：{ $title }
notice-with = 相手：{ $others }。
notice-until = 期限：{ $time } UTC。
notice-table = テーブルはこちらです。いつも使っているブラウザーで開いてください：
notice-stop = このテーブルからのメールを止めるには：
notice-verify-subject = Laydownからのメールを希望しますか
notice-verify = カードのテーブル（{ $title }）で自分の番になったら、このアドレスに知らせてほしいという申し込みがありました。ご本人でしたら、次のリンクを開いて確認してください：
notice-verify-hours = このリンクは{ $count }時間有効です。
notice-verify-not = 心当たりがない場合は、何もしなくてもメールは届きません。次のリンクで、すぐに断ることもできます：
