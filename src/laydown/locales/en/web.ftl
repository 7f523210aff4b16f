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

# The start page, the rules, joining and sharing.

web-name = Laydown
web-tagline = Mille and Three Thirteen, against bots or with friends
web-language = Language
web-settings = Settings
web-done = Done
web-theme = Appearance
web-theme-auto = as this device
web-theme-dark = dark
web-theme-light = light
web-set-motion = Cards move
web-set-sound = Sounds
web-set-vibration = Vibrate when it is my turn
web-set-big-index = Extra-large numbers on the cards
web-set-confirm-pile = Ask before taking the pile
web-set-confirm-out = Ask before going out
web-set-letters = Use single-letter keys
web-games = Games
web-more-games = More games
web-tile-mille = For two: sets, wild twos and the pile
web-tile-three-thirteen = For 2 to 8: new wilds in every deal
web-tile-more = Five Crowns, 3-13 Speed, jokers
web-play-now = Play now
web-play-friends = Play with friends
web-you = You
web-friends-count = { $count ->
    [one] a friend
   *[other] { $count } friends
}
web-player = Player
web-rules = Rules
web-rules-as-preset = as usual
web-rules-full = Read the full rules
web-rules-reset = All as usual
web-rules-title = { $preset }: the rules
web-rules-contents = Contents
web-rules-changed = Different at this table
web-changed = Changed
web-changed-list = Changed: { $changes }
web-changed-count = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
web-group-cards = Cards and dealing
web-group-pile = Drawing and the pile
web-group-melds = Combinations and wilds
web-group-out = Going out
web-group-score = Scoring
web-group-match = The match
web-yes = yes
web-no = no
web-option-number = a number
web-option-range = { $low } to { $high }
web-option-reset = As usual: { $value }
web-houses = My house rules
web-house-rename = Rename
web-house-name = Name
web-house-save-label = Keep these rules as my house rules, named
web-house-save = Save
web-house-saved = { $name } is saved in this browser.
web-house-usual = { $preset } at home
web-remove = Remove
web-seats = Players
web-seat = Seat { $number }
web-seat-me = you
web-seat-friend = A friend
web-seat-friend-help = Gets a link and sits down without an account.
web-seat-add = Add a player
web-seats-fixed = { $count ->
    [one] For { $count } player.
   *[other] For { $count } players.
}
web-seats-range = For { $least } to { $most } players.
web-my-name = Your name at the table
web-my-colour = Your colour
web-colour-1 = violet
web-colour-2 = raspberry
web-colour-3 = blue
web-colour-4 = green
web-colour-5 = ochre
web-colour-6 = rust
web-colour-7 = slate
web-colour-8 = purple
web-table = Table
web-open-by-link = friends come by link
web-open-listed = open to everyone here
web-open-listed-label = Open table
web-open-listed-help = Others on this server see it and may sit down.
web-open-chat-label = Free chat
web-open-chat-help = Without it there are ready-made phrases, in each reader's language.
web-open-beat = Time for each move
web-open-beat-off = no limit
web-open-beat-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-open-clock = Clock
web-open-clock-off = No clock
web-open-clock-off-help = Nobody is hurried.
web-open-clock-live = { $count } seconds a turn
web-open-clock-live-help = After that a reserve of { $minutes } minutes for the whole match.
web-open-clock-days = { $count ->
    [one] One day for each move
   *[other] { $count } days for each move
}
web-open-clock-days-help = Everyone comes when it suits; the table waits meanwhile.
web-open-clock-lose = Whose time is up loses the match
web-open-clock-lose-help = Otherwise a bot plays until the player is back.
web-mine-running = My matches
web-mine-more = { $count ->
    [one] One more match
   *[other] { $count } more matches
}
web-mine-finished = Finished matches
web-mine-sure = Take this match off the list? Only the link of your seat opens it then.
web-mine-keep = Keep
web-listed = Open tables
web-listed-host = { $count ->
    [one] { $host }, one free seat
   *[other] { $host }, { $count } free seats
}
web-join = Join
web-join-title = { $host } invites you to { $preset }
web-join-at-table = At the table: { $names }
web-join-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-join-sit = Sit down
web-join-watch = Watch
web-join-watch-help = Those who watch see no hands.
web-join-left = With this link you play on for whoever sat there before.
web-join-full = Every seat is taken.
web-join-wrong = This link does not open a seat at this table. Ask for a new one, or sit down where a seat is free.
web-join-over = This match is over.
web-share = Share
web-share-title = A seat for { $preset }
web-share-help = Send a link to each friend. Whoever opens it chooses a name and sits down.
web-share-open = Any free seat
web-share-own = Continue on another device
web-share-own-help = With this link you go on from another device. Keep it to yourself.
web-links-alone = Leave on all other devices
web-links-alone-confirm = You go on here with a new link. Wherever the old one is open, it stops working.
web-links-own = Your link
web-links-others = Links of the others
web-links-new = New link for { $name }
web-links-new-confirm = { $name } is let go at once, and the old link stops working. Whoever opens the new one takes the seat and its cards.
web-links-seat = Link for the seat of { $name }
web-links-call-in = Call in all invitations
web-links-call-in-confirm = Invitations that you have sent for free seats stop working, and so does the address of the table. You get new ones.
web-links-do = Do it
web-turns-feed = A calendar or a feed reader can tell you when it is your turn, and until when you have time. It learns nothing of your cards.
web-turns-make = Make an address for it
web-turns-once = These addresses are shown only now. Keep them to yourself: whoever has one sees when it is your turn.
web-turns-app = For calendar programs
web-turns-ics = As a web address (.ics)
web-turns-atom = For feed readers (Atom)
web-turns-there = There is an address for this seat. It is not shown again.
web-turns-again = Make a new address, and end the old one
web-turns-end = End the address
web-turns-ended = The address does not work any more.
web-turns-mail = Or a mail comes when it is your turn and you are not here.
web-turns-address = Your mail address
web-turns-send = Ask for mail
web-turns-kept = A link is sent there first, to be confirmed. The address is kept until the match is over or you want no more mail.
web-turns-waiting = A mail is on its way to { $address }. Open the link in it to confirm.
web-turns-comes = Mail comes to { $address }.
web-turns-stop = No more mail
web-mail-verify = Mail from Laydown
web-mail-verify-help = Mail is to come to this address when it is your turn at a table. Do you want that?
web-mail-verify-do = Yes, send me mail
web-mail-verified = Mail comes when it is your turn and you are not at the table.
web-mail-stop = No more mail
web-mail-stop-help = No more mail will come from this table, and the server forgets your address for it.
web-mail-stop-do = Send me no more
web-mail-stopped = No more mail comes from this table.
web-mail-table = To the table
web-share-local = This address works on this computer only. Start it with make play LISTEN=0.0.0.0 to let friends on other devices in.
web-copy = Copy
web-copied = Copied
web-try-again = Try again
web-trouble-server = The server does not answer. Check the connection and try again.

# The table.

web-table-actions = What you can do
web-table-draw = Draw
web-table-pass = Pass
web-table-pile = Take pile
web-table-take = Take
web-table-lay = Lay
web-table-add = Add
web-table-discard = Discard
web-table-out = Go out
web-table-undo = Undo
web-table-undo-ask = Ask to undo
web-table-undo-waiting = Waiting for { $seats } to agree.
web-table-undo-allow = Allow
web-table-undo-deny = No
web-table-cancel = Not now
web-table-close = Close
web-table-cut = Cut here
web-table-cut-place = Cut at { $place }
web-table-prompt-cut = Choose where to cut the cards.
web-table-prompt-draw = Your turn. Draw a card, or take from the pile.
web-table-prompt-stock = Your turn. Draw a card.
web-table-prompt-play = Pick cards from your hand.
web-table-prompt-discard = Pick a card to discard.
web-table-prompt-out = You can go out.
web-table-sure-out = Go out now?
web-table-sure-out-by = Go out and discard { $card }?
web-table-sure-pile = { $count ->
    [one] Take the pile, one card?
   *[other] Take the pile, { $count } cards?
}
web-table-which-pair = Which two go down?
web-table-which-spread = Where to?
web-table-which-out = Go out by discarding
web-table-to-spread = to the set of rank { $rank }
web-table-add-here = Add the picked cards to the set of rank { $rank }

web-table-why-lay = Pick three or more cards that go down together.
web-table-why-lay-no = These cards do not go down together now.
web-table-why-discard = Pick one card to discard.
web-table-why-discard-one = Pick only one card to discard.
web-table-why-out = All your cards but one must combine.
web-table-why-over = The deal is over.
web-table-why-watching = You are watching.
web-table-why-chosen = You have chosen. Waiting for { $seats }.
web-table-why-wait = Waiting for { $seats }.

web-table-your-turn = Your turn
web-table-waits-for = Waiting for { $seats }
web-table-watching = You are watching this table.
web-table-opening = Coming to the table
web-table-reconnecting = The connection is gone. Trying again
web-table-reload = Load the page anew
web-table-home = Start page
web-table-menu = More
web-table-rules = Rules of this table
web-table-talk = Say something
web-table-chat = Message
web-table-send = Send
web-table-mute = Hide messages of others
web-table-log = This deal
web-table-news = News
web-table-turns = Tell me when it is my turn
web-table-links = Links
web-table-keys = Keys
web-table-deal-number = Deal { $number }
web-table-seal = Seal of the shuffles
web-table-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-table-seconds = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
web-table-acts = This table
web-table-acts-none = There is nothing to do about the table now.
web-table-withdraw = Take the question back
web-table-paused = The match pauses.
web-table-paused-until = The match pauses. It goes on by itself in { $time }.
web-table-stood-in = A bot plays for you.
web-table-resigned = You have resigned. A bot plays your cards to the end.
web-table-gone = { $seat } has had no connection for { $time }. You can wait, or:
web-table-away-for = away { $time }
web-table-bot-plays = a bot plays
web-table-has-resigned = resigned, a bot plays
web-table-reserve = reserve { $time }
web-table-clock-low = { $count ->
    [one] Only { $count } second left
   *[other] Only { $count } seconds left
}

web-table-others = Other players
web-table-middle = Stock and pile
web-table-own-spreads = Your sets
web-table-shown-by = Shown by { $seat }
web-table-spreads-of = Sets of { $seat }
web-table-stock = stock { $count }
web-table-draw-from = Draw from the stock, { $count } left
web-table-pile-count = pile { $count }
web-table-pile-of = pile of { $seat }
web-table-own-pile = your pile
web-table-laid = laid { $points }
web-table-laid-short = laid
web-table-in-hand = in hand
web-table-left-over = left over
web-table-natural = natural still possible
web-table-thinking = thinking
web-table-to-move = to move
web-table-has-chosen = chosen
web-table-away = away
web-table-vacant = waits for the new link
web-table-ready = ready
web-table-dealer = dealer
web-table-wild-sign = { $rank } is wild
web-table-beat = Beat { $beat }
web-table-last-beat = last beat
web-table-last-turns = last turns
web-table-badge-two-left = two cards left
web-table-badge-one-left = one card left
web-table-badge-seven = { $cards }: one to the eight
web-table-badge-eight = { $cards }: complete
web-table-sort = Sort the hand
web-table-sort-rank = rank
web-table-sort-suit = suit
web-table-sort-sets = melds

web-table-sheet = Score
web-table-sheet-deal = Deal
web-table-sheet-natural = { $count ->
    [one] one natural
   *[other] { $count } naturals
}
web-table-sheet-natural-sign = natural
web-table-sheet-outs = went out
web-table-sheet-outs-sign = went out
web-table-sheet-circle = chapeau
web-table-marks = Marks:
web-table-settlement = Settlement
web-table-sum = Sum

web-table-deal-over = The deal is over
web-table-deal-ended = End of deal { $number }
web-table-end-laid = laid
web-table-end-eights = { $count ->
    [one] an eight, counted more
   *[other] { $count } eights, counted more
}
web-table-end-natural = natural out
web-table-end-held = in hand
web-table-end-left = Left over:
web-table-end-empty = The hand is empty.
web-table-end-total = total { $total }
web-table-tag-out = out
web-table-tag-natural = natural out
web-table-tag-chapeau = chapeau
web-table-next = Next deal
web-table-match-over = The match is over
web-table-broken-off = The match was broken off
web-mine-broken-off = broken off
web-mine-paused = Pause
web-mine-left = { $time } left
web-table-you-win = You win the match
web-table-you-share = You share the win
web-table-wins = { $count ->
    [one] { $seats } wins the match
   *[other] { $seats } share the win
}
web-table-ahead = { $points ->
    [one] one point ahead
   *[other] { $points } points ahead
}
web-table-record = Record of the match
web-table-rematch = Play again
web-table-rematch-join = To the next match
web-table-waiting = { $count ->
    [0] The match begins
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
web-table-free = free seat

web-table-nothing = nothing
web-table-wild = Wild: { $rank }.
web-table-is-out = { $seat } is out.
web-table-read-sentence = { $text }.
web-table-read-between = { "; " }
web-table-read-pile = Pile { $count }, on top { $card }.
web-table-read-pile-own = On your pile: { $card }.
web-table-read-pile-neighbour = On the pile of { $seat }, from which you may take: { $card }.
web-table-read-pile-other = On the pile of { $seat }: { $card }.
web-table-read-seat = { $count ->
    [one] { $seat } holds one card.
   *[other] { $seat } holds { $count } cards.
}
web-table-read-spreads = Laid, { $points } points: { $spreads }.
web-table-read-no-spreads = Nothing laid.
web-table-read-own-spreads = You have laid, { $points } points: { $spreads }.
web-table-read-no-own-spreads = You have laid nothing.
web-table-read-hand = In your hand, { $points } points: { $cards }.

web-table-key-draw = draw, or pass
web-table-key-pile = take the pile or its top card
web-table-key-lay = lay or add the picked cards
web-table-key-discard = discard the picked card
web-table-key-out = go out
web-table-key-best = sort by best combinations
web-table-key-undo = undo
web-table-key-next = next deal, or play again
web-table-key-hand = to your hand
web-table-key-state = read the table
web-table-key-repeat = repeat the last message
web-table-key-log = to the log
web-table-key-sheet = to the score
web-table-key-cancel = cancel
web-table-key-keys = show the keys

## Whether the deals were fair

web-fair-check = Check the deals
web-fair-trouble = The record did not come. Try again.
web-fair-good = { $count ->
    [one] The deal was fair: every card follows from what was sealed before it.
   *[other] All { $count } deals were fair: every card follows from what was sealed before the first.
}
web-fair-bad = Something does not hold. Keep the record, and show it to whoever runs this table.
web-fair-what = What was checked
web-fair-wrong = Wrong:
web-fair-no-secret = The match is not over, so its secret is still sealed.
web-fair-seal = The seal of the table is that of the secret shown now.
web-fair-seal-kept = The seal that you saw before the first deal is that of the secret shown now.
web-fair-mine = What you added to the shuffles is in them.
web-fair-part = What { $name } added is what was promised before anything was shown.
web-fair-left-out = { $name } added nothing.
web-fair-dealer = That { $name } dealt first follows from it.
web-fair-deal = Deal { $number }: the order of all { $cards } cards follows from it, and { $drawn ->
    [one] the one card drawn came
   *[other] the { $drawn } cards drawn came one after the other
} from there.
web-fair-deal-split = Deal { $number }: the order of all { $cards } cards follows from it, and { $drawn ->
    [one] the one card drawn came
   *[other] the { $drawn } cards drawn came
} from there, each player's from that player's own part of the stock.
web-fair-mixing = The cards are being shuffled; everyone adds to it.
web-fair-mixing-for = The cards are being shuffled; { $seats } may add to it.
web-split-label = Duplicate: each draws from a stock of their own
web-split-help = One different choice then does not change every later card, and a bot can play with your cards afterwards.
web-dup-title = Duplicate at two tables
web-dup-note = the same deals for two pairs
web-dup-help = Two pairs play the same deals. Of each pair, one sits at the first table and the other in the opposite seat at the second. Nobody learns of the other table before both are done.
web-dup-seat = Table { $table }, seat { $seat } (pair { $pair })
web-dup-table = Table { $number }
web-dup-pair = Pair { $pair }: { $names }
web-dup-open = Open both tables
web-dup-share = Send each player the link to their own seat.
web-dup-to-table = To my table
web-dup-both = Both tables
web-dup-nobody = nobody yet
web-dup-waits = The comparison comes when both tables are done.
web-dup-first-table = Waiting for the first table to shuffle
web-dup-later = The other table still plays these deals. Secret, record and comparison come when it is done.
web-dup-compare = Compare both tables
web-dup-closed = Two tables play these deals. Each player comes by a link of their own, and one may look on when both are done.
web-bot-title = How would a bot have done with my cards?
web-bot-playing = The bot is playing the same deals.
web-compare-deal = Deal
web-compare-gain = Difference
web-compare-gain-pair = Pair { $pair }
web-compare-total = Total
web-compare-not-played = not played
web-compare-even = Both did equally well with these cards.
web-compare-better = { $name } did better with these cards, by { $points }.
web-compare-pairs-even = Both pairs did equally well.
web-compare-pair-better = Pair { $pair } did better with the same cards, by { $points }.
web-compare-same = Each drew from a stock of their own, so the cards stayed the same.
web-compare-differ = All drew from one stock or the cards were cut, so after the first different choice the cards differ.
web-compare-fewer = Fewer points are better.
web-compare-missing = Deals that were played in one match only are not in the difference.
web-compare-none = No deal was played to its end at both, so there is nothing to compare.
web-compare-replay = Replay: { $name }
web-compare-record = Record: { $name }
web-dealt-link = What was dealt on this server
web-dealt-title = What was dealt on this server
web-dealt-help = The hands of all finished matches are counted. An honest shuffle strays a little from what is expected; chi-square measures how far.
web-dealt-p-help = The p-value says how often an honest server strays as far or farther: 0.03 happens on 3 of 100 honest servers. There are several tests here, so only a value below 0.001 is worth a second look.
web-dealt-none = No match has been finished here yet.
web-dealt-counts = Matches: { $matches }, deals: { $deals }, hands: { $hands }
web-dealt-ranks = Ranks in the hands
web-dealt-suits = Suits in the hands
web-dealt-dealt = dealt
web-dealt-expected = expected
web-dealt-chi = Chi-square { $statistic }, degrees of freedom { $degrees }, p { $p }
web-dealt-usual = Nothing stands out: { $share } of 100 honest servers stray as far or farther.
web-dealt-odd = This stands out: fewer than 1 of 1000 honest servers stray as far.
web-dealt-few = There is not enough yet to say anything: it takes { $count } deals.
web-dealt-wilds = Wilds
web-dealt-wilds-people = People were dealt { $mean } wilds a hand; { $expected } are expected (hands: { $hands }).
web-dealt-wilds-bots = Bots were dealt { $mean } wilds a hand; { $expected } are expected (hands: { $hands }).
web-dealt-first = Playing first
web-dealt-first-share = Who played first made the best of { $share }% of { $deals } deals; in the long run that lies between { $low }% and { $high }%. Without any advantage it would be { $even }%.

# Replays, and the page where records are sent in.

web-replay = Replay
web-replay-title = Replay: { $preset }
web-replay-watch = Watch the replay
web-replay-begin = Start
web-replay-eyes = Through whose eyes
web-replay-all = All hands
web-replay-spectator = A spectator
web-replay-hand = Hand of { $seat }
web-replay-where = Deal { $deal }, step { $step }
web-replay-steps = Through the replay
web-replay-on = One step on
web-replay-back = One step back
web-replay-start = To the beginning of the deal
web-replay-end = To the end of the deal
web-replay-deal-on = Next deal
web-replay-deal-back = Deal before
web-replay-deals = Deals
web-replay-deal = Deal { $number }
web-replay-result = Show how it ended
web-replay-result-help = This names the winner, the points and the number of deals.
web-replay-share-here = This place, through these eyes
web-replay-share-start = From the beginning
web-replay-share-help = Whoever has the link can look at the match.
web-records = Open a record
web-records-help = A record is a match as a text file, saved here or written by hand. Open one and look at the match step by step.
web-records-file = Choose a file
web-records-paste = Or paste the text of a record
web-records-open = Open
web-records-large = This is too large for a record.
web-records-kept = Whoever has the link to the replay can look at it. It stays here as long as somebody looks at it now and then.
