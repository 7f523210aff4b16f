# 스리 서틴과 그 변형: 게임, 옵션, 안 되는 이유, 일어난 일, 규칙, 경기의 끝.

preset-three-thirteen = 스리 서틴
preset-three-thirteen-help = 3장에서 13장까지 열한 판을 하며, 판마다 와일드 숫자가 다릅니다.
preset-ace-high-low = 스리 서틴, 에이스 높게 또는 낮게
preset-ace-high-low-help = 에이스가 킹 다음에도 올 수 있고, 15점입니다.
preset-face-values = 스리 서틴, 그림 카드 제값
preset-face-values-help = 잭은 11점, 퀸은 12점, 킹은 13점입니다.
preset-jokers = 조커가 있는 스리 서틴
preset-jokers-help = 한 벌에 조커 두 장이 있고, 모든 판에서 와일드입니다.
preset-three-thirteen-two-decks = 두 벌로 하는 스리 서틴
preset-three-thirteen-two-decks-help = 언제나 두 벌을 쓰고, 모든 조합에 내추럴 카드가 있어야 합니다.
preset-three-thirteen-speed = 3-13 스피드
preset-three-thirteen-speed-help = 모두가 동시에 하며, 열두 명까지 할 수 있습니다.
preset-five-crowns = 파이브 크라운
preset-five-crowns-help = 3부터 킹까지 다섯 무늬와 조커 여섯 장으로 두 명에서 일곱 명이 합니다.
preset-deuces-arent-wild = 듀스 안트 와일드
preset-deuces-arent-wild-help = 조커가 있는 열두 판이며 마지막에는 에이스가 와일드입니다. 두 명이나 세 명이 합니다.

option-decks = 카드 벌 수
option-decks-help = 카드를 몇 벌 섞을지 정합니다.
option-decks-none = 사람 수의 절반, 올림
option-jokers = 조커
option-jokers-help = 한 벌에 조커가 몇 장인지 정합니다.
option-ace = 에이스
option-ace-help = 에이스가 킹 다음에도 올 수 있는지 정하며, 그러면 15점입니다.
option-ace-low = 낮게만
option-ace-both = 높게도 낮게도
option-face_points = 그림 카드 점수
option-face_points-help = 잭, 퀸, 킹이 몇 점인지 정합니다.
option-face_points-ten = 모두 10점
option-face_points-rank = 11점, 12점, 13점
option-wild_points = 남은 와일드
option-wild_points-help = 와일드 숫자의 카드가 남으면 몇 점인지 정합니다.
option-wild_points-rank = 그 숫자의 점수
option-all_wild = 와일드만의 조합
option-all_wild-help = 와일드만으로 조합이 되는지 정합니다.
option-wild_limit = 조합 하나의 와일드
option-wild_limit-help = 한 조합에 와일드를 몇 장 쓸 수 있는지 정합니다.
option-wild_limit-none = 제한 없음
option-wild_limit-one = 한 장
option-wild_limit-half = 조합의 절반
option-forbid_rediscard = 가져온 카드 도로 버리기 금지
option-forbid_rediscard-help = 버린 더미에서 가져온 카드를 같은 차례에 버리지 못하게 할지 정합니다.
option-auto_out = 자동으로 나가기
option-auto_out-help = 남은 카드가 모두 조합이 되게 버리면 자동으로 나가는지 정합니다.
option-last_turns = 마지막 차례
option-last_turns-help = 누가 나간 뒤 다른 사람이 차례를 몇 번씩 갖는지 정합니다.
option-first_out_bonus = 나간 사람의 점수
option-first_out_bonus-help = 먼저 나간 사람이 받는 점수를 정합니다.
option-reveal = 손패 보이기
option-reveal-help = 나간 사람이 언제 손패를 보이는지 정합니다.
option-reveal-at_once = 바로
option-reveal-at_end = 마지막에
option-idle_rounds = 뽑지 않는 바퀴 수
option-idle_rounds-help = 아무도 뽑는 더미에서 뽑지 않고 몇 바퀴를 돌면 판이 끝나는지 정합니다.
option-extra_beat = 추가 박자
option-extra_beat-help = 누가 나간 뒤 다른 사람이 한 박자를 더 하는지 정합니다.
option-tie_break = 동점
option-tie_break-help = 가장 낮은 합계가 같을 때 누가 이기는지 정합니다.
option-tie_break-share = 공동 승리
option-tie_break-most_outs = 더 많이 나간 사람
option-tie_break-bonus_deal = 결정전
option-end_at = 조기 종료
option-end_at-help = 누군가의 합계가 이 점수에 이르면 그 판으로 경기가 끝납니다.
option-end_at-none = 모든 판을 한 뒤

three-thirteen-refuse-option = { $preset } 게임에서는 { $option } 옵션을 쓸 수 없습니다. 쓸 수 있는 게임: { $allowed }.
three-thirteen-refuse-seats = 이 게임은 { $least }명에서 { $most }명이 합니다. { $seats }명은 할 수 없습니다.
three-thirteen-refuse-cards = { $seats }명이 가장 큰 판을 하려면 { $needed }장이 필요한데 카드는 { $have }장입니다. { $packs_enough }벌 이상을 쓰거나 { $seats_enough }명 이하로 하세요.
three-thirteen-refuse-over = 판이 끝났습니다.
three-thirteen-refuse-turn = { $who ->
    [you] 당신의 차례입니다.
   *[other] { $seat } 님의 차례입니다.
}
three-thirteen-refuse-second-draw = 이번 차례의 카드를 이미 받았습니다. 한 장을 버리세요.
three-thirteen-refuse-draw-first = 먼저 카드를 뽑거나 버린 더미의 맨 위를 가져가세요.
three-thirteen-refuse-verb = 이 게임에서는 뽑고, 가져가고, 버리기만 합니다.
three-thirteen-refuse-not-held = { $card } 카드가 손패에 없습니다.
three-thirteen-refuse-rediscard = { $card } 카드는 방금 가져왔으므로 같은 차례에 버릴 수 없습니다.
three-thirteen-refuse-someone-out = 이미 누가 나갔습니다. 평소처럼 버리세요. 손패가 모두 조합이 되면 0점입니다.
three-thirteen-refuse-incomplete = { $card } 카드를 버려도 나머지가 모두 조합이 되지 않아 나갈 수 없습니다.
three-thirteen-refuse-stay-in = { $card } 카드를 버리면 나머지가 모두 조합이 되고, 이 테이블에서는 그러면 나갑니다.
three-thirteen-refuse-no-reshuffle = 지금은 다시 섞지 않습니다.
three-thirteen-refuse-reshuffle-first = 뽑는 더미가 모자랍니다. 먼저 버린 카드를 섞어 넣습니다.
three-thirteen-refuse-not-in-beat = 이 박자에는 참여하지 않습니다.
three-thirteen-refuse-chosen = 이미 골랐습니다. 다른 사람을 기다리세요.
three-thirteen-unreadable = { $text } 행동은 이 게임에 없습니다. draw, take, discard 5H, discard 5H out처럼 쓰세요.

three-thirteen-event-took = { $who ->
    [you] 당신은 버린 더미에서 { $card } 카드를 가져갔습니다.
   *[other] { $seat } 님은 버린 더미에서 { $card } 카드를 가져갔습니다.
}
three-thirteen-event-took-from = { $who ->
    [you] 당신은 { $other } 님의 더미에서 { $card } 카드를 가져갔습니다.
   *[other] { $other-who ->
        [you] { $seat } 님은 당신의 더미에서 { $card } 카드를 가져갔습니다.
       *[other] { $seat } 님은 { $other } 님의 더미에서 { $card } 카드를 가져갔습니다.
    }
}
three-thirteen-event-out = { $who ->
    [you] 당신이 나갔습니다.
   *[other] { $seat } 님이 나갔습니다.
}
three-thirteen-event-out-shown = { $who ->
    [you] 당신이 { $cards } 카드로 나갔습니다.
   *[other] { $seat } 님이 { $cards } 카드로 나갔습니다.
}
three-thirteen-event-beat = { $beat }번째 박자입니다.
three-thirteen-event-last-beat = { $beat }번째 박자이며 마지막입니다.
three-thirteen-event-chose = { $who ->
    [you] 당신은 골랐습니다.
   *[other] { $seat } 님은 골랐습니다.
}
three-thirteen-event-stopped-stock = 뽑는 더미가 모자랍니다. 판이 끝납니다.
three-thirteen-event-stopped-idle = 아무도 뽑는 더미에서 뽑지 않아 판이 끝납니다.
three-thirteen-event-stopped-beats = 정해진 마지막 박자가 끝났습니다. 판이 끝납니다.
three-thirteen-event-complete = { $who ->
    [you] 당신의 손패가 모두 조합이 되었습니다: { $points }점.
   *[other] { $seat } 님의 손패가 모두 조합이 되었습니다: { $points }점.
}
three-thirteen-event-left = { $who ->
    [you] 당신에게 { $cards } 카드가 남았습니다: { $points }점.
   *[other] { $seat } 님에게 { $cards } 카드가 남았습니다: { $points }점.
}

three-thirteen-won-after-deals = { $count }판을 마쳐 합계가 가장 낮은 사람이 이깁니다.
three-thirteen-won-at-end = 누군가 { $total }점에 이르러 합계가 가장 낮은 사람이 이깁니다.
three-thirteen-won-together = 가장 낮은 합계가 같아 공동 승리입니다.
three-thirteen-won-by-most-outs = 가장 낮은 합계가 같아 더 많이 나간 사람이 이깁니다.
three-thirteen-won-by-bonus-deal = 가장 낮은 합계가 같아 결정전으로 승자를 가렸습니다.
three-thirteen-won-of-those-who-stayed = 기권하지 않은 사람 가운데 합계가 가장 낮은 사람이 이깁니다.

three-thirteen-rule-aim = 손패의 모든 카드를 조합으로 만드는 게임입니다. 남는 카드는 벌점이 되고, 합계가 가장 낮은 사람이 이깁니다.
three-thirteen-rule-seats = { $count }명이 개인전으로 합니다.
three-thirteen-rule-packs-standard = { $packs ->
    [1] 52장 카드 한 벌을 씁니다.
   *[other] 52장 카드 { $packs }벌, { $count }장을 섞어 씁니다.
}
three-thirteen-rule-packs-stars = { $packs ->
    [1] 별이 있는 55장 카드 한 벌을 씁니다. 스페이드, 하트, 다이아몬드, 클로버, 별의 다섯 무늬가 있고, 저마다 3부터 킹까지입니다.
   *[other] 별이 있는 55장 카드 { $packs }벌, { $count }장을 섞어 씁니다. 스페이드, 하트, 다이아몬드, 클로버, 별의 다섯 무늬가 있고, 저마다 3부터 킹까지입니다.
}
three-thirteen-rule-jokers = 한 벌에 조커 { $count }장이 더 들어가 모두 { $total }장입니다.
three-thirteen-rule-deals = 모두 { $count }판입니다. 첫 판은 { $first }장씩, 판마다 한 장씩 늘어 마지막 판은 { $last }장입니다.
three-thirteen-rule-wild-rank = 나눈 카드 수와 같은 숫자가 와일드입니다. 첫 판의 { $first }부터 차례로 { $last }까지입니다.
three-thirteen-rule-wild-last = { $count }장을 나누는 마지막 판의 와일드 숫자: { $wild }.
three-thirteen-rule-dealer = 첫 딜러는 무작위로 정하고, 그 뒤로 왼쪽으로 넘어갑니다. 딜러의 왼쪽 사람부터 시작합니다. 뽑는 더미의 맨 위를 앞면으로 놓아 버린 더미를 시작합니다.
three-thirteen-rule-dealer-speed = 모두가 동시에 하므로 누가 나누든 상관없습니다.
three-thirteen-rule-set = 세트는 같은 숫자 세 장 이상입니다. 똑같은 카드가 있어도 됩니다.
three-thirteen-rule-run = 런은 한 무늬로 이어지는 세 장 이상입니다. 같은 숫자가 두 번 들어가지 않고, 끝과 끝은 이어지지 않습니다.
three-thirteen-rule-ace-low = 에이스는 낮습니다. 에이스, 2, 3은 런이지만 퀸, 킹, 에이스는 아닙니다.
three-thirteen-rule-ace-both = 에이스는 높게도 낮게도 씁니다. 에이스, 2, 3과 퀸, 킹, 에이스는 런이지만 킹, 에이스, 2는 아닙니다.
three-thirteen-rule-ace-none = 에이스가 없으며, 킹 다음은 없습니다.
three-thirteen-rule-once = 카드 한 장은 한 조합에만 씁니다.
three-thirteen-rule-wild = 와일드는 어떤 카드든 대신합니다. 런에서 나란히 있어도 되며, 와일드 숫자의 카드는 제자리에서도 와일드로 칩니다.
three-thirteen-rule-wild-single = 와일드는 어떤 카드든 대신합니다. 와일드 숫자의 카드는 제자리에서도 와일드로 칩니다.
three-thirteen-rule-joker-wild = 조커는 언제나 와일드입니다.
three-thirteen-rule-wild-limit-none = 한 조합에 와일드를 몇 장이든 쓸 수 있습니다.
three-thirteen-rule-wild-limit-one = 한 조합에 와일드는 한 장까지입니다.
three-thirteen-rule-wild-limit-half = 와일드는 조합의 절반까지이며, 세 장이면 한 장, 네 장이면 두 장입니다.
three-thirteen-rule-all-wild = 와일드 세 장 이상은 그것만으로 조합이 됩니다.
three-thirteen-rule-no-all-wild = 모든 조합에 내추럴 카드가 있어야 합니다.
three-thirteen-rule-turn = 차례가 오면 뽑는 더미의 맨 위를 뽑거나 버린 더미의 맨 위를 가져가고, 한 장을 버린 더미에 버립니다.
three-thirteen-rule-rediscard = 버린 더미에서 방금 가져온 카드를 바로 버려도 됩니다.
three-thirteen-rule-no-rediscard = 버린 더미에서 방금 가져온 카드는, 같은 카드를 전부터 갖고 있지 않았다면 같은 차례에 버릴 수 없습니다.
three-thirteen-rule-no-laying = 끝날 때까지 아무것도 내려놓지 않으며, 남의 조합에 붙이지도 않습니다.
three-thirteen-rule-speed-piles = 뽑는 더미는 가운데에 펼쳐 놓습니다. 저마다 왼손 쪽에 자기 더미를 두고, 가운데에서 뽑은 한 장으로 시작합니다.
three-thirteen-rule-speed-beat = 모두가 박자마다 동시에 합니다. 박자의 앞뒤 절반마다 저마다 몰래 고르고, 모든 선택을 함께 실행합니다.
three-thirteen-rule-speed-draws = 먼저 어디에서 뽑을지 고릅니다. 가운데이거나 오른쪽 사람 더미의 맨 위입니다. 가운데에서는 자리 순서대로 뽑습니다.
three-thirteen-rule-speed-discards = 다음으로 버릴 카드를 고릅니다. 모두 함께 보이고, 저마다 자기 더미에 놓습니다.
three-thirteen-rule-out = 버릴 한 장을 뺀 모든 카드가 조합이 되면 나갈 수 있습니다. 버리면서 말하고, 어떤 카드를 버려도 됩니다.
three-thirteen-rule-out-free = 반드시 나갈 필요는 없습니다.
three-thirteen-rule-out-auto = 나머지가 모두 조합이 되게 버리면 자동으로 나갑니다.
three-thirteen-rule-last-turns = { $count ->
    [0] 누가 나가면 판이 바로 끝납니다.
   *[other] 누가 나가면 다른 사람은 순서대로 정확히 { $count }번씩 차례를 더 갖습니다.
}
three-thirteen-rule-speed-out = 누가 나간 박자로 판이 끝납니다. 한 박자에 여러 명이 나갈 수 있습니다.
three-thirteen-rule-speed-extra-beat = 누가 나간 박자 뒤에 다른 사람은 한 박자를 더 하며, 그 박자에는 아무도 나가지 않습니다. 한 박자에 여러 명이 나갈 수 있습니다.
three-thirteen-rule-reveal-at-once = 나간 사람은 바로 손패를 보입니다.
three-thirteen-rule-reveal-at-end = 나간 사람은 말만 하고, 손패는 마지막에 다른 사람과 함께 보입니다.
three-thirteen-rule-others-complete = 그때까지 손패를 모두 조합한 다른 사람도 0점입니다.
three-thirteen-rule-out-bonus = 먼저 나간 사람은 나간 점수로 { $points }점을 받습니다.
three-thirteen-rule-stock-reshuffle = 차례를 시작할 때 뽑는 더미가 비었으면, 맨 위를 뺀 버린 더미를 섞어 뽑는 더미로 만듭니다. 한 판에 { $count }번까지이며, 그 뒤나 섞을 카드가 없을 때는 판이 끝나고 모두 점수를 셉니다.
three-thirteen-rule-stock-end-deal = 차례를 시작할 때 뽑는 더미가 비었으면 판이 끝나고 모두 점수를 셉니다.
three-thirteen-rule-idle = 아무도 뽑는 더미에서 뽑지 않고 차례가 { $count }바퀴를 돌면 판이 끝나고 모두 점수를 셉니다.
three-thirteen-rule-idle-last-turns = 누가 나간 뒤에는 이 규칙을 쓰지 않습니다.
three-thirteen-rule-middle-reshuffle = 박자 전에 가운데의 카드가 사람 수보다 적으면, 더미마다 맨 위를 뺀 카드를 섞어 가운데에 놓습니다. 한 판에 { $count }번까지이며, 그 뒤나 섞을 카드가 없을 때는 판이 끝나고 모두 점수를 셉니다.
three-thirteen-rule-middle-end-deal = 박자 전에 가운데의 카드가 사람 수보다 적으면 판이 끝나고 모두 점수를 셉니다.
three-thirteen-rule-speed-bound = { $count }박자 뒤에는 판이 반드시 끝납니다.
three-thirteen-rule-least-penalty = 마지막에 남는 카드의 벌점이 가장 적도록 손패를 조합합니다. 남는 카드가 없으면 0점입니다.
three-thirteen-rule-points-ace-low = 남은 카드의 점수는 에이스가 1점, 2부터 10은 그 숫자입니다.
three-thirteen-rule-points-ace-both = 남은 카드의 점수는 에이스가 15점, 2부터 10은 그 숫자입니다.
three-thirteen-rule-points-from-three = 남은 카드의 점수는 3부터 10은 그 숫자입니다.
three-thirteen-rule-points-faces-ten = 잭, 퀸, 킹은 모두 10점입니다.
three-thirteen-rule-points-faces-rank = 잭은 11점, 퀸은 12점, 킹은 13점입니다.
three-thirteen-rule-points-wild-rank = 와일드 숫자의 카드는 그 숫자의 점수입니다.
three-thirteen-rule-points-wild = 와일드 숫자의 카드는 { $points }점입니다.
three-thirteen-rule-points-joker = 조커는 { $points }점입니다.
three-thirteen-rule-lowest-wins = 모든 판의 점수를 더해 합계가 가장 낮은 사람이 이깁니다.
three-thirteen-rule-end-at = 누군가의 합계가 { $total }점에 이르면 그 판으로 경기가 일찍 끝납니다.
three-thirteen-rule-tie-share = 가장 낮은 합계가 같으면 공동 승리입니다.
three-thirteen-rule-tie-most-outs = 가장 낮은 합계가 같으면 더 많이 나간 사람이 이깁니다. 그것도 같으면 공동 승리입니다.
three-thirteen-rule-tie-bonus-deal = 가장 낮은 합계가 같으면 그 사람들끼리 결정전을 { $count }번까지 하고, 거기서 점수가 가장 적은 사람이 이깁니다. 그래도 같으면 공동 승리입니다.
three-thirteen-rule-bonus-cards = 결정전은 { $count }장씩이며 와일드 숫자: { $wild }.
three-thirteen-rule-bonus-next = 결정전은 순서대로 다음 판이며, 마지막 판 뒤라면 마지막 판과 같습니다.
three-thirteen-rule-bonus-alone = 결정전은 동점만 가리며, 그 점수는 합계에 더하지 않습니다.
