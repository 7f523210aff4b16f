# 테이블: 경기, 제안, 무르기, 기록.

table-event-match-started = 이 경기의 모든 섞기는 하나의 비밀에서 나옵니다. 그 봉인은 { $commitment }입니다.
table-event-match-started-seeded = 이 경기의 섞기는 누군가 아는 시드에서 나오므로 증명이 되지 않습니다. 봉인은 { $commitment }입니다.
table-event-match-started-together = { $count ->
    [0] 이 경기의 섞기는 테이블의 비밀에서만 나옵니다. 그 봉인은 { $commitment }입니다.
   *[other] 이 경기의 섞기는 봉인이 { $commitment }인 테이블의 비밀과 플레이어 { $count }명이 더한 값에서 나옵니다.
}
table-event-left-out = { $who ->
    [you] 섞기에 더할 당신의 값이 제때 오지 않아 빠졌습니다.
   *[other] 섞기에 더할 { $seat } 님의 값이 제때 오지 않아 빠졌습니다.
}
table-event-first-dealer = { $who ->
    [you] 첫 딜러는 당신입니다.
   *[other] 첫 딜러는 { $seat } 님입니다.
}
table-event-low-draw = { $who ->
    [you] 가장 낮은 { $card } 카드를 뽑은 당신이 첫 딜러입니다.
   *[other] 가장 낮은 { $card } 카드를 뽑은 { $seat } 님이 첫 딜러입니다.
}
table-event-left-to-dice = { $who ->
    [you] 당신은 뗄 자리를 운에 맡겼습니다.
   *[other] { $seat } 님이 뗄 자리를 운에 맡겼습니다.
}
table-event-taken-back-lay = { $who ->
    [you] 당신은 내려놓은 카드를 물렀습니다.
   *[other] { $seat } 님이 내려놓은 카드를 물렀습니다.
}
table-event-taken-back-add = { $who ->
    [you] 당신은 붙인 카드를 물렀습니다.
   *[other] { $seat } 님이 붙인 카드를 물렀습니다.
}
table-event-taken-back-discard = { $who ->
    [you] 당신은 버린 카드를 물렀습니다.
   *[other] { $seat } 님이 버린 카드를 물렀습니다.
}
table-event-taken-back-agreed = { $who ->
    [you] 모두 동의하여 당신의 마지막 행동과 그 뒤의 일을 무릅니다.
   *[other] 모두 동의하여 { $seat } 님의 마지막 행동과 그 뒤의 일을 무릅니다.
}
table-event-resigned = { $who ->
    [you] 당신이 기권했습니다.
   *[other] { $seat } 님이 기권했습니다.
}
table-event-lost = { $who ->
    [you] 시간이 다 되어 당신은 이길 수 없습니다.
   *[other] { $seat } 님의 시간이 다 되어 이길 수 없습니다.
}
table-event-bot-plays = { $who ->
    [you] 봇이 당신 대신 둡니다.
   *[other] 봇이 { $seat } 님 대신 둡니다.
}
table-event-overtime = { $who ->
    [you] 시간이 다 되었습니다. 봇이 당신 대신 둡니다.
   *[other] { $seat } 님의 시간이 다 되었습니다. 봇이 대신 둡니다.
}
table-event-came-back = { $who ->
    [you] 당신이 자리로 돌아왔습니다.
   *[other] { $seat } 님이 돌아왔습니다.
}
table-event-paused = { $who ->
    [you] 당신의 뜻에 따라 경기를 잠시 멈춥니다.
   *[other] { $seat } 님의 뜻에 따라 경기를 잠시 멈춥니다.
}
table-event-resumed = { $who ->
    [you] 당신이 경기를 다시 시작했습니다.
   *[other] { $seat } 님이 경기를 다시 시작했습니다.
}
table-event-pause-over = 멈춘 기간이 끝나 경기를 다시 시작합니다.
table-event-time-given = { $other-who ->
    [you] 당신이 { $seat } 님에게 시간을 더 주었습니다.
   *[other] { $who ->
        [you] { $other } 님이 당신에게 시간을 더 주었습니다.
       *[other] { $other } 님이 { $seat } 님에게 시간을 더 주었습니다.
    }
}
table-event-broken-off = 경기가 중단되었습니다.
table-end-broken-off = 경기가 중단되어 결과가 없습니다.
table-end-resigned = { $loser-who ->
    [you] 당신이 기권하여
   *[other] { $loser } 님이 기권하여
} { $winner-who ->
    [you] 당신이 이겼습니다.
   *[other] { $winner } 님이 이겼습니다.
}
table-end-lost = { $loser-who ->
    [you] 당신의 시간이 다 되어
   *[other] { $loser } 님의 시간이 다 되어
} { $winner-who ->
    [you] 당신이 이겼습니다.
   *[other] { $winner } 님이 이겼습니다.
}
table-event-match-won = { $who ->
    [you] 당신이 경기에서 이겼습니다.
   *[other] { $seat } 님이 경기에서 이겼습니다.
}
table-event-match-shared = 플레이어 { $count }명이 승리를 나눕니다.
table-event-match-ended = 경기가 승자 없이 끝났습니다.
table-event-secret-shown = 두 테이블이 모두 끝나 섞기의 비밀이 공개되었습니다.

table-refuse-offer-closed = 고르는 사이에 게임이 진행되었습니다. 다시 보고 골라 주세요.
table-refuse-seat = { $count }인 테이블에 { $number }번 자리는 없습니다.
table-refuse-shuffle = 섞는 일은 테이블이 하며 플레이어는 하지 않습니다.
table-refuse-match-over = 경기가 끝났습니다.
table-refuse-deal-over = 이번 판은 끝났고 다음 판은 아직 시작하지 않았습니다.
table-refuse-deal-unfinished = 아직 판이 진행 중입니다.
table-refuse-dice = 여기서 운에 맡길 것은 없습니다.
table-refuse-resigned = 이 자리는 이미 기권했습니다.
table-refuse-bot-plays = 이 자리에서는 이미 봇이 두고 있습니다.
table-refuse-no-bot = 이 자리에서는 봇이 두고 있지 않습니다.
table-refuse-paused = 경기가 멈춰 있습니다. 플레이어라면 누구나 다시 시작할 수 있습니다.
table-refuse-no-pause = 멈춰 있는 경기가 아닙니다.
table-refuse-own-time = 시간은 다른 플레이어만 더 줄 수 있습니다.
table-refuse-incidents = 한 경기에서 멈춤, 대신 두는 봇, 시간 더하기는 모두 합해 { $count }번까지입니다.
table-refuse-name = 이름은 앞뒤에 공백이 없는 1자에서 { $count }자까지의 보이는 글자여야 하며, { $text }은(는) 쓸 수 없습니다.
table-refuse-config = 어떤 프리셋과 옵션으로도 이 규칙을 나타낼 수 없습니다.
table-refuse-undo-nothing = 이번 판에서 무를 것이 없습니다.
table-refuse-undo-deal-over = 판이 끝나고 점수까지 났으므로 무를 수 없습니다.
table-refuse-undo-acted = 당신이 한 뒤에 이미 다른 일이 일어났습니다.
table-refuse-undo-seen = 내려놓기, 붙이기, 버리기만 무를 수 있습니다.
table-refuse-undo-shown = 그 때문에 카드가 공개되었으므로 무를 수 없습니다.
table-refuse-undo-told = 그 때문에 다른 사람의 손패에 대해 알려진 것이 있으므로 무를 수 없습니다.
table-refuse-undo-together = 이 게임은 모두 동시에 고르므로 다른 사람도 고른 뒤에는 무를 수 없습니다.
table-refuse-undo-seen-since = 당신이 한 뒤에 누군가 카드를 보았으므로 무를 수 없습니다.
table-refuse-undo-often = 한 판에서 { $count }번까지만 무를 수 있습니다.

table-broken-cards = 카드가 없어지거나 늘어났습니다. Laydown의 오류이며, 경기는 { $path }에 남아 있습니다.
table-broken-no-deal = 없는 판을 요청했습니다. Laydown의 오류입니다.
table-broken-stream = { $expected }번 사건 차례에 { $number }번이 왔습니다. Laydown의 오류입니다.
table-broken-secret = 끝나기 전에 비밀이 공개되려 했습니다. Laydown의 오류입니다.

table-record-too-long = 기록이라기에는 너무 깁니다. 최대 { $count }자입니다.
table-record-line-too-long = 이 줄은 너무 깁니다. 한 줄은 최대 { $count }자입니다.
table-record-no-text = 여기에 글자가 아닌 것이 있습니다.
table-record-first-line = 첫 줄은 다음과 같아야 합니다: { $text }
table-record-field = 머리말에 이런 줄은 없습니다: { $text }
table-record-twice = 머리말에 { $name } 항목이 두 번 나옵니다.
table-record-missing = 머리말에 { $name } 항목이 없습니다.
table-record-seat-order = 여기에 { $text } 항목이 있지만 자리는 순서대로이며 여기는 { $number }번 자리입니다.
table-record-dice = 버전 { $text } 주사위는 알 수 없습니다. 아는 것은 { $number }입니다.
table-record-rules = 규칙 버전 { $text }은(는) 알 수 없습니다. 아는 최신 버전은 { $number }입니다.
table-record-hex = { $name } 뒤에는 0부터 9, a부터 f까지의 64자가 와야 합니다.
table-record-value = { $name } 뒤에는 다음만 올 수 있습니다: { $expected }
table-record-no-commitment = { $name } 항목이 있지만 그에 앞선 약속 commitment가 없습니다.
table-record-contributions = dice { $text }에서는 { $count ->
    [0] 어느 자리도 더하지 않으므로 contribution 줄이 없습니다
   *[other] 자리마다 contribution 줄이 있어 모두 { $count }줄입니다
}.
table-record-contribution = contribution 뒤에는 0부터 9, a부터 f까지 64자인 commitment와 값, 또는 none, 또는 값 대신 withheld가 와야 합니다. { $text }은(는) 안 됩니다.
table-record-contribution-other = 이 contribution의 값은 앞서 약속한 값이 아닙니다.
table-record-excerpt = 발췌는 아무것도 약속하지 않으므로 commitment가 없습니다.
table-record-totals = 시작 총점은 발췌에만 있습니다.
table-record-count = 여기에는 자리마다 하나씩 숫자 { $count }개가 와야 합니다.
table-record-secret = 이 비밀은 약속한 비밀이 아닙니다.
table-record-sealed = 이 경기는 아직 진행 중이며 끝날 때까지 카드가 봉인됩니다.
table-record-no-deals = 기록이 첫 판 전에 끝납니다.
table-record-line = 기록에 있을 수 없는 줄입니다: { $text }
table-record-continued = 다음 줄로 이어질 수 있는 것은 순서의 카드뿐입니다.
table-record-number = 여기에는 { $low }부터 { $high }까지의 수가 와야 하며 { $text }은(는) 아닙니다.
table-record-first-dealer = 주사위에 따르면 첫 딜러는 { $expected }번 자리입니다.
table-record-deal-unfinished = { $number }번째 판이 아직 끝나지 않았습니다.
table-record-deal-not-next = 여기서 시작할 수 있는 판이 없습니다.
table-record-plan = 다음 판은 이렇습니다: { $expected }
table-record-players = 플레이어는 순서대로 두 자리 이상이며 딜러가 포함되어야 합니다.
table-record-order-alone = 순서는 그 판 다음에 와야 합니다.
table-record-order-sealed = 순서가 봉인되는 것은 아직 진행 중인 경기의 기록뿐입니다.
table-record-order-other = 주사위가 여기에 놓은 카드는 이것이 아니라 { $card }입니다.
table-record-order-kept = 이 순서는 보관된 순서와 다릅니다.
table-record-order-missing = 이 판의 순서가 없습니다.
table-record-card-too-often = { $card } 카드는 더 남아 있지 않습니다.
table-record-cards-missing = 순서에 { $cards } 등의 카드가 빠졌습니다.
table-record-no-reshuffle = 지금 섞을 것이 없습니다.
table-record-reshuffle-cards = 섞어야 할 카드와 다릅니다.
table-record-reshuffle-due = 먼저 버린 더미를 섞어야 합니다.
table-record-no-deal = 여기서는 진행 중인 판이 없습니다.
table-record-cut = 주사위가 고른 것은 { $expected }입니다.
table-record-comment = 기록에서 나오는 것은 { $expected }입니다.
table-record-comment-unknown = 여기서는 { $text } 항목이 기록에서 나오지 않습니다. 자유로운 메모는 #으로 시작합니다.
table-record-end-early = 경기는 여기서 끝나지 않았습니다.
table-record-after-end = 끝 다음에는 아무것도 올 수 없습니다.
table-record-truncated = 기록이 끝나기 전에 끊깁니다.
