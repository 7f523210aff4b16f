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
web-games = Games
web-more-games = More games
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
web-rules-changed = Different at this table
web-changed = Changed
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
web-option-none = none
web-option-number = a number
web-option-range = { $low } to { $high }
web-option-reset = As usual
web-houses = My house rules
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
web-table-by-link = friends come by link
web-table-listed = open to everyone here
web-table-listed-label = Open table
web-table-listed-help = Others on this server see it and may sit down.
web-table-chat-label = Free chat
web-table-chat-help = Without it there are ready-made phrases, in each reader's language.
web-table-beat = Time for each move
web-table-beat-off = no limit
web-table-beat-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-tables = Tables
web-mine-running = My matches
web-mine-finished = Finished matches
web-continue = Continue
web-look = Look
web-record = Record
web-listed = Open tables
web-listed-none = Nobody is waiting for players right now.
web-listed-host = { $count ->
    [one] { $host }, one free seat
   *[other] { $host }, { $count } free seats
}
web-join = Join
web-join-title = { $host } invites you to { $preset }
web-join-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-join-sit = Sit down
web-join-watch = Watch
web-join-watch-help = Those who watch see no hands.
web-join-full = Every seat is taken.
web-join-over = This match is over.
web-join-gone = There is no such table here. Ask for a new link.
web-share = Share
web-share-title = A seat for { $preset }
web-share-help = Send a link to each friend. Whoever opens it chooses a name and sits down.
web-share-open = Any free seat
web-share-own = My seat
web-share-own-help = With this link you go on from another device. Keep it to yourself.
web-share-local = This address works on this computer only. Friends elsewhere need one that reaches it.
web-copy = Copy
web-copied = Copied
web-try-again = Try again
web-trouble-server = The server does not answer. Check the connection and try again.
