# 카드, 나열, 모든 방이 함께 쓰는 문장.

card-in-words = { $suit ->
    [spades] 스페이드
    [hearts] 하트
    [diamonds] 다이아몬드
    [clubs] 클로버
   *[stars] 별
} { $rank }
card-joker = 조커
rank-ace = 에이스
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = 잭
rank-queen = 퀸
rank-king = 킹

number = { $count ->
    [1] 한 장
    [2] 두 장
    [3] 세 장
    [4] 네 장
    [5] 다섯 장
    [6] 여섯 장
    [7] 일곱 장
    [8] 여덟 장
    [9] 아홉 장
    [10] 열 장
    [11] 열한 장
    [12] 열두 장
   *[other] { $count }장
}
number-feminine = { number }

held-ace = 에이스 { number }
held-two = 2 { number }
held-three = 3 { number }
held-four = 4 { number }
held-five = 5 { number }
held-six = 6 { number }
held-seven = 7 { number }
held-eight = 8 { number }
held-nine = 9 { number }
held-ten = 10 { number }
held-jack = 잭 { number }
held-queen = 퀸 { number }
held-king = 킹 { number }
held-queen-of-spades = 스페이드 퀸 { number }
held-jack-of-diamonds = 다이아몬드 잭 { number }
held-joker = 조커 { number }
held-wild = 와일드 { number }

list-comma = { ", " }
list-and = { ", " }
list-empty = 없음

seat-name = 플레이어 { $number }
seat-missing = { $number }번 자리는 없습니다.
refused = { $reason } (규칙 { $clause })

card-unreadable = { $text }라는 카드는 없습니다. 카드는 QS, TD, 7H처럼 숫자와 무늬 순서로 쓰고, 조커는 *로 씁니다.
preset-unknown = { $preset }라는 게임은 없습니다. 다음 중에서 고르세요: { $allowed }.
option-unknown = 여기에는 { $option }라는 옵션이 없습니다. 쓸 수 있는 옵션: { $allowed }.
option-bad-value = { $option } 옵션에는 { $text }을(를) 쓸 수 없습니다. 쓸 수 있는 값: { $allowed }.
language-unknown = { $language } 언어는 없습니다. 다음 중에서 고르세요: { $allowed }.

text-missing = { $language } 언어에 { $text } 문장이 없습니다. Laydown의 오류입니다.
text-incomplete = { $language } 언어의 { $text } 문장에 빠진 것이 있습니다: { $reason }. Laydown의 오류입니다.
