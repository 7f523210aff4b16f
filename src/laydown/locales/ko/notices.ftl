# 차례를 알리는 말: 달력, 피드, 메일.

notice-turn = 내 차례입니다: { $title }
notice-ready = 다음 판이 기다리고 있습니다: { $title }
notice-with = 함께하는 사람: { $others }
notice-until = { $time } UTC까지 둘 수 있습니다.
notice-table = 테이블은 여기입니다. 게임할 때 쓰는 브라우저에서 여세요:
notice-stop = 이 테이블의 메일을 더 받지 않으려면:
notice-verify-subject = Laydown의 메일을 받으시겠습니까?
notice-verify = 누군가 카드 테이블({ $title })에서 자기 차례가 되면 이 주소로 알려 달라고 했습니다. 본인이라면 아래 링크를 열어 확인하세요:
notice-verify-hours = 링크는 { $count }시간 동안 쓸 수 있습니다.
notice-verify-not = 본인이 아니라면 아무것도 하지 않아도 됩니다. 메일은 오지 않습니다. 아래 링크로 바로 거절할 수도 있습니다:
