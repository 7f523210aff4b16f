# What the server says of itself: at tables, to requests, and when it sends someone away.

server-changed = { $option }: { $value }
server-value-yes = yes
server-value-no = no
server-value-none = none
server-someone = Player { $number }
server-pile-with = The pile may be taken with { $pairs }.
server-pile-alone = The pile may be taken without a pair from the hand.
server-changed-split = Each player draws from a stock of their own
server-arranged = Combinations: { $combinations }. Left over: { $left }. Points: { $points }.
server-act-back = Take my seat back
server-act-resume = End the pause
server-act-more-time = Give { $seat } { $count } more seconds
server-act-more-days = { $count ->
    [one] Give { $seat } one more day
   *[other] Give { $seat } { $count } more days
}
server-act-bot-for = Let a bot play for { $seat }
server-act-pause = Pause
server-act-hand-over = Let a bot play for me
server-act-abort = Break the match off
server-act-resign = Resign
server-act-leave = Leave the table
server-confirm-bot-for = A bot plays for { $seat } until { $seat } is back. What it does stands.
server-confirm-hand-over = A bot plays your cards until you take your seat back or open the table anew. What it does stands.
server-confirm-pause = Nothing is played and no clock runs until one of the players ends the pause.
server-confirm-pause-days = Nothing is played and no clock runs until one of the players ends the pause, at most { $count } days.
server-confirm-abort = The match ends at once, without a winner and without a result.
server-confirm-close = You have opened this table: it is closed for everyone.
server-confirm-leave = Your seat becomes free for somebody else.
server-confirm-resign-two = The match ends at once, and { $seat } wins. The deal that is played counts for nothing.
server-confirm-resign-bots = Only bots would be left, so the match ends at once without a winner.
server-confirm-resign-more = You can no longer win. A bot plays your cards to the end, and the others play on.
server-asks-undo = { $who ->
    [you] You have asked to take your last action back.
   *[other] { $seat } would like to take the last action back.
}
server-asks-pause = { $who ->
    [you] You have asked for a pause.
   *[other] { $seat } would like to pause. Nothing is played and no clock runs until one of the players ends the pause.
}
server-asks-abort = { $who ->
    [you] You have asked to break the match off.
   *[other] { $seat } would like to break the match off. It would end without a winner and without a result.
}
server-clock-days = { $count ->
    [one] { $count } day for each move.
   *[other] { $count } days for each move.
}
server-clock-reserve = { $count } seconds a turn, and after that a reserve of { $time } for the match.
server-clock-no-reserve = { $count } seconds a turn.
server-clock-bot = When time is up, a bot plays until the owner of the seat is back.
server-clock-lose = Whose time is up loses the match.

server-refuse-spectator = You are watching. Only players can do this.
server-refuse-waiting = The match begins when all seats are taken.
server-refuse-not-asked = Nobody has asked you anything.
server-refuse-undo-again = You have asked for this already; it stands until the game moves on.
server-refuse-undo-meanwhile = { $seat } is asking to take something back; wait for the answers.
server-refuse-undo-denied = { $seat } would rather let it stand.
server-refuse-ask-again = You have asked for this already. Wait until the game moves on.
server-refuse-ask-meanwhile = { $seat } is asking the others something; wait for the answers.
server-refuse-pause-denied = { $seat } would rather play on.
server-refuse-abort-denied = { $seat } would rather play to the end.
server-refuse-act = This is not possible now.
server-refuse-stood-in = A bot plays for you. Take your seat back first.
server-refuse-has-resigned = You have resigned. A bot plays your cards.
server-refuse-here = A bot can play for somebody who has had no connection for { $count } seconds.
server-refuse-not-thinking = No time is running for { $seat } now.
server-refuse-time-often = More time is given at most { $count } times in a turn.
server-refuse-alone = Nobody else would be left who plays.
server-refuse-pause-alone = Nobody waits for you here, and no clock runs.
server-refuse-abort-late = Once a deal has been scored, a match against bots is played to the end or resigned.
server-refuse-arrange = There is nothing to arrange in this game.
server-refuse-phrase = There is no such phrase.
server-refuse-chat = At this table only the ready-made phrases are spoken.
server-refuse-too-much = That was a lot at once. Wait a moment.
server-refuse-flood = That heaps too many marks upon one letter.
server-refuse-commitment = Your part of the shuffles is settled already.
server-refuse-value-early = The values are shown when every seat has committed to its own.
server-refuse-value = This is not the value that was committed to.
server-refuse-not-over = A rematch can begin when the match is over.
server-refuse-rematch = A duplicate has no rematch. Open a new one at the start page.
server-compare-bot = A bot played for { $seat } for a while.
server-refuse-cut = Where players cut the cards, two tables would not get the same ones. Play a duplicate without the cut.
server-refuse-unkept = This cannot be saved just now. Wait until play goes on.
server-refuse-undone = Your last action could not be saved. Please do it again.
server-refuse-vacate = The link of this seat cannot be taken away: it is your own, or nobody sits there.

server-unkept = The server cannot save anything just now. Nothing you have seen is lost, and play goes on here by itself as soon as it can.
server-slow = Saving takes longer than usual. Nothing is lost; please wait a moment.

server-closed-malformed = This page sent something that the server does not understand. Load it anew.
server-closed-token = This link does not open a seat at this table.
server-closed-revoked = This seat has a new link, and the old one opens it no more. If you should sit here, ask the person who opened the table for it.
server-closed-seat = This seat is not yours.
server-closed-left = You have left this table.
server-closed-closed = This table was closed by the person who opened it.
server-closed-no-table = There is no such table here.
server-closed-private = Two tables play these deals. You can look on when both are done.
server-closed-slow = The connection was too slow. Load the page anew.
server-closed-shut = The operator of this server has closed this table.
server-closed-version = This page is of another version than the server. Load it anew.
server-closed-rate = This page has sent too much at once. Wait a moment and load it anew.
server-closed-unkept = The server cannot save anything just now. Nothing is lost; this page tries again by itself.
server-closed-stopping = The server is stopping. The match goes on when it is back.
server-closed-broken = Something went wrong in Laydown. The match is kept; load the page anew.

server-trouble-no-table = There is no such table here. Ask for a new link.
server-trouble-seats = A table has exactly one seat for the person who opens it.
server-trouble-seat = This link does not open a seat at this table.
server-trouble-no-days = At this table a move does not take days.
server-trouble-mail-link = This link does not work any more.
server-trouble-mail-address = This is not a mail address.
server-trouble-no-mail = This server sends no mail.
server-trouble-mails = Many confirmations were asked for. Try again tomorrow.
server-trouble-clock = A table has either a clock or a limit for each beat.
server-trouble-full = All seats at this table are taken. You can watch.
server-trouble-invite = This invitation is not for this table. Ask for a new link.
server-trouble-taken = Someone has already sat down with this invitation. Ask for a link of your own, or watch.
server-trouble-not-over = This match is still being played. Its record and its replay come when it is over.
server-trouble-not-shown = The other table still plays these deals. The record is shown when both are done.
server-trouble-not-alone = This can be asked of a match of one person against bots.
server-trouble-no-comparison = The bot could not play this match. This is a mistake in Laydown.
server-trouble-seats-person = At each of the two tables there must be a person.
server-trouble-rate = Too many tables were opened from here. Wait a minute.
server-trouble-often = That was asked very often from here. Wait a minute.
server-trouble-unkept = The server cannot save anything just now. Nothing is lost; try again in a moment.
server-trouble-shut = The operator of this server has closed this table.
server-trouble-host = Only the person who opened the table can do this.
server-trouble-origin = This was asked by a page of another site, which may not do that.
server-trouble-moved = The table is just moving to another part of the server. Try again in a moment.
server-trouble-not-found = There is nothing at this address.
server-trouble-malformed = The server does not understand this request.
server-trouble-no-replay = There is no replay at this address.
server-trouble-no-deal = This match has no such deal or seat.
server-trouble-busy = The server is busy with other records. Try again in a moment.
server-trouble-record-heavy = This record asks for more time or memory than the server gives, so it was not read.
server-trouble-records = Many records were sent from here. Wait a minute.
server-trouble-records-full = This server has no room for more records.
server-trouble-too-large = This is too large to be sent here.
server-record-broken = Line { $line }, column { $column }: { $reason }

server-no-client = The pages of the table were not built. Run make in the checkout, or install Laydown from its wheel.
server-broken-row = The row { $number } of a match cannot be read. This is a mistake in Laydown.

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-lucky = Lucky
phrase-oops = Oops
phrase-thanks = Thank you
phrase-one-moment = One moment
phrase-your-turn = Your turn
phrase-sorry = Sorry
phrase-good-game = Good game
phrase-again = Again?
phrase-goodbye = Goodbye
