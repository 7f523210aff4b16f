# Cards and the hand.

card-wild-sign = wild
card-face-down = face-down card
card-named-wild = { $card }, wild
card-named-new = { $card }, new
hand-label = Your hand
hand-keys = Arrows walk through the hand, Space selects, Shift with arrows selects several. A rank's key jumps to it, with Shift it selects the whole rank. Control with arrows moves a card.
hand-moved = { $card }, now { $place } of { $count }
spread-with-wilds = { $cards }, { $count ->
    [one] one of them wild
   *[other] { $count } of them wild
}
spread-squared = { $cards }, squared up
spread-down = { $cards }, turned down
pile-empty = The pile is empty
pile-top = Pile: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $card } on top
cards-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
