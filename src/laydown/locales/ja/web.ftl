# カードと手札

card-wild-sign = ワイルド
card-face-down = 裏向きのカード
card-named-wild = { $card }、ワイルド
card-named-new = { $card }、新しいカード
hand-label = あなたの手札
hand-keys = 矢印キーで手札をたどり、スペースで選びます。Shift と矢印でまとめて選べます。ランクのキーでそのカードへ移り、Shift を押しながらだと同じランクをすべて選びます。Ctrl と矢印でカードを動かします。
hand-moved = { $card }、{ $count }枚中{ $place }番目
spread-with-wilds = { $cards }、うちワイルド{ $count }枚
spread-squared = { $cards }、そろえて重ねてあります
spread-down = { $cards }、裏返してあります
pile-empty = 捨て札はありません
pile-top = 捨て札{ $count }枚、一番上は{ $card }
cards-held = { $count }枚
