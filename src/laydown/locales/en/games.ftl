# What the games share: events, the reshuffle, plain objects.

event-deal-began = { $dealer-who ->
    [you] Deal { $number }: you deal.
   *[other] Deal { $number }: { $dealer } deals.
}
event-deal-began-wild = { $dealer-who ->
    [you] Deal { $number }, dealt by you
   *[other] Deal { $number }, dealt by { $dealer }
}: { $count } cards each, wild is { $wild }.
event-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-turned-up = The pile starts with { $card }.
event-own-pile = { $who ->
    [you] Your pile begins with { $card }.
   *[other] { $seat }'s pile begins with { $card }.
}
event-last-turn = { $who ->
    [you] Last turns: you are to play.
   *[other] Last turns: { $seat } is to play.
}
event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-drew-hidden = { $who ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
event-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-reshuffled = { $count ->
    [one] One card of the pile is the new stock.
   *[other] { $count } cards of the pile are shuffled into a new stock.
}
event-reshuffled-into = { $count ->
    [one] The stock has run short: { $count } discarded card goes into it.
   *[other] The stock has run short: { $count } discarded cards are shuffled into it.
}

refuse-reshuffle-cards = The new stock is made of the { $count } cards under the top of the pile, each of them once.
deal-not-over = The deal is not over yet, so it has no result. This is a mistake in Laydown.

plain-unreadable = At { $place } stands something that does not belong there: { $text }
plain-missing = At { $place } something is missing.

chapter-game = The game
chapter-turn = The turn
chapter-melds = Combinations and wilds
chapter-pile = The pile
chapter-out = The end of a deal
chapter-score = Scoring
chapter-match = The match
