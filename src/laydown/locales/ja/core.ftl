# カード、並べ方、どの部屋でも使う文。

card-in-words = { $suit ->
    [spades] スペード
    [hearts] ハート
    [diamonds] ダイヤ
    [clubs] クラブ
   *[stars] スター
}の{ $rank }
card-joker = ジョーカー
rank-ace = エース
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = ジャック
rank-queen = クイーン
rank-king = キング

number = { $count }枚
number-feminine = { number }

held-ace = エースが{ number }
held-two = 2が{ number }
held-three = 3が{ number }
held-four = 4が{ number }
held-five = 5が{ number }
held-six = 6が{ number }
held-seven = 7が{ number }
held-eight = 8が{ number }
held-nine = 9が{ number }
held-ten = 10が{ number }
held-jack = ジャックが{ number }
held-queen = クイーンが{ number }
held-king = キングが{ number }
held-queen-of-spades = スペードのクイーンが{ number }
held-jack-of-diamonds = ダイヤのジャックが{ number }
held-joker = ジョーカーが{ number }
held-wild = ワイルドが{ number }

list-comma = { "、" }
list-and = { "と" }
list-empty = なし

seat-name = プレイヤー{ $number }
seat-missing = { $number }番の席はありません。
refused = { $reason }（ルール{ $clause }）

card-unreadable = { $text }というカードはありません。カードはQS、TD、7Hのように数字とスートの順に書き、ジョーカーは*と書きます。
preset-unknown = { $preset }というゲームはありません。次から選んでください：{ $allowed }。
option-unknown = { $option }というオプションはここにはありません。使えるもの：{ $allowed }。
option-bad-value = オプション{ $option }は{ $text }にできません。選べる値：{ $allowed }。
language-unknown = { $language }という言語はありません。次から選んでください：{ $allowed }。

text-missing = 言語{ $language }に文{ $text }がありません。Laydownの誤りです。
text-incomplete = 言語{ $language }の文{ $text }に足りないものがあります：{ $reason }。Laydownの誤りです。
