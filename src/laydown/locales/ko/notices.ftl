# 차례를 알리는 말: 달력, 피드, 메일.

notice-turn = 내 차례입니다: { $title }
notice-ready = 다음 판이 기다리고 있습니다: { $title }
notice-with = 함께하는 사람: { $others }
notice-until = { $time } UTC까지 둘 수 있습니다.
