# 게임들이 함께 쓰는 것: 일어난 일, 다시 섞기, 기계용 형식.

event-deal-began = { $dealer-who ->
    [you] { $number }번째 판: 당신이 나눕니다.
   *[other] { $number }번째 판: { $dealer } 님이 나눕니다.
}
event-deal-began-wild = { $number }번째 판: { $dealer-who ->
    [you] 당신이
   *[other] { $dealer } 님이
} { $count }장씩 나누고, 와일드는 { $wild }입니다.
event-dealt = { $who ->
    [you] 당신은 { $cards } 카드를 받았습니다.
   *[other] { $seat } 님은 { $cards } 카드를 받았습니다.
}
event-turned-up = 버린 더미는 { $card } 카드로 시작합니다.
event-own-pile = { $who ->
    [you] 당신의 더미는 { $card } 카드로 시작합니다.
   *[other] { $seat } 님의 더미는 { $card } 카드로 시작합니다.
}
event-last-turn = { $who ->
    [you] 마지막 차례: 당신이 할 차례입니다.
   *[other] 마지막 차례: { $seat } 님이 할 차례입니다.
}
event-drew = { $who ->
    [you] 당신은 { $card } 카드를 뽑았습니다.
   *[other] { $seat } 님은 { $card } 카드를 뽑았습니다.
}
event-drew-hidden = { $who ->
    [you] 당신은 카드를 뽑았습니다.
   *[other] { $seat } 님은 카드를 뽑았습니다.
}
event-discarded = { $who ->
    [you] 당신은 { $card } 카드를 버렸습니다.
   *[other] { $seat } 님은 { $card } 카드를 버렸습니다.
}
event-reshuffled = 버린 더미의 { $count }장을 섞어 새 뽑는 더미로 만들었습니다.
event-reshuffled-into = 뽑는 더미가 모자라 버린 카드 { $count }장을 섞어 넣었습니다.

refuse-reshuffle-cards = 새로운 뽑는 더미는 버린 더미의 맨 위를 뺀 { $count }장으로 만듭니다.
deal-not-over = 판이 아직 끝나지 않아 결과가 없습니다. Laydown의 오류입니다.

plain-unreadable = { $place } 자리에 맞지 않는 것이 있습니다: { $text }
plain-missing = { $place } 자리에 있어야 할 것이 없습니다.

chapter-game = 게임
chapter-turn = 차례
chapter-melds = 조합과 와일드
chapter-pile = 버린 더미
chapter-out = 판의 끝
chapter-score = 점수
chapter-match = 경기
