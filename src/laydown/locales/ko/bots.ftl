# 봇: `bot-NAME`은 이름, `bot-NAME-help`는 어떻게 두는지를 한 문장으로 말한다.

bot-random = 무작위
bot-random-help = 규칙이 허용하는 모든 수 가운데 제비를 뽑아 고릅니다.
bot-greedy = 욕심쟁이
bot-greedy-help = 당장 도움이 되는 카드를 가져오고 내려놓을 수 있는 것은 내려놓으며, 이번 차례 너머는 내다보지 않습니다.
bots-unknown = { $name } 봇은 없습니다. 다음 중에서 고르세요: { $allowed }.
bots-illegal = { $seat } 님이 여기서 할 수 없는 { $action }을(를) 골랐습니다.
bots-cards-lost = { $number }번째 판의 카드가 한 벌에 맞지 않습니다.
bots-endless = { $number }번째 판이 끝나지 않습니다.
