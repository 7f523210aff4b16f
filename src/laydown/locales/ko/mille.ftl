# 밀: 게임, 옵션, 거절 이유, 일어난 일, 규칙, 경기의 끝.

preset-mille = 밀
preset-mille-help = 집에서 하는 밀입니다. 손패의 페어로 버린 더미를 가져가고, 내추럴과 샤포와 스컹크에 표시가 붙으며, 정산이 있습니다.
preset-mille-cardroom = 카드룸 밀
preset-mille-cardroom-help = 버린 더미가 모두 보이고 페어를 더미에서도 쓸 수 있으며, 표시와 판돈이 없는 밀입니다.
preset-mille-montreal = 몬트리올 밀
preset-mille-montreal-help = 몬트리올과 토론토처럼 상대가 카드를 떼는 밀입니다.

option-pile_take = 버린 더미 가져가기
option-pile_take-help = 버린 더미를 가져가려면 무엇이 필요한지 정합니다.
option-pile_take-pair_in_hand = 손패의 내추럴 페어
option-pile_take-pair_or_own_natural_set = 손패의 페어 또는 자기 내추럴 세트
option-pile_take-pair_anywhere = 손패와 더미를 합친 페어 또는 자기 내추럴 세트
option-pile_set_stays_natural = 더미로 만든 세트의 내추럴
option-pile_set_stays_natural-help = 버린 더미로 만든 세트에 와일드를 붙일 수 있는지 정합니다.
option-pile_set_stays_natural-off = 바로 붙일 수 있음
option-pile_set_stays_natural-this_turn = 그 차례에는 붙일 수 없음
option-pile_set_stays_natural-always = 끝까지 붙일 수 없음
option-upcard_two = 앞면으로 나온 2
option-upcard_two-help = 카드를 나눌 때 2가 앞면으로 나오면 선이 가져갈 수 있는지 정합니다.
option-upcard_two-every_deal = 모든 판에서
option-upcard_two-first_deal = 첫 판에서만
option-upcard_two-off = 가져갈 수 없음
option-min_naturals = 세트의 내추럴 수
option-min_naturals-help = 2가 들어간 세트에 내추럴이 몇 장 필요한지 정합니다.
option-max_wilds = 세트의 와일드 수
option-max_wilds-help = 한 세트에서 2를 몇 장까지 대신 쓸 수 있는지 정합니다.
option-max_wilds-none = 제한 없음
option-wild_may_be_added = 와일드 붙이기
option-wild_may_be_added-help = 이미 내려놓은 세트에 와일드를 붙일 수 있는지 정합니다.
option-must_discard_to_go_out = 마지막 카드는 버리기
option-must_discard_to_go_out-help = 마지막 카드를 버려야만 나갈 수 있는지 정합니다.
option-stock_out = 뽑는 더미 소진
option-stock_out-help = 뽑는 더미가 떨어지면 어떻게 할지 정합니다.
option-stock_out-end_deal = 판이 끝남
option-stock_out-reshuffle = 버린 더미를 다시 섞음
option-eight_factor = 에이트의 배수
option-eight_factor-help = 같은 숫자 여덟 장 전부가 몇 배가 되는지 정합니다.
option-natural_out_factor = 내추럴 아웃의 배수
option-natural_out_factor-help = 와일드 없이 나가면 내려놓은 카드가 몇 배가 되는지 정합니다.
option-marks = 표시
option-marks-help = 내추럴과 에이트와 샤포에 표시를 붙일지 정합니다.
option-skunk = 스컹크
option-skunk-help = 진 사람이 목표의 절반에 못 미치면 이긴 사람에게 표시를 줄지 정합니다.
option-stakes = 판돈
option-stakes-help = 정산의 작은 단위를 가상의 돈으로 정하며, 0이면 정산이 없습니다.
option-target = 목표
option-target-help = 경기가 끝나는 총점을 정합니다.
option-max_deals = 가장 긴 경기
option-max_deals-help = 몇 판 뒤에 총점이 높은 쪽이 이기는지 정합니다.
option-natural_required_to_win = 이기려면 내추럴 필요
option-natural_required_to_win-help = 이기려면 내추럴 표시가 있어야 하는지 정합니다.
option-first_dealer = 첫 딜러
option-first_dealer-help = 누가 먼저 나눌지 정합니다.
option-first_dealer-random = 무작위
option-first_dealer-low_draw = 낮은 카드를 뽑은 사람
option-pile_shown = 버린 더미 보기
option-pile_shown-help = 버린 더미를 얼마나 보여 줄지 정합니다.
option-pile_shown-top = 맨 위 카드만
option-pile_shown-all = 모두
option-cut = 떼기
option-cut-help = 판마다 딜러의 상대가 카드를 뗄지 정합니다.

mille-config-seats = 밀은 두 사람이 하는 게임이며 { $seats }명은 할 수 없습니다.
mille-config-natural-needs-marks = 표시를 쓰지 않으면 이기는 데 내추럴을 요구할 수 없습니다.

mille-unreadable-verb = { $text } 행동은 없습니다. 쓸 수 있는 것: { $allowed }.
mille-unreadable-card-missing = 여기에 카드를 쓰세요.
mille-unreadable-not-in-deck = { $text } 카드는 밀에 없습니다.
mille-unreadable-left-over = 이 줄에서 { $text } 부분은 필요 없습니다.
mille-unreadable-add-to = add 2S to Q처럼 { $text } 카드를 붙일 세트를 쓰세요.
mille-unreadable-rank = { $text } 숫자는 없습니다. A, 2에서 9, T, J, Q, K가 있습니다.
mille-unreadable-cut = { $text } 위치에서는 뗄 수 없습니다. cut 40처럼 수를 쓰세요.

mille-refuse-not-your-turn = 당신의 차례가 아닙니다.
mille-refuse-deal-over = 판이 끝났습니다.
mille-refuse-no-such-action = 밀에는 { $text } 행동이 없습니다.
mille-refuse-draw-first = 먼저 카드를 뽑거나 버린 더미를 가져가세요.
mille-refuse-drawn-already = 이번 차례에는 이미 뽑았습니다.
mille-refuse-stock-empty = 뽑는 더미가 비었습니다.
mille-refuse-pile-or-pass = 뽑는 더미가 비었습니다. 버린 더미를 가져가거나 패스하세요.
mille-refuse-no-pass = 뽑는 더미가 비었고 버린 더미를 가져갈 수 있을 때만 패스할 수 있습니다.
mille-refuse-not-held = { $cards } 카드가 손패에 없습니다.
mille-refuse-cut-first = 먼저 카드를 뗍니다.
mille-refuse-no-cut-now = 카드는 나누기 전에만 뗍니다.
mille-refuse-cut-place = { $low }에서 { $high } 사이에서 떼세요.
mille-refuse-no-reshuffle-due = 지금은 다시 섞지 않습니다.
mille-refuse-reshuffle-first = 먼저 버린 더미를 다시 섞습니다.
mille-refuse-keep-a-discard = 버릴 카드를 한 장 남기세요. 여기서는 마지막 카드를 버려야 나갑니다.
mille-refuse-lay-three = 한 번에 { $count }장이 아니라 세 장을 내려놓고, 나머지는 붙입니다.
mille-refuse-lay-one-rank = { $cards } 카드는 같은 숫자가 아닙니다.
mille-refuse-few-naturals = 2가 들어간 세트에는 내추럴이 { $needed }장 이상 필요합니다.
mille-refuse-many-wilds = 한 세트에서 대신 쓸 수 있는 2는 { $allowed }장까지입니다.
mille-refuse-no-wild-added = 이미 내려놓은 { $rank } 세트에는 와일드를 붙일 수 없습니다.
mille-refuse-stays-natural = { $rank } 세트는 버린 더미로 만들었으므로 내추럴로 남습니다.
mille-refuse-add-rank = { $card } 카드는 { $rank } 세트에 들어갈 수 없습니다.
mille-refuse-no-spread = 내려놓은 { $rank } 세트가 없습니다.
mille-refuse-nothing-to-lay = 세트로 내려놓을 수 있는 세 장이 없습니다.
mille-refuse-nothing-to-add = 자기 세트에 붙일 수 있는 카드가 없습니다.
mille-refuse-pile-two-cards = 더미의 맨 위와 함께 { $count }장이 아니라 두 장을 내려놓습니다.
mille-refuse-pile-name-pair = 더미의 맨 위와 함께 내려놓을 두 장을 고르세요.
mille-refuse-pile-pair = 맨 위가 { $rank }인 더미를 가져갈 { $cards } 카드가 없습니다.
mille-refuse-pile-rank = { $cards } 카드는 더미의 맨 위와 같은 { $rank } 두 장이 아닙니다.
mille-refuse-pile-no-wild = 2로는 더미를 가져갈 수 없습니다. 내추럴 { $rank } 두 장이 필요합니다.
mille-refuse-pile-needs-pair = 더미를 가져가려면 손패에 내추럴 { $rank } 두 장이 필요합니다.
mille-refuse-pile-needs-pair-or-set = 더미를 가져가려면 손패에 내추럴 { $rank } 두 장이 있거나, 2가 없는 자기 { $rank } 세트가 있어야 합니다.
mille-refuse-pile-no-set = 더미의 맨 위를 붙일 { $rank } 세트가 없습니다.
mille-refuse-pile-set-has-wild = { $rank } 세트에 2가 있어서 더미의 맨 위를 붙일 수 없습니다.
mille-refuse-pile-nothing-fits = 더미를 가져가려면 내추럴 { $rank } 두 장이나, 2가 없는 자기 { $rank } 세트가 필요합니다.
mille-refuse-pile-two-needs-twos = 버려진 2는 손패에 2가 두 장 있을 때만 가져갑니다.
mille-refuse-pile-two-needs-twos-or-set = 버려진 2는 손패에 2가 두 장 있거나 자기 2 세트가 있을 때만 가져갑니다.
mille-refuse-pile-two-nothing-fits = 버려진 2는 다른 2가 두 장 있거나 자기 2 세트가 있을 때만 가져갑니다.

mille-event-cards-cut = { $who ->
    [you] 당신이 { $place }번째에서 카드를 뗐습니다.
   *[other] { $seat } 님이 { $place }번째에서 카드를 뗐습니다.
}
mille-event-pile-taken = { $who ->
    [you] 당신은 버린 더미를 가져가고 { $cards } 카드를 내려놓았습니다.
   *[other] { $seat } 님은 버린 더미를 가져가고 { $cards } 카드를 내려놓았습니다.
} { $count ->
    [0] 손패로 가는 카드는 없습니다.
   *[other] 나머지 { $count }장은 손패로 갑니다.
}
mille-event-pile-joined = { $who ->
    [you] 당신은 버린 더미를 가져가고 { $cards } 카드를 세트에 붙였습니다.
   *[other] { $seat } 님은 버린 더미를 가져가고 { $cards } 카드를 세트에 붙였습니다.
} { $count ->
    [0] 손패로 가는 카드는 없습니다.
   *[other] 나머지 { $count }장은 손패로 갑니다.
}
mille-event-upcard-two-taken = { $who ->
    [you] 당신은 앞면으로 나온 { $card } 카드를 손패로 가져갔습니다.
   *[other] { $seat } 님은 앞면으로 나온 { $card } 카드를 가져갔습니다.
}
mille-event-laid = { $who ->
    [you] 당신은 { $cards } 카드를 내려놓았습니다.
   *[other] { $seat } 님은 { $cards } 카드를 내려놓았습니다.
}
mille-event-added = { $who ->
    [you] 당신은 { $rank } 세트에 { $card } 카드를 붙였습니다.
   *[other] { $seat } 님은 { $rank } 세트에 { $card } 카드를 붙였습니다.
}
mille-event-low-on-cards = { $who ->
    [you] 당신은 { $count }장 남았습니다.
   *[other] { $seat } 님은 { $count }장 남았습니다.
}
mille-event-seven-squared = { $who ->
    [you] 당신의 { $rank } 일곱 장이 모였습니다. 한 장이면 여덟 장 전부입니다.
   *[other] { $seat } 님의 { $rank } 일곱 장이 모였습니다. 한 장이면 여덟 장 전부입니다.
}
mille-event-eight-complete = { $who ->
    [you] 당신의 { $rank } 여덟 장이 모두 모였습니다.
   *[other] { $seat } 님의 { $rank } 여덟 장이 모두 모였습니다.
}
mille-event-stock-ran-out-reshuffle = 뽑는 더미가 비어서 버린 더미를 다시 섞습니다.
mille-event-stock-ran-out-last = { $who ->
    [you] 뽑는 더미가 비었습니다. 버린 더미를 가져가거나 패스해서 판을 끝내세요.
   *[other] 뽑는 더미가 비었습니다. { $seat } 님은 버린 더미를 가져가거나 패스해서 판을 끝냅니다.
}
mille-event-stock-ran-out-over = 뽑는 더미가 비어서 아무도 나가지 않고 판이 끝납니다.
mille-event-passed = { $who ->
    [you] 당신이 패스하여 아무도 나가지 않고 판이 끝납니다.
   *[other] { $seat } 님이 패스하여 아무도 나가지 않고 판이 끝납니다.
}
mille-event-went-out = { $who ->
    [you] 당신이 나갔습니다.
   *[other] { $seat } 님이 나갔습니다.
}
mille-event-went-out-natural = { $who ->
    [you] 당신이 내추럴로 나갔습니다.
   *[other] { $seat } 님이 내추럴로 나갔습니다.
}
mille-event-chapeau-made = { $who ->
    [you] 샤포입니다. 당신은 이번 판을 { $points }점으로 끝냈습니다.
   *[other] 샤포입니다. { $seat } 님은 이번 판을 { $points }점으로 끝냈습니다.
}
mille-event-deal-scored = { $who ->
    [you] { $number }번째 판의 점수: 당신 { $points }점, { $other } 님 { $other_points }점.
   *[other] { $number }번째 판의 점수: { $seat } 님 { $points }점, { $other } 님 { $other_points }점.
}

mille-end-won = { $winner-who ->
    [you] 당신이
   *[other] { $winner } 님이
} { $points } 대 { $loser_points }로 이겼습니다.
mille-end-skunk = { $winner-who ->
    [you] 당신이
   *[other] { $winner } 님이
} { $points } 대 { $loser_points }로 이기고, { $loser-who ->
    [you] 당신은
   *[other] { $loser } 님은
} 스컹크를 당했습니다.
mille-end-draw = { $deals }판 뒤에 모두 { $points }점으로 비겼습니다.

mille-settle-match = 경기 승리
mille-settle-marks = 표시 { $count }개
mille-settle-points = { $points }점 차이, 100점마다 올림하여 { $hundreds }단위

mille-rule-goal = 여러 판을 하여 먼저 { $target }점에 이르는 사람이 이깁니다.
mille-rule-cards = 두 사람이 52장 두 벌을 섞은 104장으로 합니다. 조커는 없습니다.
mille-rule-first-dealer-random = 첫 딜러는 무작위로 정하고, 그 뒤로는 번갈아 나눕니다.
mille-rule-first-dealer-low-draw = 각자 한 장을 뽑아 낮은 사람이 먼저 나눕니다. 에이스는 낮고, 같은 숫자면 다시 뽑습니다. 그 뒤로는 번갈아 나눕니다.
mille-rule-cut = 판마다 나누기 전에 딜러의 상대가 { $low }에서 { $high } 사이에서 카드를 뗍니다.
mille-rule-no-cut = 카드를 떼지 않습니다.
mille-rule-deal = 각자 { $count }장을 받습니다. 다음 한 장을 앞면으로 놓아 버린 더미를 시작하고, 나머지가 뽑는 더미입니다. 나누지 않은 사람이 먼저 합니다.
mille-rule-turn = 차례가 오면 뽑는 더미에서 한 장을 뽑거나 버린 더미를 모두 가져가고, 원하는 만큼 손패의 카드를 내려놓거나 붙인 뒤, 손패 한 장을 버립니다.
mille-rule-sets = 세트는 같은 숫자 세 장 이상이며 무늬는 상관없습니다. 런은 없습니다.
mille-rule-wilds = 2는 와일드이며 어떤 카드든 대신합니다. 2를 대신 쓰는 세트에는 그 숫자의 내추럴 카드가 { $needed }장 이상 필요합니다.
mille-rule-max-wilds = 한 세트의 와일드는 { $count }장까지입니다.
mille-rule-twos = 2를 세 장 이상 2의 세트로 내려놓을 수도 있으며, 그때 2는 내추럴입니다.
mille-rule-adding = 자기 세트는 숫자마다 하나이고, 같은 숫자의 카드는 그 세트에 붙습니다. 상대의 세트에는 붙일 수 없고, 내려놓은 카드는 옮기거나 되가져오지 않습니다.
mille-rule-wild-added = 이미 내려놓은 자기 세트에 와일드를 붙일 수도 있습니다.
mille-rule-no-wild-added = 이미 내려놓은 세트에는 와일드를 붙일 수 없습니다.
mille-rule-no-duty = 내려놓을 의무는 없고, 2든 방금 가져온 카드든 어떤 카드나 버릴 수 있습니다.
mille-rule-pile-take-pair-in-hand = 버린 더미를 가져가려면 손패에 맨 위 카드와 같은 숫자의 내추럴 두 장이 필요합니다. 그 두 장을 맨 위 카드와 함께 바로 내려놓습니다.
mille-rule-pile-take-pair-or-own-natural-set = 버린 더미를 가져가려면 손패에서 맨 위 카드와 같은 숫자의 내추럴 두 장을 바로 함께 내려놓거나, 와일드가 없는 자기의 그 숫자 세트에 맨 위 카드를 붙입니다.
mille-rule-pile-take-pair-anywhere = 버린 더미를 가져가려면 손패나 더미에 있는 맨 위 카드와 같은 숫자의 내추럴 두 장을 바로 함께 내려놓거나, 와일드가 없는 자기의 그 숫자 세트에 맨 위 카드를 붙입니다.
mille-rule-pile-rest = 더미의 나머지는 손패로 가며 그 차례에 쓸 수 있습니다. 더미를 가져가는 데 와일드는 쓸 수 없습니다.
mille-rule-pile-two = 버려진 2는 손패에 2가 두 장 있을 때만 가져가며, 세 장을 2의 세트로 내려놓습니다.
mille-rule-pile-two-hand-or-set = 버려진 2는 손패의 2 두 장과 함께 2의 세트로 내려놓거나, 자기 2 세트에 붙일 때만 가져갑니다.
mille-rule-pile-two-or-set = 버려진 2는 손패나 더미에 있는 다른 2 두 장과 함께 2의 세트로 내려놓거나, 자기 2 세트에 붙일 때만 가져갑니다.
mille-rule-pile-stays-off = 더미를 가져가며 카드를 내려놓은 세트에는 그 차례에도 와일드를 붙일 수 있습니다.
mille-rule-pile-stays-this-turn = 더미를 가져가며 카드를 내려놓은 세트에는 자기 다음 차례까지 와일드를 붙일 수 없습니다.
mille-rule-pile-stays-always = 더미를 가져가며 카드를 내려놓은 세트에는 그 뒤로 와일드를 붙일 수 없습니다.
mille-rule-upcard-two-every-deal = 카드를 나눌 때 2가 앞면으로 나오면, 먼저 하는 사람은 첫 카드를 뽑는 대신 페어가 없어도, 쓰지 않아도 그것을 가져갈 수 있습니다.
mille-rule-upcard-two-first-deal = 경기의 첫 판에서 2가 앞면으로 나오면, 먼저 하는 사람은 첫 카드를 뽑는 대신 페어가 없어도, 쓰지 않아도 그것을 가져갈 수 있습니다.
mille-rule-upcard-two-off = 카드를 나눌 때 앞면으로 나온 2는 버려진 2와 같습니다.
mille-rule-pile-shown-top = 버린 더미는 맨 위 카드만 보입니다.
mille-rule-pile-shown-all = 버린 더미가 모두 보입니다.
mille-rule-out = 뽑은 뒤에 손패가 없어지는 순간 그 사람이 나가고 판이 끝납니다.
mille-rule-out-free = 버리면서 나가도 되고, 버리지 않고 나가도 됩니다.
mille-rule-out-must-discard = 마지막 카드를 버려야만 나갈 수 있습니다.
mille-rule-stock-end-deal = 차례를 시작할 때 뽑는 더미가 비어 있으면, 가져갈 수 있는 사람은 버린 더미를 가져가거나 패스합니다. 가져갈 수 없거나 패스하면 아무도 나가지 않고 판이 끝나며 샤포도 없습니다.
mille-rule-stock-reshuffle = 차례를 시작할 때 뽑는 더미가 비어 있으면, 맨 위를 뺀 버린 더미를 다시 섞어 뽑는 더미로 하며, 한 판에 두 번까지입니다. 그럴 수 없을 때는 가져갈 수 있는 사람은 버린 더미를 가져가거나 패스합니다. 가져갈 수 없거나 패스하면 아무도 나가지 않고 판이 끝나며 샤포도 없습니다.
mille-rule-announce = 손패가 두 장이나 한 장 남았을 때, 와일드 없이 같은 숫자가 일곱 장이나 여덟 장 모였을 때 알립니다.
mille-rule-values = 스페이드 퀸은 100점, 다이아몬드 잭은 50점, 2는 20점, 에이스는 15점, 다른 퀸과 잭, 킹, 10은 10점, 3에서 9는 5점입니다.
mille-rule-score = 내려놓은 카드의 점수에서 손패에 남은 카드의 점수를 뺍니다. 점수가 0보다 낮을 수도 있습니다.
mille-rule-eight = { $factor ->
    [1] 와일드 없이 모인 같은 숫자 여덟 장 전부를 에이트라고 합니다.
   *[other] 와일드 없이 모인 같은 숫자 여덟 장 전부는 에이트이며 { $factor }배가 됩니다.
}
mille-rule-natural-out = { $factor ->
    [1] 자기 세트에서 2를 대신 쓰지 않고 나가는 것이 내추럴 아웃입니다.
   *[other] 자기 세트에서 2를 대신 쓰지 않고 나가는 것이 내추럴 아웃이며, 내려놓은 카드가 모두 { $factor }배가 됩니다.
}
mille-rule-natural-eight = 그래서 내추럴로 나갈 때의 에이트는 { $factor }배가 됩니다.
mille-rule-marks = 내추럴로 나가면 표시 하나, 에이트마다 하나, 샤포에 하나가 붙습니다. 샤포는 자기가 나가고 상대의 그 판 점수가 0보다 낮을 때입니다.
mille-rule-skunk = 끝났을 때 진 사람이 { $points }점보다 적으면 스컹크이며 이긴 사람에게 표시가 붙습니다.
mille-rule-end = 승부는 판이 끝날 때마다 봅니다. 누군가 { $target }점 이상이고 총점이 다르면 높은 쪽이 이깁니다. 같으면 계속합니다.
mille-rule-end-natural = 총점이 높아도 내추럴 아웃이나 에이트의 표시가 없으면 이기지 못하고 계속합니다.
mille-rule-end-deals = { $count }판 뒤에는 어쨌든 총점이 높은 쪽이 이기고, 같으면 비깁니다.
mille-rule-stakes = 가상의 돈으로 이긴 사람은 경기에 { $triple }, 자기 표시마다 { $triple }, 점수 차 100점마다 올림하여 { $stake }만큼 받습니다. 진 사람은 아무것도 받지 않습니다.
mille-rule-stakes-no-marks = 가상의 돈으로 이긴 사람은 경기에 { $triple }, 점수 차 100점마다 올림하여 { $stake }만큼 받습니다. 진 사람은 아무것도 받지 않습니다.
