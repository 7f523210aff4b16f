# 카드와 손패

card-wild-sign = 와일드
card-face-down = 뒤집힌 카드
card-named-wild = { $card }, 와일드
card-named-new = { $card }, 새 카드
hand-label = 내 손패
hand-keys = 화살표 키로 손패를 살펴보고 스페이스로 고릅니다. Shift와 화살표로 여러 장을 고릅니다. 숫자나 문자 키를 누르면 그 랭크로 옮겨 가고, Shift와 함께 누르면 같은 랭크를 모두 고릅니다. Ctrl과 화살표로 카드를 옮깁니다.
hand-moved = { $card }, { $count }장 중 { $place }번째
spread-with-wilds = { $cards }, 그중 와일드 { $count }장
spread-squared = { $cards }, 가지런히 모아 둠
spread-down = { $cards }, 뒤집어 둠
pile-empty = 버린 더미가 비어 있습니다
pile-top = 버린 더미 { $count }장, 맨 위는 { $card }
cards-held = { $count }장
