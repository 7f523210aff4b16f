# The bots: `bot-NAME` names one, `bot-NAME-help` says in a sentence how it plays.

bot-random = Random
bot-random-help = Draws lots among everything the rules allow.
bot-greedy = Greedy
bot-greedy-help = Takes what helps at once, lays what it can, and looks no further ahead than this turn.
bots-unknown = There is no bot { $name } here. Choose one of: { $allowed }.
bots-illegal = { $seat } chose { $action }, which is not allowed here.
bots-cards-lost = The cards of deal { $number } no longer make up the pack.
bots-endless = Deal { $number } does not come to an end.
