# The table: matches, offers, undo, records.

table-event-match-started = The shuffles of this match follow from a secret whose seal is { $commitment }.
table-event-match-started-seeded = The shuffles of this match follow from a seed that somebody knew, so they prove nothing. The seal is { $commitment }.
table-event-match-started-together = { $count ->
    [0] The shuffles of this match follow from a secret of the table alone, whose seal is { $commitment }.
    [one] The shuffles of this match follow from a secret of the table, whose seal is { $commitment }, and from what one player added.
   *[other] The shuffles of this match follow from a secret of the table, whose seal is { $commitment }, and from what { $count } players added.
}
table-event-left-out = { $who ->
    [you] Your part of the shuffles did not come in time and was left out.
   *[other] { $seat }'s part of the shuffles did not come in time and was left out.
}
table-event-first-dealer = { $who ->
    [you] You deal first.
   *[other] { $seat } deals first.
}
table-event-low-draw = { $who ->
    [you] You draw the lowest card, { $card }, and deal first.
   *[other] { $seat } draws the lowest card, { $card }, and deals first.
}
table-event-left-to-dice = { $who ->
    [you] You leave the cut to chance.
   *[other] { $seat } leaves the cut to chance.
}
table-event-taken-back-lay = { $who ->
    [you] You take your lay back.
   *[other] { $seat } takes the lay back.
}
table-event-taken-back-add = { $who ->
    [you] You take the added card back.
   *[other] { $seat } takes the added card back.
}
table-event-taken-back-discard = { $who ->
    [you] You take your discard back.
   *[other] { $seat } takes the discard back.
}
table-event-taken-back-agreed = { $who ->
    [you] All agree: you take your last action back, with what came after it.
   *[other] All agree: { $seat } takes the last action back, with what came after it.
}
table-event-resigned = { $who ->
    [you] You resign.
   *[other] { $seat } resigns.
}
table-event-lost = { $who ->
    [you] Your time is up, and you can no longer win.
   *[other] { $seat }'s time is up, and { $seat } can no longer win.
}
table-event-bot-plays = { $who ->
    [you] A bot plays for you.
   *[other] A bot plays for { $seat }.
}
table-event-overtime = { $who ->
    [you] Your time is up. A bot plays for you.
   *[other] { $seat }'s time is up. A bot plays for { $seat }.
}
table-event-came-back = { $who ->
    [you] You have your seat back.
   *[other] { $seat } is back.
}
table-event-paused = { $who ->
    [you] The match pauses, as you wished.
   *[other] The match pauses, as { $seat } wished.
}
table-event-resumed = { $who ->
    [you] You end the pause.
   *[other] { $seat } ends the pause.
}
table-event-pause-over = The pause is over.
table-event-time-given = { $other-who ->
    [you] You give { $seat } more time.
   *[other] { $who ->
        [you] { $other } gives you more time.
       *[other] { $other } gives { $seat } more time.
    }
}
table-event-broken-off = The match is broken off.
table-end-broken-off = The match was broken off and has no result.
table-end-resigned = { $loser-who ->
    [you] You have resigned,
   *[other] { $loser } has resigned,
} and { $winner-who ->
    [you] you win.
   *[other] { $winner } wins.
}
table-end-lost = { $loser-who ->
    [you] Your time is up,
   *[other] { $loser }'s time is up,
} and { $winner-who ->
    [you] you win.
   *[other] { $winner } wins.
}
table-event-match-won = { $who ->
    [you] You win the match.
   *[other] { $seat } wins the match.
}
table-event-match-shared = { $count ->
    [one] One player wins the match.
   *[other] { $count } players share the win.
}
table-event-match-ended = The match ends without a winner.
table-event-secret-shown = Both tables are done. The secret of the shuffles is shown now.

table-refuse-offer-closed = The table has moved on since you chose. Look again and choose anew.
table-refuse-seat = There is no seat { $number } at a table of { $count }.
table-refuse-shuffle = No player shuffles; the table does that itself.
table-refuse-match-over = The match is over.
table-refuse-deal-over = The deal is over; the next one has not begun.
table-refuse-deal-unfinished = The deal is still being played.
table-refuse-dice = There is nothing here to leave to chance.
table-refuse-resigned = This seat has resigned already.
table-refuse-bot-plays = A bot plays for this seat already.
table-refuse-no-bot = No bot plays for this seat.
table-refuse-paused = The match pauses. Anyone who plays can end the pause.
table-refuse-no-pause = There is no pause to end.
table-refuse-own-time = More time is a gift of another player.
table-refuse-incidents = One match has at most { $count } pauses, bots for the absent and gifts of time in all.
table-refuse-name = A name has 1 to { $count } visible characters and no space around it, unlike { $text }.
table-refuse-config = No preset with options can express these rules.
table-refuse-undo-nothing = You have done nothing in this deal that could be taken back.
table-refuse-undo-deal-over = The deal is over and scored; nothing in it can be taken back.
table-refuse-undo-acted = Something has happened since your last action.
table-refuse-undo-seen = Only a lay, an added card or a discard can be taken back.
table-refuse-undo-shown = Cards were shown because of it, so it stands.
table-refuse-undo-told = It has told something about another hand, so it stands.
table-refuse-undo-together = Here all choose at once: when others have chosen too, your choice stands.
table-refuse-undo-seen-since = Since your last action someone has seen a card, so it stands.
table-refuse-undo-often = { $count ->
    [one] Only { $count } action may be taken back in a deal.
   *[other] Only { $count } actions may be taken back in a deal.
}

table-broken-cards = Cards were lost or doubled. This is a mistake in Laydown; the match is kept in { $path }.
table-broken-no-deal = A deal was asked for where there is none. This is a mistake in Laydown.
table-broken-stream = Event { $number } came where { $expected } was due. This is a mistake in Laydown.
table-broken-secret = A secret was to be shown before the end. This is a mistake in Laydown.

table-record-too-long = This is longer than a record can be: at most { $count } characters.
table-record-line-too-long = This line is too long; a line has at most { $count } characters.
table-record-no-text = There is something here that is not text.
table-record-first-line = The first line must be: { $text }
table-record-field = A header has no such line: { $text }
table-record-twice = The header says { $name } twice.
table-record-missing = The header lacks { $name }.
table-record-seat-order = Here stands { $text }, but seats come in order, and this is seat { $number }.
table-record-dice = The dice of version { $text } are unknown here; known is { $number }.
table-record-rules = Version { $text } of the rules is unknown here; the newest known is { $number }.
table-record-hex = After { $name } stand 64 characters, 0 to 9 and a to f.
table-record-value = After { $name } can only stand: { $expected }
table-record-no-commitment = There is { $name } without a commitment before it.
table-record-contributions = With dice { $text }, { $count ->
    [0] no seat adds anything, so there are no contribution lines
   *[other] each seat has its contribution line, { $count } in all
}.
table-record-contribution = After contribution stand a commitment and a value of 64 characters each, 0 to 9 and a to f, or none, or withheld in place of the value, not { $text }.
table-record-contribution-other = The value of this contribution is not the one that was committed to.
table-record-excerpt = An excerpt promises nothing and has no commitment.
table-record-totals = Totals to begin with belong to an excerpt only.
table-record-count = Here stand { $count } numbers, one for each seat.
table-record-secret = This secret is not the one that was committed to.
table-record-sealed = This match is still being played; its cards are sealed until it is over.
table-record-no-deals = The record ends before the first deal.
table-record-line = This line says nothing that a record can say: { $text }
table-record-continued = Only cards of an order may go on in a second line.
table-record-number = Here stands a number from { $low } to { $high }, not { $text }.
table-record-first-dealer = The dice make seat { $expected } the first dealer.
table-record-deal-unfinished = Deal { $number } is not over yet.
table-record-deal-not-next = No deal can begin here.
table-record-plan = The next deal is: { $expected }
table-record-players = Players are at least two seats in order, the dealer among them.
table-record-order-alone = An order follows its deal.
table-record-order-sealed = Only the record of a match still played has a sealed order.
table-record-order-other = These are not the cards that the dice put here; they put { $card } here.
table-record-order-kept = This order is not the one that was kept.
table-record-order-missing = The order of this deal is missing.
table-record-card-too-often = The deck has no further { $card }.
table-record-cards-missing = The order lacks cards, among them { $cards }.
table-record-no-reshuffle = There is nothing to shuffle now.
table-record-reshuffle-cards = These are not the cards to be shuffled.
table-record-reshuffle-due = The pile is shuffled first.
table-record-no-deal = No deal is being played here.
table-record-cut = The dice choose { $expected }.
table-record-comment = What follows from the record is { $expected }.
table-record-comment-unknown = Nothing called { $text } follows from the record here. A free remark begins with #.
table-record-end-early = The match is not over here.
table-record-after-end = Nothing stands after the end.
table-record-truncated = The record breaks off before its end.
