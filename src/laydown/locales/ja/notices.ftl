# 自分の番を知らせる言葉：カレンダー、フィード、メール。

notice-turn = あなたの番です：{ $title }
notice-ready = 次のディールの準備をお待ちしています：{ $title }
notice-with = 相手：{ $others }。
notice-until = 期限：{ $time } UTC。
