# 서버가 하는 말: 테이블에서, 요청에 대해, 연결을 닫을 때.

server-changed = { $option }: { $value }
server-value-yes = 예
server-value-no = 아니요
server-value-none = 없음
server-someone = 플레이어 { $number }
server-pile-with = { $pairs } 카드로 버린 더미를 가져올 수 있습니다.
server-pile-alone = 손에 든 페어 없이 버린 더미를 가져올 수 있습니다.
server-changed-split = 각자 자기 몫의 더미에서 뽑음
server-arranged = 조합: { $combinations }. 남은 카드: { $left }. 점수: { $points }점.
server-act-back = 내 자리로 돌아가기
server-act-resume = 다시 시작
server-act-more-time = { $seat } 님에게 { $count }초 더 주기
server-act-more-days = { $seat } 님에게 { $count }일 더 주기
server-act-bot-for = { $seat } 님 대신 봇이 두게 하기
server-act-pause = 잠시 멈추기
server-act-hand-over = 나 대신 봇이 두게 하기
server-act-abort = 경기 중단하기
server-act-resign = 기권
server-act-leave = 테이블 떠나기
server-confirm-bot-for = { $seat } 님이 돌아올 때까지 봇이 대신 둡니다. 봇이 한 일은 그대로입니다.
server-confirm-hand-over = 자리로 돌아오거나 테이블을 다시 열 때까지 봇이 당신의 손패를 둡니다. 봇이 한 일은 그대로입니다.
server-confirm-pause = 플레이어 가운데 누군가 다시 시작할 때까지 경기와 시계가 멈춥니다.
server-confirm-pause-days = 플레이어 가운데 누군가 다시 시작할 때까지 경기와 시계가 멈춥니다. 길어야 { $count }일입니다.
server-confirm-abort = 경기가 곧바로 끝나고 승자도 결과도 없습니다.
server-confirm-close = 당신이 연 테이블이므로 모두에게 닫힙니다.
server-confirm-leave = 당신의 자리가 비어 다른 사람이 앉을 수 있습니다.
server-confirm-resign-two = 경기가 곧바로 끝나고 { $seat } 님이 이깁니다. 하던 판은 세지 않습니다.
server-confirm-resign-bots = 봇만 남으므로 경기가 승자 없이 곧바로 끝납니다.
server-confirm-resign-more = 당신은 이제 이길 수 없습니다. 손패는 끝까지 봇이 두고 다른 사람들은 계속합니다.
server-asks-undo = { $who ->
    [you] 당신이 마지막 행동을 무르고 싶다고 부탁했습니다.
   *[other] { $seat } 님이 마지막 행동을 무르고 싶어 합니다.
}
server-asks-pause = { $who ->
    [you] 당신이 잠시 멈추자고 부탁했습니다.
   *[other] { $seat } 님이 잠시 멈추고 싶어 합니다. 플레이어 가운데 누군가 다시 시작할 때까지 경기와 시계가 멈춥니다.
}
server-asks-abort = { $who ->
    [you] 당신이 경기를 중단하자고 부탁했습니다.
   *[other] { $seat } 님이 경기를 중단하고 싶어 합니다. 승자도 결과도 없이 끝납니다.
}
server-clock-days = 한 수에 { $count }일.
server-clock-reserve = 한 차례에 { $count }초, 그 뒤에는 경기 전체에 예비 시간 { $time }.
server-clock-no-reserve = 한 차례에 { $count }초.
server-clock-bot = 시간이 다 되면 그 사람이 돌아올 때까지 봇이 둡니다.
server-clock-lose = 시간이 다 된 사람이 경기에 집니다.

server-refuse-spectator = 관전 중입니다. 이것은 플레이어만 할 수 있습니다.
server-refuse-waiting = 자리가 모두 차면 경기가 시작됩니다.
server-refuse-not-asked = 당신에게 부탁한 사람이 없습니다.
server-refuse-undo-again = 이미 부탁했습니다. 경기가 더 진행될 때까지는 무를 수 없습니다.
server-refuse-undo-meanwhile = { $seat } 님이 무르기를 부탁하고 있습니다. 대답을 기다리세요.
server-refuse-undo-denied = { $seat } 님이 무르기를 허락하지 않았습니다.
server-refuse-ask-again = 이미 부탁했습니다. 경기가 더 진행될 때까지 기다리세요.
server-refuse-ask-meanwhile = { $seat } 님이 다른 사람들에게 부탁하고 있습니다. 대답을 기다리세요.
server-refuse-pause-denied = { $seat } 님은 계속하기를 바랍니다.
server-refuse-abort-denied = { $seat } 님은 끝까지 하기를 바랍니다.
server-refuse-act = 지금은 할 수 없습니다.
server-refuse-stood-in = 봇이 당신 대신 두고 있습니다. 먼저 자리로 돌아오세요.
server-refuse-has-resigned = 당신은 기권했습니다. 손패는 봇이 둡니다.
server-refuse-here = 연결이 { $count }초 넘게 끊긴 사람만 봇이 대신할 수 있습니다.
server-refuse-not-thinking = 지금은 { $seat } 님의 시간이 가고 있지 않습니다.
server-refuse-time-often = 한 차례에 시간을 더 줄 수 있는 것은 { $count }번까지입니다.
server-refuse-alone = 달리 둘 사람이 남지 않습니다.
server-refuse-pause-alone = 기다리는 사람도 없고 시계도 가고 있지 않습니다.
server-refuse-abort-late = 한 판이라도 점수가 나면 봇과의 경기는 끝까지 하거나 기권합니다.
server-refuse-arrange = 이 게임에는 정리할 조합이 없습니다.
server-refuse-phrase = 그런 문구는 없습니다.
server-refuse-chat = 이 테이블에서는 정해진 문구만 쓸 수 있습니다.
server-refuse-too-much = 한꺼번에 너무 많습니다. 잠시 기다리세요.
server-refuse-flood = 한 글자에 부호를 너무 많이 겹쳤습니다.
server-refuse-commitment = 섞기에 더할 값이 이미 정해졌습니다.
server-refuse-value-early = 모든 자리가 약속한 뒤에 값을 보여 줍니다.
server-refuse-value = 약속한 값이 아닙니다.
server-refuse-not-over = 재경기는 경기가 끝난 뒤에 시작할 수 있습니다.
server-refuse-rematch = 듀플리케이트에는 재대결이 없습니다. 시작 화면에서 새로 여세요.
server-compare-bot = 한동안 봇이 { $seat } 님 대신 두었습니다.
server-refuse-cut = 플레이어가 카드를 떼면 두 테이블의 카드가 달라집니다. 듀플리케이트는 떼기 없이 하세요.
server-refuse-unkept = 지금은 저장할 수 없습니다. 게임이 다시 이어질 때까지 기다려 주세요.
server-refuse-undone = 마지막 행동을 저장하지 못했습니다. 다시 해 주세요.
server-refuse-vacate = 이 자리의 링크는 거둘 수 없습니다. 당신의 자리이거나 아무도 앉지 않은 자리입니다.

server-unkept = 서버가 지금은 아무것도 저장할 수 없습니다. 지금까지 본 것은 사라지지 않았으며, 저장할 수 있게 되면 여기서 저절로 이어집니다.
server-slow = 저장이 평소보다 오래 걸립니다. 사라진 것은 없으니 잠시 기다려 주세요.

server-closed-malformed = 이 페이지가 서버가 이해할 수 없는 것을 보냈습니다. 다시 불러오세요.
server-closed-token = 이 링크로는 이 테이블의 자리에 앉을 수 없습니다.
server-closed-revoked = 이 자리에 새 링크가 생겨서 이전 링크로는 앉을 수 없습니다. 당신의 자리라면 테이블을 연 사람에게 새 링크를 받으세요.
server-closed-seat = 이 자리는 당신의 자리가 아닙니다.
server-closed-left = 이 테이블을 떠났습니다.
server-closed-closed = 테이블을 연 사람이 테이블을 닫았습니다.
server-closed-no-table = 그런 테이블은 여기에 없습니다.
server-closed-private = 두 테이블이 같은 판을 하고 있습니다. 둘 다 끝나면 볼 수 있습니다.
server-closed-slow = 연결이 너무 느립니다. 페이지를 다시 불러오세요.
server-closed-shut = 서버 관리자가 이 테이블을 닫았습니다.
server-closed-version = 이 페이지는 서버와 버전이 다릅니다. 다시 불러오세요.
server-closed-rate = 이 페이지가 한꺼번에 너무 많이 보냈습니다. 잠시 뒤에 다시 불러오세요.
server-closed-unkept = 서버가 지금은 아무것도 저장할 수 없습니다. 사라진 것은 없으며, 이 페이지가 저절로 다시 시도합니다.
server-closed-stopping = 서버가 멈춥니다. 다시 켜지면 경기를 이어 갑니다.
server-closed-broken = Laydown에 문제가 생겼습니다. 경기는 남아 있으니 페이지를 다시 불러오세요.

server-trouble-no-table = 그런 테이블은 여기에 없습니다. 새 링크를 받으세요.
server-trouble-seats = 테이블에는 여는 사람의 자리가 정확히 하나 있어야 합니다.
server-trouble-seat = 이 링크로는 이 테이블의 자리에 앉을 수 없습니다.
server-trouble-no-days = 이 테이블은 한 수에 며칠씩 두는 테이블이 아닙니다.
server-trouble-mail-link = 이 링크는 이제 쓸 수 없습니다.
server-trouble-mail-address = 메일 주소가 아닙니다.
server-trouble-no-mail = 이 서버는 메일을 보내지 않습니다.
server-trouble-mails = 확인 메일을 너무 많이 요청했습니다. 내일 다시 해 보세요.
server-trouble-clock = 테이블에는 시계와 박자 제한 시간 가운데 하나만 둘 수 있습니다.
server-trouble-full = 이 테이블의 자리는 모두 찼습니다. 관전할 수 있습니다.
server-trouble-invite = 이 초대는 이 테이블의 것이 아닙니다. 새 링크를 받으세요.
server-trouble-taken = 이 초대로 이미 누군가 앉았습니다. 자기 링크를 받거나 관전하세요.
server-trouble-not-over = 이 경기는 아직 진행 중입니다. 기록과 다시 보기는 경기가 끝나면 나옵니다.
server-trouble-not-shown = 다른 테이블이 아직 같은 판을 하고 있습니다. 기록은 둘 다 끝나면 볼 수 있습니다.
server-trouble-not-alone = 이것은 한 사람이 봇과 한 경기에서만 알아볼 수 있습니다.
server-trouble-no-comparison = 봇이 이 경기를 하지 못했습니다. Laydown의 오류입니다.
server-trouble-seats-person = 두 테이블 각각에 사람이 한 명은 있어야 합니다.
server-trouble-rate = 여기서 테이블을 너무 많이 열었습니다. 1분 뒤에 다시 하세요.
server-trouble-often = 여기서 너무 자주 물었습니다. 1분 뒤에 다시 하세요.
server-trouble-unkept = 서버가 지금은 아무것도 저장할 수 없습니다. 사라진 것은 없으니 잠시 뒤에 다시 시도해 주세요.
server-trouble-shut = 서버 관리자가 이 테이블을 닫았습니다.
server-trouble-host = 이것은 테이블을 연 사람만 할 수 있습니다.
server-trouble-origin = 다른 사이트의 페이지에서 보낸 요청은 받지 않습니다.
server-trouble-moved = 테이블이 서버의 다른 부분으로 옮겨 가는 중입니다. 잠시 뒤 다시 해 보세요.
server-trouble-not-found = 이 주소에는 아무것도 없습니다.
server-trouble-malformed = 서버가 이 요청을 이해하지 못합니다.
server-trouble-no-replay = 이 주소에는 다시 볼 경기가 없습니다.
server-trouble-no-deal = 이 경기에는 그런 판이나 자리가 없습니다.
server-trouble-busy = 서버가 다른 기록을 읽는 중입니다. 잠시 뒤에 다시 해 보세요.
server-trouble-record-heavy = 이 기록은 서버가 허용하는 것보다 많은 시간이나 메모리가 필요해서 읽지 않았습니다.
server-trouble-records = 여기에서 기록을 많이 보냈습니다. 1분쯤 기다려 주세요.
server-trouble-records-full = 이 서버에는 기록을 더 둘 자리가 없습니다.
server-trouble-too-large = 너무 커서 보낼 수 없습니다.
server-record-broken = { $line }번째 줄 { $column }번째 칸: { $reason }

server-no-client = 테이블 페이지가 만들어지지 않았습니다. 체크아웃에서 make를 실행하거나 wheel로 Laydown을 설치하세요.
server-broken-row = 경기의 { $number }번째 행을 읽을 수 없습니다. Laydown의 잘못입니다.

phrase-hello = 안녕하세요
phrase-good-luck = 행운을 빌어요
phrase-well-played = 잘했어요
phrase-lucky = 운이 좋네요
phrase-oops = 이런
phrase-thanks = 고마워요
phrase-one-moment = 잠깐만요
phrase-your-turn = 당신 차례예요
phrase-sorry = 미안해요
phrase-good-game = 좋은 경기였어요
phrase-again = 한 판 더?
phrase-goodbye = 안녕히 가세요
