# The game at the terminal: what stands on the table, what may be typed, what came of it.

# Words that may be typed. The first is the one shown; the others are understood too.
terminal-command-draw = draw d stock
terminal-command-draw-help = draw the top card of the stock
terminal-command-pile = pile p take t
terminal-command-pile-help = take the pile
terminal-command-take = take t pile p
terminal-command-take-help = take the top card of the pile
terminal-command-pass = pass
terminal-command-pass-help = leave the pile when the stock is empty, which ends the deal
terminal-command-lay = lay l meld
terminal-command-lay-help = lay cards of one rank before you
terminal-command-add = add a
terminal-command-add-help = add cards to what you have laid
terminal-command-discard = discard d throw
terminal-command-discard-help = put one card on the pile and end your turn
terminal-command-out = out o
terminal-command-out-help = go out, if you can
terminal-command-cut = cut
terminal-command-cut-help = cut the cards
terminal-command-help = help h ?
terminal-command-help-help = say what can be done now
terminal-command-hint = hint
terminal-command-hint-help = say what a greedy player would do
terminal-command-moves = moves m
terminal-command-moves-help = list everything that can be done, by number
terminal-command-why = why w
terminal-command-why-help = say by which rule something was refused
terminal-command-undo = undo u back
terminal-command-undo-help = take back what you did last, if it showed nobody a card
terminal-command-again = again r repeat
terminal-command-again-help = say the last message once more
terminal-command-show = show table look
terminal-command-show-help = show the whole table
terminal-command-hand = hand
terminal-command-hand-help = show your hand
terminal-command-sort = sort
terminal-command-sort-help = sort your hand by rank, by suit or by combinations
terminal-command-score = score s sheet
terminal-command-score-help = show the score sheet
terminal-command-log = log
terminal-command-log-help = tell this deal from its beginning
terminal-command-rules = rules
terminal-command-rules-help = tell the rules of this table
terminal-command-say = say tell
terminal-command-say-help = say something to the others
terminal-command-menu = menu
terminal-command-menu-help = pause, give more time, let a bot play, break off or resign
terminal-command-rematch = rematch
terminal-command-rematch-help = play another match with the same people, once this one is over
terminal-command-quit = quit q exit bye
terminal-command-quit-help = stop here; the match is kept

terminal-word-yes = yes y
terminal-word-no = no n
terminal-word-wild = w wild wilds
terminal-order-rank = rank ranks
terminal-order-suit = suit suits
terminal-order-combos = combos combinations melds

terminal-you = You
terminal-default-name = Player

# The table
terminal-title = { $game }, deal { $number }
terminal-total = { $who ->
    [you] You have
   *[other] { $seat } has
} { $points } { $points ->
    [one] point
   *[other] points
} so far.
terminal-holds = { $seat } holds { $count } { $count ->
    [one] card
   *[other] cards
}.
terminal-laid = { $who ->
    [you] You have laid
   *[other] { $seat } has laid
} { $points } { $points ->
    [one] point
   *[other] points
}.
terminal-nothing-laid = { $who ->
    [you] You have laid nothing yet.
   *[other] { $seat } has laid nothing yet.
}
terminal-spread = { $who ->
    [you] Before you: { $cards }.
   *[other] Before { $seat }: { $cards }.
}
terminal-still-natural = You can still go out natural.
terminal-not-natural = No natural out any more: a wild lies with your { $rank-many }.
terminal-squared = Seven { $rank-many } without a wild lie squared up: one more makes the eight.
terminal-eight = All eight { $rank-many } lie face down: an eight.
terminal-stock = Stock: { $count } { $count ->
    [one] card
   *[other] cards
}.
terminal-pile = Pile: { $count } { $count ->
    [one] card
   *[other] cards
}, { $card } on top.
terminal-pile-empty = The pile is empty.
terminal-pile-fanned = Pile: { $cards-count } cards, the last one on top: { $cards }.
terminal-pile-of = { $who ->
    [you] Your pile
   *[other] The pile of { $seat }
}: { $count } { $count ->
    [one] card
   *[other] cards
}, { $card } on top.
terminal-pile-of-empty = { $who ->
    [you] Your pile is empty.
   *[other] The pile of { $seat } is empty.
}
terminal-take-from = You may take from the pile of { $other }.
terminal-wild = Wild in this deal: { $rank }.
terminal-wild-jokers = Jokers are always wild.
terminal-known = { $seat } keeps { $cards } from the pile.
terminal-is-out-with = { $seat } is out with { $cards }.
terminal-is-out = { $who ->
    [you] You are out.
   *[other] { $seat } is out.
}
terminal-last-turn = This is your last turn of the deal.
terminal-hand = You hold { $count } { $count ->
    [one] card
   *[other] cards
}.
terminal-hand-worth = You hold { $count } { $count ->
    [one] card
   *[other] cards
}, worth { $points } { $points ->
    [one] point
   *[other] points
}.
terminal-hand-is = Your hand: { $cards }.
terminal-hand-group = { $cards }.
terminal-penalty = Least penalty now: { $points }.
terminal-penalty-after = Least penalty after the best discard: { $points }.

# What can be done
terminal-ask-draw = Draw
terminal-ask-pile = Draw or take the pile
terminal-ask-take = Draw or take
terminal-ask-pass = Take the pile or pass
terminal-ask-play = Lay, add or discard
terminal-ask-discard = Discard
terminal-ask-cut = Cut at 4 to 100, or Enter
terminal-choice = { $number }  { $what }
terminal-can-lay = You can lay { $cards }: { $form }.
terminal-can-lay-wild = You can lay { $cards } with a wild: { $form }.
terminal-with-a-wild = { $cards } with a wild
terminal-can-add = You can add { $cards }: { $form }.
terminal-can-go-out = You can go out with { $card }: { $form }.

terminal-do-draw = draw from the stock
terminal-do-pile = take the pile with { $cards }
terminal-do-pile-alone = take the pile with { $card } on top
terminal-do-pass = leave the pile
terminal-do-take = take { $card } from the pile
terminal-do-take-any = take from the pile
terminal-do-take-of = take { $card } from the pile of { $other }
terminal-do-lay = lay { $cards }
terminal-do-add = add { $card }
terminal-do-add-to = add { $card } as a wild to the { $rank-many }
terminal-do-discard = discard { $card }
terminal-do-out = discard { $card } and go out
terminal-do-cut = cut at { $place }

terminal-hint = A greedy player would { $move }. Type: { $line }
terminal-help-source = "{ $draw }" draws the top card of the stock; so does Enter, when nothing else can be done.
terminal-help-pile = "{ $pile }" takes the whole pile, if you hold two natural cards like its top card.
terminal-help-take = "{ $draw }" draws from the stock; "{ $take }" takes the top card of the pile.
terminal-help-lay = "{ $lay } 9" lays the nines you hold; "{ $lay } q 2" lays your queens with a wild.
terminal-help-add = "{ $add } 8" adds your eights to those that lie; "{ $add } 2 to q" adds a wild to the queens.
terminal-help-discard = "{ $discard } k" puts a king on the pile and ends your turn.
terminal-help-out = "{ $out }" discards and goes out, when all your other cards combine.
terminal-help-cards = Write a card as KS or 10h, by its rank alone, or as #3 for the third card of your hand. Several actions fit on one line with a semicolon between them.
terminal-help-star = An asterisk behind a card marks a wild.
terminal-help-cut = A number from 4 to 100 says where the cards are cut; Enter leaves it to the dice.
terminal-help-more = Other words: { $words }. "{ $help } all" explains them.
terminal-help-word = { $word }: { $what }.
terminal-more = Enter for more, any letter to stop

# What could not be done
terminal-which = Which of these?
terminal-which-command = What does { $text } mean here?
terminal-what-with-card = What shall be done with it?
terminal-not-understood = "{ $text }" is no word I know. "help" says what can be done now.
terminal-line-too-long = A line has at most { $limit } characters.
terminal-no-such-number = Your hand has no card number { $number }; it has { $count }.
terminal-no-such-choice = There is no choice { $number } here.
terminal-number-needs-sign = For the card with the number { $number } in your hand write #{ $number }.
terminal-no-more-wilds = You hold too few wilds.
terminal-no-more-of-rank = You hold too few { $rank-many }.
terminal-to-what = After "to" comes the rank of a spread of yours, as in: add 2 to Q
terminal-lay-what = Say what to lay, as in: lay 9
terminal-add-what = Say what to add, as in: add 8
terminal-nothing-after = After "{ $text }" nothing more is written; a semicolon divides two actions.
terminal-discard-one = Say which one card to discard, as in: discard KS
terminal-one-rank-with-wilds = Lay one rank at a time when wilds go with it.
terminal-two-need-a-wild = { $cards } are two; with a wild they make a set: lay { $example }
terminal-three-to-lay = A set begins with three cards, and { $cards } is too little for one.
terminal-cut-where = Say where to cut, from { $low } to { $high }.
terminal-mille-out = In Mille you go out by laying, adding or discarding your last card.
terminal-no-way-out = With no discard would all your other cards combine, so you cannot go out yet.
terminal-rest-not-done = { $count ->
    [one] The last part of the line was not done.
   *[other] The last { $count } parts of the line were not done.
}
terminal-nothing-refused = Nothing has been refused so far.
terminal-between-deals = Between deals there is nothing to play. Enter begins the next deal.
terminal-sort-how = Sort by one of: { $orders }.

# Ends
terminal-next-deal = Enter for the next deal
terminal-pass-on = Enter hides your cards, "undo" takes your discard back
terminal-press-enter = Press Enter
terminal-hand-over = Now { $seat } plays. Nobody else should look.
terminal-deal-over = Deal { $number } is over
terminal-ended-out = { $natural ->
    [yes] { $who ->
        [you] You went out natural.
       *[other] { $seat } went out natural.
    }
   *[no] { $who ->
        [you] You went out.
       *[other] { $seat } went out.
    }
}
terminal-left-in-hand = In hand, { $points } { $points ->
    [one] point
   *[other] points
}:
terminal-account-laid = Laid
terminal-account-eights = Extra for eights
terminal-account-natural = Natural out
terminal-account-hand = In hand
terminal-account-deal = This deal
terminal-account-marks = Marks
terminal-account-total = Total
terminal-account-of = { $who ->
    [you] Your score:
   *[other] The score of { $seat }:
}
terminal-ended-complete = { $who ->
    [you] You have everything combined and score { $points }.
   *[other] { $seat } has everything combined and scores { $points }.
}
terminal-ended-left = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points }.
terminal-combination-set = A set: { $cards }.
terminal-combination-run = A run: { $cards }.
terminal-combination-wilds = Wilds: { $cards }.
terminal-stands-for = { $card } stands for { $place }.
terminal-left = Left over: { $cards }.
terminal-sheet-empty = No deal has been scored yet.
terminal-sheet-number = Deal
terminal-sheet-deal = Deal { $number }:
terminal-sheet-seat = { $who ->
    [you] You
   *[other] { $seat }
}: { $points } in this deal, { $total } in all.
terminal-sheet-chapeau = { $who ->
    [you] You were made chapeau.
   *[other] { $seat } was made chapeau.
}
terminal-sheet-stars-mille = * a natural
terminal-sheet-stars-three-thirteen = * went out
terminal-sheet-starred-mille = { $count } { $count ->
    [one] natural
   *[other] naturals
} for { $who ->
    [you] you
   *[other] { $seat }
}.
terminal-sheet-starred-three-thirteen = { $who ->
    [you] You went out.
   *[other] { $seat } went out.
}
terminal-sheet-circles = (total) chapeau
terminal-match-over = The match is over
terminal-winner = { $who ->
    [you] You win.
   *[other] { $seat } wins.
}
terminal-winners = { $names } share the win with { $points } points.
terminal-settlement = { $who ->
    [you] You receive:
   *[other] { $seat } receives:
}
terminal-line = { $what }: { $amount }
terminal-settlement-sum = in all
terminal-commitment-kept = The secret of the dice is in the record now; anyone can check the deals with it.
terminal-record-kept = The record of the match:
terminal-record-use = To check it, and to look at it again:
terminal-kept = The match is kept. Go on with: { $program } resume

# Beginning
terminal-welcome = Welcome to Laydown
terminal-which-game = Which game?
terminal-game-line = { $number }  { $name }: { $help }
terminal-game-enter = Type a number or a name; Enter alone begins { $name }.
terminal-no-such-game = There is no game { $text } here.
terminal-begin = { $game }. "help" says what you can type, "quit" stops; the match is kept after each action.
terminal-which-match = Which match?
terminal-match-line = { $number }  { $game }, { $names }, deal { $deal }, { $totals }, { $when }
terminal-match-enter = Type a number; Enter alone goes on with the first.
terminal-nothing-to-resume = There is no unfinished match. Begin one with: { $program } play
terminal-unreadable-match = This match cannot be read and is left where it is: { $path }
terminal-match-held = This match is being played in another window. Go on there, or leave it there first.
terminal-not-kept = The match could not be saved: { $reason }. What was saved before stands as it was.
terminal-try-again = Press Enter to try again, or type quit to leave
terminal-broken-no-result = The deal is over and has no result.
terminal-broken-no-hand = A player sits here without a hand.
terminal-no-person = Somebody has to sit at this terminal: there are { $bots } bots for { $seats } seats.

# At a server's table
terminal-join-not-your-turn = It is not your turn. You may ask for: { $words }.
terminal-join-no-address = { $text } is no link to a table. A link looks like this: { $example }
terminal-join-no-answer = No server answers at { $address }: { $reason }
terminal-join-no-server = There is no Laydown server at { $address }.
terminal-join-version = This program and the server are of different versions. Bring the older one up to date.
terminal-join-words = { $text }
terminal-join-name = Your name
terminal-join-seat = You have a seat. This link opens it from any device, so keep it to yourself:
terminal-join-begin = { $game }. "help" says what you can type, "quit" leaves the table; your seat is kept.
terminal-join-missing = { $count ->
    [one] The match begins when the last free seat is taken.
   *[other] The match begins when { $count } free seats are taken.
}
terminal-join-sat-down = { $name } sits down.
terminal-join-here = { $name } is back at the table.
terminal-join-gone = { $name } has left for now.
terminal-join-awaited = The next deal waits for { $names }.
terminal-join-said = { $name } says: { $text }
terminal-say-how = Say one by its number, as in: { $say } 2
terminal-say-how-chat = Say one by its number, as in { $say } 2, or anything in your own words.
terminal-join-undo-waiting = It can be taken back if all agree. Waiting for { $names }.
terminal-join-undo-lapsed = The game has gone on, so nothing was taken back.
terminal-join-undo-asked = { $name } would like to take back the last action and what came after it.
terminal-join-undo-agree = Type yes if you agree, or no.
terminal-join-undo-answer = Yes or no
terminal-join-ask-waiting = This is done if all agree. Waiting for { $names }.
terminal-menu-how = Type { $menu } and a number to choose.
terminal-menu-empty = There is nothing to choose here now; { $menu } lists it when there is.
terminal-menu-confirm = Do that? Yes or no
terminal-join-rematch-open = Another match with the same people is waiting.
terminal-join-after = Enter leaves the table, "rematch" plays again
terminal-join-after-how = Enter leaves the table, { $rematch } plays again with the same people, and { $say } speaks to them.
terminal-join-lost = The connection is lost. Trying again; Ctrl-C stops.
terminal-join-back = The connection is back.
terminal-join-come-back = Your seat stays as it is. Come back with:
terminal-join-watch-again = To watch again:
terminal-join-record = The record of the match:
terminal-too-many-names = { $seats ->
    [one] There is a seat for one person only, and { $names } are named.
   *[other] There are seats for { $seats } people only, and { $names } are named.
}
