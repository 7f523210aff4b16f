# 터미널에서 하는 게임: 테이블에 놓인 것, 입력할 수 있는 것, 그 결과.

# 입력할 수 있는 말. 첫 번째를 보여 주고 나머지도 알아듣는다.
terminal-command-draw = 뽑기 뽑다
terminal-command-draw-help = 뽑는 더미의 맨 위 카드를 뽑기
terminal-command-pile = 가져오기 더미
terminal-command-pile-help = 버린 더미를 가져오기
terminal-command-take = 가져오기 더미
terminal-command-take-help = 버린 더미의 맨 위 카드를 가져오기
terminal-command-pass = 패스
terminal-command-pass-help = 뽑는 더미가 비었을 때 버린 더미를 두고 판을 끝내기
terminal-command-lay = 내리기 내려놓기
terminal-command-lay-help = 같은 숫자의 카드를 앞에 내려놓기
terminal-command-add = 붙이기
terminal-command-add-help = 내려놓은 조합에 카드를 붙이기
terminal-command-discard = 버리기
terminal-command-discard-help = 카드 한 장을 버리고 차례를 마치기
terminal-command-out = 나가기 아웃
terminal-command-out-help = 나갈 수 있으면 나가기
terminal-command-cut = 떼기 컷
terminal-command-cut-help = 카드를 떼기
terminal-command-help = 도움말
terminal-command-help-help = 지금 할 수 있는 것 보기
terminal-command-hint = 힌트
terminal-command-hint-help = 욕심쟁이라면 어떻게 할지 보기
terminal-command-moves = 목록
terminal-command-moves-help = 할 수 있는 것을 번호를 붙여 모두 보기
terminal-command-why = 이유 왜
terminal-command-why-help = 어느 규칙 때문에 안 되었는지 보기
terminal-command-undo = 되돌리기 취소
terminal-command-undo-help = 누구에게도 카드가 보이지 않았으면 마지막으로 한 것을 되돌리기
terminal-command-again = 다시
terminal-command-again-help = 마지막 메시지를 다시 보기
terminal-command-show = 보기 테이블
terminal-command-show-help = 테이블 전체 보기
terminal-command-hand = 손패 패
terminal-command-hand-help = 손패 보기
terminal-command-sort = 정렬
terminal-command-sort-help = 손패를 숫자, 무늬 또는 조합으로 정렬하기
terminal-command-score = 점수
terminal-command-score-help = 점수표 보기
terminal-command-log = 기록
terminal-command-log-help = 이 판의 진행을 처음부터 보기
terminal-command-rules = 규칙
terminal-command-rules-help = 이 테이블의 규칙 보기
terminal-command-say = 말하기
terminal-command-say-help = 다른 사람에게 말하기
terminal-command-menu = 메뉴
terminal-command-menu-help = 잠시 멈추기, 시간 더 주기, 대신 두는 봇, 중단, 기권
terminal-command-rematch = 재대결
terminal-command-rematch-help = 이 경기가 끝난 뒤 같은 사람들과 다시 하기
terminal-command-quit = 끝내기 종료
terminal-command-quit-help = 여기서 멈추기, 경기는 저장됨

terminal-word-yes = 예 네
terminal-word-no = 아니요 아니오
terminal-word-wild = 와일드
terminal-order-rank = 숫자
terminal-order-suit = 무늬
terminal-order-combos = 조합

terminal-you = 당신
terminal-default-name = 플레이어

# 테이블
terminal-title = { $game }, { $number }번째 판
terminal-total = { $who ->
    [you] 당신은 지금까지 { $points }점입니다.
   *[other] { $seat } 님은 지금까지 { $points }점입니다.
}
terminal-holds = { $seat } 님의 손패는 { $count }장입니다.
terminal-laid = { $who ->
    [you] 당신이 내려놓은 카드는 { $points }점입니다.
   *[other] { $seat } 님이 내려놓은 카드는 { $points }점입니다.
}
terminal-nothing-laid = { $who ->
    [you] 당신은 아직 아무것도 내려놓지 않았습니다.
   *[other] { $seat } 님은 아직 아무것도 내려놓지 않았습니다.
}
terminal-spread = { $who ->
    [you] 당신 앞: { $cards }.
   *[other] { $seat } 님 앞: { $cards }.
}
terminal-still-natural = 아직 내추럴로 나갈 수 있습니다.
terminal-not-natural = { $rank } 세트에 와일드가 있어 이제 내추럴로 나갈 수 없습니다.
terminal-squared = 와일드 없이 { $rank } 일곱 장이 가지런히 쌓여 있습니다. 한 장만 더 있으면 에이트입니다.
terminal-eight = { $rank } 여덟 장이 모두 뒤집혀 있습니다. 에이트입니다.
terminal-stock = 뽑는 더미 { $count }장.
terminal-pile = 버린 더미 { $count }장, 맨 위는 { $card }.
terminal-pile-empty = 버린 더미가 비었습니다.
terminal-pile-fanned = 버린 더미 { $cards-count }장, 아래에서 위로: { $cards }.
terminal-pile-of = { $who ->
    [you] 당신의 더미: { $count }장, 맨 위는 { $card }.
   *[other] { $seat } 님의 더미: { $count }장, 맨 위는 { $card }.
}
terminal-pile-of-empty = { $who ->
    [you] 당신의 더미가 비었습니다.
   *[other] { $seat } 님의 더미가 비었습니다.
}
terminal-take-from = { $other } 님의 더미에서 가져올 수 있습니다.
terminal-wild = 이 판의 와일드: { $rank }.
terminal-wild-jokers = 조커는 언제나 와일드입니다.
terminal-known = { $seat } 님은 버린 더미에서 가져온 { $cards } 카드를 들고 있습니다.
terminal-is-out-with = { $seat } 님은 { $cards } 카드로 나갔습니다.
terminal-is-out = { $who ->
    [you] 당신은 나갔습니다.
   *[other] { $seat } 님은 나갔습니다.
}
terminal-last-turn = 이 판의 마지막 차례입니다.
terminal-hand = 손패는 { $count }장입니다.
terminal-hand-worth = 손패는 { $count }장, { $points }점입니다.
terminal-hand-is = 손패: { $cards }.
terminal-hand-group = { $cards }.
terminal-penalty = 지금의 최소 벌점: { $points }.
terminal-penalty-after = 가장 좋은 카드를 버린 뒤의 최소 벌점: { $points }.

# 할 수 있는 것
terminal-ask-draw = 뽑으세요
terminal-ask-pile = 뽑거나 버린 더미를 가져오세요
terminal-ask-take = 뽑거나 가져오세요
terminal-ask-pass = 버린 더미를 가져오거나 패스하세요
terminal-ask-play = 내려놓거나 붙이거나 버리세요
terminal-ask-discard = 한 장 버리세요
terminal-ask-cut = 뗄 곳 4에서 100까지, 또는 Enter
terminal-choice = { $number }  { $what }
terminal-can-lay = { $cards } 카드를 내려놓을 수 있습니다: { $form }.
terminal-can-lay-wild = { $cards } 카드를 와일드와 함께 내려놓을 수 있습니다: { $form }.
terminal-with-a-wild = { $cards }, 와일드와 함께
terminal-can-add = { $cards } 카드를 붙일 수 있습니다: { $form }.
terminal-can-go-out = { $card } 카드를 버리고 나갈 수 있습니다: { $form }.

terminal-do-draw = 뽑는 더미에서 뽑기
terminal-do-pile = { $cards } 카드로 버린 더미 가져오기
terminal-do-pile-alone = 맨 위가 { $card }인 버린 더미 가져오기
terminal-do-pass = 버린 더미 두기
terminal-do-take = 버린 더미에서 { $card } 가져오기
terminal-do-take-any = 버린 더미에서 가져오기
terminal-do-take-of = { $other } 님의 더미에서 { $card } 가져오기
terminal-do-lay = { $cards } 내려놓기
terminal-do-add = { $card } 붙이기
terminal-do-add-to = { $card } 카드를 와일드로 { $rank }에 붙이기
terminal-do-discard = { $card } 버리기
terminal-do-out = { $card } 버리고 나가기
terminal-do-cut = { $place }장째에서 떼기

terminal-hint = 욕심쟁이라면: { $move }. 입력: { $line }
terminal-help-source = "{ $draw }"는 뽑는 더미의 맨 위 카드를 뽑습니다. 다른 할 일이 없으면 Enter만 눌러도 됩니다.
terminal-help-pile = 맨 위 카드와 같은 숫자의 내추럴이 두 장 있으면 "{ $pile }"로 버린 더미를 모두 가져옵니다.
terminal-help-take = "{ $draw }"는 뽑는 더미에서 뽑고, "{ $take }"는 버린 더미의 맨 위를 가져옵니다.
terminal-help-lay = "{ $lay } 9"는 가진 9를 내려놓고, "{ $lay } q 2"는 퀸을 와일드와 함께 내려놓습니다.
terminal-help-add = "{ $add } 8"은 8을 붙이고, "{ $add } 2 to q"는 와일드를 퀸에 붙입니다.
terminal-help-discard = "{ $discard } k"는 킹을 버리고 차례를 마칩니다.
terminal-help-out = 나머지가 모두 조합이면 "{ $out }"로 한 장 버리고 나갑니다.
terminal-help-cards = 카드는 KS나 10h처럼 쓰거나 숫자만 쓰거나, 손패의 세 번째 카드라면 #3이라고 씁니다. 세미콜론으로 나누면 한 줄에 여러 가지를 쓸 수 있습니다.
terminal-help-star = *가 붙은 카드는 와일드입니다.
terminal-help-cut = 4에서 100까지의 수로 뗄 곳을 말합니다. Enter를 누르면 운에 맡깁니다.
terminal-help-more = 다른 명령: { $words }. "{ $help } 모두"로 설명을 봅니다.
terminal-help-word = { $word }: { $what }.
terminal-more = Enter를 누르면 계속, 글자를 치면 그만

# 하지 못한 것
terminal-which = 어느 것입니까?
terminal-which-command = { $text }: 여기서는 어느 명령입니까?
terminal-what-with-card = 어떻게 할까요?
terminal-not-understood = "{ $text }", 모르는 명령입니다. "도움말"로 지금 할 수 있는 것을 볼 수 있습니다.
terminal-line-too-long = 한 줄은 { $limit }자까지입니다.
terminal-no-such-number = 손패에 { $number }번 카드가 없습니다. 모두 { $count }장입니다.
terminal-no-such-choice = { $number }번은 고를 수 없습니다.
terminal-number-needs-sign = 손패의 { $number }번 카드는 #{ $number }라고 쓰세요.
terminal-no-more-wilds = 와일드가 모자랍니다.
terminal-no-more-of-rank = { $rank } 카드가 모자랍니다.
terminal-to-what = to 뒤에는 내려놓은 조합의 숫자를 씁니다. 예: 붙이기 2 to Q
terminal-lay-what = 무엇을 내려놓을지 쓰세요. 예: 내리기 9
terminal-add-what = 무엇을 붙일지 쓰세요. 예: 붙이기 8
terminal-nothing-after = "{ $text }" 뒤에는 아무것도 쓰지 않습니다. 두 동작은 세미콜론으로 나눕니다.
terminal-discard-one = 버릴 카드를 한 장만 쓰세요. 예: 버리기 KS
terminal-one-rank-with-wilds = 와일드와 함께라면 한 번에 한 숫자씩 내려놓으세요.
terminal-two-need-a-wild = { $cards }, 두 장뿐입니다. 와일드를 더하면 세트가 됩니다: 내리기 { $example }
terminal-three-to-lay = 세트는 세 장부터입니다. { $cards } 카드로는 모자랍니다.
terminal-cut-where = { $low }에서 { $high }까지 뗄 곳을 쓰세요.
terminal-mille-out = 밀에서는 마지막 카드를 내려놓거나 붙이거나 버리면 나갑니다.
terminal-no-way-out = 무엇을 버려도 나머지가 모두 조합이 되지 않으므로 아직 나갈 수 없습니다.
terminal-rest-not-done = { $count ->
   *[other] 이 줄의 나머지 { $count }가지는 하지 않았습니다.
}
terminal-nothing-refused = 아직 거절된 동작이 없습니다.
terminal-between-deals = 판과 판 사이에는 할 것이 없습니다. Enter로 다음 판을 시작합니다.
terminal-sort-how = 다음 가운데 하나로 정렬하세요: { $orders }.

# 끝
terminal-next-deal = Enter로 다음 판
terminal-pass-on = Enter는 손패를 가리고, "되돌리기"는 버린 카드를 되돌립니다
terminal-press-enter = Enter를 누르세요
terminal-hand-over = { $seat } 님의 차례입니다. 다른 사람은 보지 마세요.
terminal-deal-over = { $number }번째 판이 끝났습니다
terminal-ended-out = { $natural ->
    [yes] { $who ->
        [you] 당신은 내추럴로 나갔습니다.
       *[other] { $seat } 님은 내추럴로 나갔습니다.
    }
   *[no] { $who ->
        [you] 당신은 나갔습니다.
       *[other] { $seat } 님은 나갔습니다.
    }
}
terminal-left-in-hand = 손에 남은 { $points }점:
terminal-account-laid = 내려놓은 카드
terminal-account-eights = 에이트 가산
terminal-account-natural = 내추럴
terminal-account-hand = 손패
terminal-account-deal = 이번 판
terminal-account-marks = 표시
terminal-account-total = 합계
terminal-account-of = { $who ->
    [you] 당신의 점수:
   *[other] { $seat } 님의 점수:
}
terminal-ended-complete = { $who ->
    [you] 당신은 모두 조합이 되어 { $points }점입니다.
   *[other] { $seat } 님은 모두 조합이 되어 { $points }점입니다.
}
terminal-ended-left = { $who ->
    [you] 당신은 { $points }점입니다.
   *[other] { $seat } 님은 { $points }점입니다.
}
terminal-combination-set = 세트: { $cards }.
terminal-combination-run = 런: { $cards }.
terminal-combination-wilds = 와일드: { $cards }.
terminal-stands-for = { $card } 카드는 { $place } 대신입니다.
terminal-left = 남은 카드: { $cards }.
terminal-sheet-empty = 아직 점수가 난 판이 없습니다.
terminal-sheet-number = 판
terminal-sheet-deal = { $number }번째 판:
terminal-sheet-seat = { $who ->
    [you] 당신: 이번 판 { $points }점, 합계 { $total }점.
   *[other] { $seat } 님: 이번 판 { $points }점, 합계 { $total }점.
}
terminal-sheet-chapeau = { $who ->
    [you] 당신은 샤포입니다.
   *[other] { $seat } 님은 샤포입니다.
}
terminal-sheet-stars-mille = * 내추럴
terminal-sheet-stars-three-thirteen = * 나감
terminal-sheet-starred-mille = { $who ->
    [you] 당신에게 내추럴 { $count }번.
   *[other] { $seat } 님에게 내추럴 { $count }번.
}
terminal-sheet-starred-three-thirteen = { $who ->
    [you] 당신이 나갔습니다.
   *[other] { $seat } 님이 나갔습니다.
}
terminal-sheet-circles = (합계) 샤포
terminal-match-over = 경기가 끝났습니다
terminal-winner = { $who ->
    [you] 당신이 이겼습니다.
   *[other] { $seat } 님이 이겼습니다.
}
terminal-winners = { $names }, { $points }점으로 함께 이겼습니다.
terminal-settlement = { $who ->
    [you] 당신이 받을 것:
   *[other] { $seat } 님이 받을 것:
}
terminal-line = { $what }: { $amount }
terminal-settlement-sum = 합계
terminal-commitment-kept = 섞기의 비밀이 이제 기록에 있습니다. 누구나 그것으로 판을 검증할 수 있습니다.
terminal-record-kept = 경기 기록:
terminal-record-use = 확인하거나 다시 보려면:
terminal-kept = 경기가 저장되었습니다. 이어서 하려면: { $program } resume

# 시작
terminal-welcome = Laydown에 오신 것을 환영합니다
terminal-which-game = 어떤 게임을 할까요?
terminal-game-line = { $number }  { $name }: { $help }
terminal-game-enter = 번호나 이름을 입력하세요. Enter만 누르면 { $name } 게임을 시작합니다.
terminal-no-such-game = { $text } 게임은 없습니다.
terminal-begin = { $game }. "도움말"로 입력할 수 있는 것을 보고 "끝내기"로 멈춥니다. 경기는 동작마다 저장됩니다.
terminal-which-match = 어느 경기를 할까요?
terminal-match-line = { $number }  { $game }, { $names }, { $deal }번째 판, { $totals }, { $when }
terminal-match-enter = 번호를 입력하세요. Enter만 누르면 첫 번째 경기를 이어서 합니다.
terminal-nothing-to-resume = 끝나지 않은 경기가 없습니다. 시작하려면: { $program } play
terminal-unreadable-match = 이 경기는 읽을 수 없어 그대로 둡니다: { $path }
terminal-match-held = 이 경기는 다른 창에서 진행 중입니다. 그 창에서 계속하거나 먼저 그 창을 끝내세요.
terminal-not-kept = 경기를 저장하지 못했습니다: { $reason }. 그 전에 저장한 것은 그대로 있습니다.
terminal-try-again = Enter를 누르면 다시 시도하고 끝내기를 치면 나갑니다
terminal-broken-no-result = 판이 끝났는데 결과가 없습니다.
terminal-broken-no-hand = 여기 앉은 플레이어에게 손패가 없습니다.
terminal-no-person = 이 터미널에서 할 사람이 없습니다. 자리 { $seats }개에 봇이 { $bots }명입니다.

# 서버의 테이블
terminal-join-not-your-turn = 지금은 다른 사람 차례입니다. 입력할 수 있는 것: { $words }.
terminal-join-no-address = { $text }은(는) 테이블 링크가 아닙니다. 링크는 이런 모양입니다: { $example }
terminal-join-no-answer = { $address } 서버가 응답하지 않습니다: { $reason }
terminal-join-no-server = { $address }에는 Laydown 서버가 없습니다.
terminal-join-version = 이 프로그램과 서버의 버전이 다릅니다. 오래된 쪽을 업데이트하세요.
terminal-join-words = { $text }
terminal-join-name = 이름
terminal-join-seat = 자리에 앉았습니다. 이 링크로 어느 기기에서나 자리에 돌아올 수 있으니 남에게 보이지 마세요:
terminal-join-begin = { $game }. "도움말"로 입력할 수 있는 것을 보고 "끝내기"로 테이블을 떠납니다. 자리는 그대로 남습니다.
terminal-join-missing = 빈자리 { $count }개가 차면 경기가 시작됩니다.
terminal-join-sat-down = { $name } 님이 자리에 앉았습니다.
terminal-join-here = { $name } 님이 돌아왔습니다.
terminal-join-gone = { $name } 님이 자리를 비웠습니다.
terminal-join-awaited = 다음 판은 { $names } 님을 기다립니다.
terminal-join-said = { $name }: { $text }
terminal-say-how = 번호로 골라 말할 수 있습니다. 예: { $say } 2
terminal-say-how-chat = 번호로 고르거나(예: { $say } 2) 하고 싶은 말을 쓸 수 있습니다.
terminal-join-undo-waiting = 모두 동의하면 무를 수 있습니다. { $names } 님의 대답을 기다립니다.
terminal-join-undo-lapsed = 경기가 진행되어 아무것도 무르지 않았습니다.
terminal-join-undo-asked = { $name } 님이 마지막 행동과 그 뒤의 일을 무르고 싶어 합니다.
terminal-join-undo-agree = 동의하면 "예", 아니면 "아니요"를 입력하세요.
terminal-join-undo-answer = 예 또는 아니요
terminal-join-ask-waiting = 모두 동의하면 그렇게 됩니다. { $names } 님의 대답을 기다립니다.
terminal-menu-how = { $menu } 뒤에 번호를 써서 고르세요.
terminal-menu-empty = 지금은 고를 것이 없습니다. 생기면 { $menu }에서 볼 수 있습니다.
terminal-menu-confirm = 그렇게 할까요? 예 또는 아니요
terminal-join-rematch-open = 같은 사람들과의 다음 경기가 기다리고 있습니다.
terminal-join-after = Enter는 자리를 떠나고, "재대결"은 다시 합니다
terminal-join-after-how = Enter는 자리를 떠나고, { $rematch }은 같은 사람들과 다시 하고, { $say }로 말을 겁니다.
terminal-join-lost = 연결이 끊겼습니다. 다시 연결하는 중입니다. Ctrl-C로 멈춥니다.
terminal-join-back = 다시 연결되었습니다.
terminal-join-come-back = 자리는 그대로 남습니다. 돌아오려면:
terminal-join-watch-again = 다시 보려면:
terminal-join-record = 경기 기록:
terminal-too-many-names = 사람 자리는 { $seats }개인데 이름이 { $names }개입니다.
