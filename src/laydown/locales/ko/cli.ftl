# 명령줄.
cli-title = Laydown { $version }: 밀과 스리 서틴을 즐기고 연구하는 프로그램입니다.
cli-menu-start = 바로 시작하려면: { $command }
cli-menu-help = 명령의 사용법을 보려면: { $command }
cli-usage = 사용법: { $usage }
cli-examples = 예:

# 각 명령이 하는 일.
cli-command-play = 봇과 한 경기를 합니다.
cli-command-resume = 멈춘 경기를 이어서 합니다.
cli-command-serve = 나와 친구를 위해 브라우저에 테이블을 엽니다.
cli-command-admin = 관리자용: 테이블 목록, 닫기, 삭제, 내보내기, 올라온 기록 목록과 삭제, 데이터베이스 백업.
cli-command-join = 서버의 테이블에서 브라우저의 사람들과 함께 한다.
cli-command-rules = 적용되는 규칙이나 게임 목록을 보여 줍니다.
cli-command-arrange = 남는 카드의 벌점이 가장 적게 손패를 짜 맞춥니다.
cli-command-check = 경기 기록이 올바른지 확인합니다.
cli-command-replay = 기록된 경기를 한 수씩 다시 봅니다.
cli-command-simulate = 봇끼리 많은 판이나 경기를 하게 하고 점수를 보여 줍니다.
cli-command-settle = 판돈을 건 밀 경기를 정산합니다.
cli-command-warm = 빠른 시뮬레이션에 필요한 것을 한 번만 컴파일해 다음부터 바로 시작하게 합니다.

# 플래그가 하는 일.
cli-flag-lang = 언어(en, fr, ja, ru, ko). 지정하지 않으면 로캘의 언어
cli-flag-plain = 기호 대신 말로, 한 줄에 하나씩. 화면 낭독기용
cli-flag-help = 이 설명
cli-flag-option = ace=both 같은 하우스 룰. 목록은 laydown rules에서 볼 수 있습니다
cli-flag-seats = 플레이어 수
cli-flag-bots = 다른 자리의 봇. 쉼표로 구분합니다
cli-flag-names = 사람 플레이어의 이름. 쉼표로 구분합니다
cli-flag-seed = 모든 섞기를 정하는 글자. 같은 패를 다시 받을 수 있습니다
cli-flag-wild = 와일드 숫자: 2부터 10, J, Q, K, A 또는 none
cli-flag-preset = 어느 게임의 규칙을 쓸지. 지정하지 않으면 three-thirteen
cli-flag-json = 답을 JSON으로 보여 줍니다
cli-flag-lines = 표준 입력의 JSON 객체에 한 줄씩 답합니다
cli-flag-seat = 그 자리에서 보이는 것만 보여 줍니다. 0은 관전자. 지정하지 않으면 모든 카드
cli-flag-all = Enter를 기다리지 않고 모든 단계를 한꺼번에 보여 줍니다
cli-flag-deals = 판의 수
cli-flag-matches = 경기의 수
cli-flag-marks-a = 첫째 플레이어의 표시. 스컹크는 빼고 셉니다
cli-flag-marks-b = 둘째 플레이어의 표시. 스컹크는 빼고 셉니다
cli-flag-stakes = 판돈의 단위. 지정하지 않으면 1
cli-flag-host = 서버 주소. 없으면 이 컴퓨터만 쓰는 127.0.0.1
cli-flag-port = 서버 포트. 0이면 비어 있는 포트. 없으면 8000
cli-flag-data = 경기를 보관할 폴더
cli-flag-database = 여러 프로세스가 함께 쓰는 PostgreSQL 데이터베이스의 주소. 없으면 폴더 안의 파일
cli-flag-workers = 함께 일하는 프로세스 수. 둘 이상이면 --database가 필요함
cli-flag-base-path = 리버스 프록시가 Laydown을 보여 주는 경로. 예: /cards
cli-flag-trusted-proxy = 클라이언트 주소에 관해 믿을 리버스 프록시. 예: 127.0.0.1, 10.0.0.0/8
cli-flag-forwarded = 프록시가 X-Forwarded-For, -Proto, -Host가 아니라 Forwarded 헤더(RFC 7239)로 알려 줌
cli-flag-log = stderr 기록의 형식: plain, 또는 한 줄에 하나씩 json. 없으면 plain
cli-flag-metrics = Prometheus가 /metrics를 읽을 이 컴퓨터의 주소. 예: 127.0.0.1:9100. 없으면 열지 않음
cli-flag-public-url = 누구나 이 서버를 찾는 주소(기본 경로 포함). 달력과 메일의 링크에 씀
cli-flag-mail-server = 차례를 알고 싶은 사람에게 이 메일 서버로 메일을 보냄. 예: mail.example.org:587
cli-flag-mail-security = starttls(없으면 이것), tls, 또는 이 컴퓨터의 메일 서버에는 none
cli-flag-mail-user = 메일 서버에서 쓰는 Laydown의 사용자 이름
cli-flag-mail-password-file = 그 비밀번호가 든 파일. 없으면 LAYDOWN_MAIL_PASSWORD
cli-flag-mail-from = 메일을 보내는 주소
cli-flag-keep-finished = 끝난 테이블을 이 일수 뒤에 삭제. 없으면 삭제하지 않음
cli-flag-keep-idle = 이 일수 동안 아무도 두지 않은 테이블을 삭제. 없으면 삭제하지 않음
cli-flag-keep-names = 끝난 테이블의 이름을 이 일수 뒤에 바꿈. 없으면 바꾸지 않음
cli-flag-keep-records = 보낸 기록을 이 일수 동안 아무도 보지 않으면 지움. 없으면 365
cli-flag-all-into = 끝난 경기의 기록을 모두 이 폴더로 내보냄
cli-flag-yes = 묻지 않고 실행
cli-flag-inside = 같은 데이터베이스의 다른 프로세스가 이 프로세스를 찾는 곳. 호스트:포트, 빈 포트면 0
cli-flag-open = 브라우저에서 페이지를 엽니다
cli-flag-name = 다른 사람에게 보이는 이름
cli-flag-watch = 구경만 한다. 손패는 모두 가려진다

# 사용법 줄에서 값을 나타내는 말.
cli-value-preset = 게임
cli-value-hand = 손패
cli-value-file = 파일
cli-value-total = 총점
cli-value-number = 수
cli-value-setting = 이름=값
cli-value-bots = 봇,봇
cli-value-names = 이름,이름
cli-value-text = 글자
cli-value-rank = 숫자
cli-value-language = 언어
cli-value-host = 주소
cli-value-folder = 폴더
cli-value-deed = 작업
cli-value-table = 테이블 또는 파일
cli-value-form = 형식
cli-value-address = 주소
cli-value-path = 경로
cli-value-network = 주소/비트
cli-value-link = 링크
cli-value-name = 이름

# 명령줄의 잘못.
cli-command-unknown = { $command } 명령은 없습니다. 쓸 수 있는 명령: { $allowed }.
cli-command-misspelt = { $command } 명령은 없습니다. { $near } 명령을 찾으셨나요?
cli-flag-unknown = { $command } 명령에는 { $flag } 플래그가 없습니다. 쓸 수 있는 플래그: { $allowed }.
cli-flag-needs-value = { $flag } 뒤에는 값이 있어야 합니다. laydown { $command } --help를 보세요.
cli-flag-takes-none = { $flag }에는 값을 쓸 수 없습니다. { $text }을(를) 빼세요.
cli-flag-twice = { $flag }은(는) 한 번만 쓰세요.
cli-operand-missing = { $command } 명령에 빠진 것이 있습니다. laydown { $command } --help를 보세요.
cli-operand-extra = { $command } 명령에 { $text }은(는) 필요 없습니다. laydown { $command } --help를 보세요.
cli-not-a-number = { $place }은(는) { $low }부터 { $high }까지의 정수여야 합니다. { $text }은(는) 쓸 수 없습니다.
cli-option-form = --option { $text }을(를) 읽을 수 없습니다. --option ace=both처럼 이름, 등호, 값을 쓰세요.
cli-option-twice = { $option } 옵션이 두 번 있습니다. 하나만 남기세요.
cli-at-column = { $column }번째 글자: { $reason }

# 파일.
cli-file-missing = 그런 파일이 없습니다. 이름과 폴더를 확인하세요.
cli-file-folder = 이것은 폴더입니다. 그 안의 파일을 지정하세요.
cli-system = 시스템이 알려 온 내용: { $reason }
cli-file-unreadable = 파일을 읽을 수 없습니다. 열 권한이 있는지 확인하세요.
cli-file-not-text = UTF-8 텍스트가 아니므로 경기 기록이 아닙니다.
cli-file-too-large = 파일이 경기 기록이라고 하기에는 너무 큽니다.

# 테이블의 규칙.
cli-rules-title = { $game }, { $seats }명: 적용되는 규칙
cli-rules-options = 이 테이블의 옵션입니다. 바꾸려면 이렇게 붙이세요: { $example }.
cli-rules-option = { $title }: { $told }
cli-rules-changed = (바뀜, 보통은 { $usual })
cli-rules-allowed = 쓸 수 있는 값: { $allowed }. 규칙 { $clause }.
cli-rules-presets = 명령에서 쓰는 이름과 그 게임:
cli-rules-preset-plain = { $preset }: { $title }. { $told }
cli-rules-more = 그 규칙을 보려면: { $command }

# 손패 짜 맞추기.
cli-arrange-penalty = 벌점: { $penalty }
cli-arrange-set = 세트: { $cards }
cli-arrange-run = 런: { $cards }
cli-arrange-wilds = 와일드만: { $cards }
cli-arrange-stands = { $card }: { $place } 대신
cli-arrange-left = 남은 카드: { $cards }
cli-arrange-nothing-left = 남은 카드가 없습니다.
cli-arrange-discard = 버리기 가장 좋은 카드: { $cards }. 그 뒤의 벌점: { $penalty }
cli-arrange-discards = 버리기 가장 좋은 카드(하나 선택): { $cards }. 그 뒤의 벌점: { $penalty }
cli-arrange-out = 나가려면 버릴 카드: { $cards }
cli-arrange-outs = 나가려면 버릴 카드(하나 선택): { $cards }
cli-arrange-preset = 손패 짜 맞추기는 스리 서틴 계열에서만 합니다. { $preset }에서는 하지 않습니다. 다음 중에서 고르세요: { $allowed }.
cli-arrange-card = { $preset }에는 { $card } 카드가 없습니다. 빼거나 다른 --preset을 고르세요.
cli-arrange-size = 손패는 1장부터 { $most }장까지인데 { $count }장이 있습니다.
cli-arrange-wild = 와일드로 { $text }을(를) 쓸 수 없습니다. 2부터 10, J, Q, K, A, none 중에서 쓰세요.
cli-arrange-wild-rank = { $preset }에는 { $rank }이(가) 없습니다. 다른 --wild를 고르세요.
cli-arrange-lines-alone = --lines는 모든 것을 표준 입력에서 읽습니다. 나머지는 빼세요.
cli-line-json = 이 줄은 JSON 객체가 아닙니다. 예: { $example }
cli-line-unknown = { $name } 항목은 없습니다. 쓸 수 있는 항목: { $allowed }.
cli-line-hand = hand 항목은 "5S 6S 7S" 같은 카드 글이어야 합니다.
cli-line-wild = wild 항목은 1부터 13까지의 수이거나 null이어야 합니다.
cli-line-game = game 항목은 "five-crowns" 같은 게임 이름이어야 합니다.
cli-line-options = options 항목은 {"{"}"ace": "both"{"}"} 같은 이름과 값의 객체여야 합니다.

# 경기 정산.
cli-settle-won = { $winner } 님이 { $points } 대 { $other_points }로 { $loser } 님을 이겼습니다.
cli-settle-equal = 둘 다 { $points }점이라 승자가 없고 정산할 것도 없습니다.
cli-settle-skunk = 스컹크: { $loser } 님의 점수가 { $target }의 절반에 못 미쳐 { $winner } 님의 표시가 하나 늘어납니다.
cli-settle-line = { $reason }: { $amount }
cli-settle-sum = { $winner } 님이 받을 것: { $amount }.

# 시뮬레이션.
cli-simulate-title = { $game }: { $deals }판, 끝난 경기 { $matches }번, 시드 { $seed }
cli-simulate-seat = 자리 { $number }, { $bot }
cli-simulate-points = 판당 점수: { $estimate }
cli-simulate-totals = 경기당 총점: { $estimate }
cli-simulate-wins = 이긴 경기의 비율: { $estimate }
cli-simulate-interval = { $mean }, 95퍼센트 구간 { $low }부터 { $high }까지
cli-simulate-speed = 속도: 초당 { $deals }판, 행동 { $actions }번
cli-simulate-one-of = --deals와 --matches 중 하나만 쓰세요.

# 기록 확인.
cli-check-holds = 기록이 올바릅니다. { $game }, { $deals }판, 행동 { $actions }번.
cli-check-proved = 모든 섞기는 첫 판 전에 약속한 비밀에서 나왔습니다.
cli-check-seeded = 섞기는 시드에서 나왔으므로 시드를 고른 사람은 미리 알 수 있었습니다.
cli-check-given = 카드 순서는 적힌 그대로이며, 미리 약속한 것은 없습니다.
cli-check-total = { $seat }: { $points }점.
cli-check-winners = 승자: { $winners }.
cli-check-unfinished = 경기가 끝나지 않았습니다.

# 경기 다시 보기.
cli-replay-hand = { $seat }: { $cards }
cli-replay-prompt = Enter: 다음 수, d: 다음 판, e: 끝까지, q: 그만두기
cli-replay-seat = 이 경기의 자리는 { $count }개이고 { $number }번 자리는 없습니다. 그중 하나를 고르거나 관전자는 0을 쓰세요.
cli-replay-empty = 이 경기에서는 아직 카드를 나누지 않았습니다.

cli-serve-at = Laydown 주소: { $address }
cli-serve-elsewhere = 같은 네트워크의 기기에서는 { $address }
cli-serve-stop = Ctrl+C로 멈춥니다. 진행 중인 경기는 남습니다.
cli-serve-taken = { $host } 주소의 { $port } 포트는 다른 프로그램이 쓰고 있습니다. --port로 다른 포트를 고르거나 0으로 비어 있는 포트를 쓰세요.
cli-serve-workers = 파일 하나에는 프로세스 하나만 쓸 수 있습니다. 여럿이면 --database postgresql://... 를 주거나 --workers를 빼세요.
cli-serve-database = 테이블은 파일이나 PostgreSQL에 보관하며 { $database }에는 보관하지 않습니다. postgresql:// 로 시작하는 주소를 주세요.
cli-serve-psycopg = PostgreSQL을 쓰는 데 필요한 부분이 없습니다. 이렇게 설치하세요: pip install 'laydown[postgres]'
cli-serve-no-database = 데이터베이스에 연결할 수 없습니다: { $reason }.
cli-serve-base = { $text } 경로에는 Laydown을 둘 수 없습니다. /로 시작하고 Laydown의 페이지와 겹치지 않아야 합니다. 예: /cards
cli-serve-proxy = { $text } 주소는 프록시의 주소가 아닙니다. 예: 127.0.0.1, ::1, 10.0.0.0/8
cli-serve-log = 기록 형식은 plain이나 json이며 { $text } 형식은 없습니다
cli-serve-public = { $text } 주소로는 이 서버를 찾을 수 없습니다. 기본 경로가 있으면 함께, https://example.org/cards처럼 주세요
cli-serve-mail-server = { $text } 주소는 메일 서버가 아닙니다. 예: mail.example.org:587
cli-serve-mail-security = 메일 서버와의 연결은 starttls, tls, none 가운데 하나이며 { $text } 값은 쓸 수 없습니다
cli-serve-mail-from = { $text } 값은 메일 주소가 아닙니다
cli-serve-mail-needs = 메일에는 --mail-from과 --public-url도 필요합니다
cli-serve-mail-password = 비밀번호 파일을 읽을 수 없습니다: { $reason }
cli-serve-mail-clear = 비밀번호를 암호화하지 않고 다른 컴퓨터로 보낼 수 없습니다. starttls나 tls를 쓰세요
cli-serve-metrics = 수치는 이 컴퓨터에만 보여 주며 { $text } 주소는 쓸 수 없습니다. 127.0.0.1:9100처럼 주세요
cli-serve-cannot = 여기서는 서버를 시작할 수 없습니다: { $reason }.

cli-admin-deed = 할 수 있는 일은 { $allowed }이며 { $text } 작업은 없습니다.
cli-admin-nothing = { $folder } 폴더에는 서버의 자료가 없습니다. --data로 폴더를 주거나 --database를 쓰세요.
cli-admin-none = 테이블이 없습니다.
cli-admin-table = { $table }  { $preset }, { $state }, 자리 { $seats }개 중 { $taken }개 참, { $age }일 전에 열림, { $played }일 전에 마지막으로 플레이
cli-admin-waiting = 대기 중
cli-admin-running = 진행 중
cli-admin-over = 끝남
cli-admin-shut = 닫힘
cli-admin-close-sure = { $table } 테이블을 완전히 닫을까요? 자리에 있는 사람에게 알립니다. 예 입력:
cli-admin-delete-sure = { $table } 테이블을 경기와 이름까지 삭제할까요? 되돌릴 수 없습니다. 예 입력:
cli-admin-yes = 예 yes y
cli-admin-not-done = 바뀐 것이 없습니다.
cli-admin-close-done = { $table } 테이블을 닫았습니다.
cli-admin-delete-done = { $table } 테이블을 삭제했습니다.
cli-admin-no-table = { $table } 테이블은 없습니다.
cli-admin-no-record = { $table } 테이블에는 끝난 경기가 없습니다.
cli-admin-exported = 기록 { $count }개를 { $folder } 폴더에 내보냈습니다.
cli-admin-file-there = { $file } 파일이 이미 있습니다. 다른 이름을 주세요.
cli-admin-no-records = 올라온 기록이 없습니다.
cli-admin-record = { $record }  { $preset }, { $size } kB, { $age }일 전에 올라옴, { $used }일 전에 마지막으로 봄
cli-admin-delete-record-sure = 올라온 기록 { $table }, 그 다시 보기까지 삭제할까요? 되돌릴 수 없습니다. 예 입력:
cli-admin-delete-record-done = { $table } 기록을 삭제했습니다.
cli-admin-no-sent-record = 올라온 기록 중에 { $table } 기록은 없습니다.
cli-admin-pg-dump = PostgreSQL 백업은 pg_dump로 합니다.
cli-admin-backed-up = 백업: { $file }
cli-join-one-of = 참가하려면 --name, 구경하려면 --watch 중 하나만 쓰세요.

# Compiling.
cli-warm-part = { $count }개 중 { $at }번째: { $part }
cli-warm-arranging = 손패 정리
cli-warm-environments = 학습 환경
cli-warm-done = { $seconds }초 만에 컴파일했습니다. 다음부터는 바로 시작합니다.
cli-warm-already = 이미 모두 컴파일되어 있습니다.
cli-warm-not-kept = { $seconds }초 만에 컴파일했지만 저장할 폴더가 없습니다. LAYDOWN_KERNELS로 정할 수 있습니다.
cli-warm-needs = 컴파일에는 numba가 필요합니다. 설치: { $command }
