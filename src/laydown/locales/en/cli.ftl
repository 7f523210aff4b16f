# The command line.
cli-title = Laydown { $version }: Mille and Three Thirteen, to play and to study.
cli-menu-start = To start at once: { $command }
cli-menu-help = How a command is used: { $command }
cli-usage = Usage: { $usage }
cli-examples = Examples:

# What each command does.
cli-command-play = Play a match against the bots.
cli-command-resume = Go on with a match that was left.
cli-command-serve = Serve tables in the browser, for oneself and for friends.
cli-command-admin = For operators: list, close, delete and export tables, list and delete records that were sent in, and back up the database.
cli-command-join = Play at a table of a server, with others in their browsers.
cli-command-rules = Show the rules in force, or list the games.
cli-command-arrange = Arrange a hand so that what is left costs least.
cli-command-check = Check that records of matches hold.
cli-command-replay = Step through a recorded match.
cli-command-simulate = Let bots play many deals or matches and show what they score.
cli-command-settle = Settle a match of Mille for stakes.
cli-command-warm = Compile what fast simulation needs, once, so that it starts at once from then on.

# What a flag does.
cli-flag-lang = the language: en, fr, ja, ru or ko; without it, that of the locale
cli-flag-plain = words instead of symbols, one fact a line, for screen readers
cli-flag-help = this text
cli-flag-option = a house rule, as in ace=both; laydown rules lists them
cli-flag-seats = how many play
cli-flag-bots = the bots of the other seats, separated by commas
cli-flag-names = the names of the people, separated by commas
cli-flag-seed = a text from which all shuffles follow, to have the same deals again
cli-flag-wild = the wild rank: 2 to 10, J, Q, K, A, or none
cli-flag-preset = whose rules count; three-thirteen if not given
cli-flag-json = the answer as JSON
cli-flag-lines = answer JSON objects from standard input, one a line
cli-flag-seat = see only what this seat sees, or a spectator with 0; without it, all cards
cli-flag-all = show all steps at once, without waiting for Enter
cli-flag-deals = how many deals
cli-flag-matches = how many matches
cli-flag-marks-a = the marks of the first player, without the skunk
cli-flag-marks-b = the marks of the second player, without the skunk
cli-flag-stakes = the unit of the stake; 1 if not given
cli-flag-host = the address to listen at; 127.0.0.1, this computer alone, if not given
cli-flag-port = the port to listen at, 0 for any free one; 8000 if not given
cli-flag-data = the folder that the matches are kept in
cli-flag-database = the address of a PostgreSQL database that several workers share; without it, a file in the folder
cli-flag-workers = how many processes serve together; more than one need --database
cli-flag-base-path = the path that a reverse proxy serves Laydown under, as /cards
cli-flag-trusted-proxy = a reverse proxy whose word on its clients' addresses counts, as 127.0.0.1 or 10.0.0.0/8
cli-flag-forwarded = the proxy says it in the header Forwarded (RFC 7239), not in X-Forwarded-For, -Proto and -Host
cli-flag-log = how events are told on stderr: plain, or json for one object a line; plain if not given
cli-flag-metrics = the address of this computer where Prometheus finds /metrics, as 127.0.0.1:9100; none if not given
cli-flag-public-url = the address that people everywhere find this server at, with the base path, for links in calendars and mail
cli-flag-mail-server = send mail to those who want to be told of their turn, through this server, as mail.example.org:587
cli-flag-mail-security = starttls (the default), tls, or none for a mail server on this computer
cli-flag-mail-user = the name that the mail server knows Laydown by
cli-flag-mail-password-file = the file with the password for it; LAYDOWN_MAIL_PASSWORD where there is none
cli-flag-mail-from = the address that mail comes from
cli-flag-keep-finished = delete finished tables after so many days; never if not given
cli-flag-keep-idle = delete tables that nobody has played at for so many days; never if not given
cli-flag-keep-names = replace the names at finished tables after so many days; never if not given
cli-flag-keep-records = delete records that were sent in after so many days in which nobody looked at them; 365 if not given
cli-flag-all-into = export the records of all finished matches into this folder
cli-flag-yes = do it without asking
cli-flag-inside = where the workers of the database find this one: host:port, port 0 for any free one
cli-flag-open = open the page in a browser
cli-flag-name = the name that the others see
cli-flag-watch = only watch; all hands stay hidden

# What stands for a value in a usage line.
cli-value-preset = GAME
cli-value-hand = CARDS
cli-value-file = FILE
cli-value-total = TOTAL
cli-value-number = NUMBER
cli-value-setting = NAME=VALUE
cli-value-bots = BOT,BOT
cli-value-names = NAME,NAME
cli-value-text = TEXT
cli-value-rank = RANK
cli-value-language = LANGUAGE
cli-value-host = ADDRESS
cli-value-folder = FOLDER
cli-value-deed = WHAT
cli-value-table = TABLE OR FILE
cli-value-form = FORM
cli-value-address = URL
cli-value-path = PATH
cli-value-network = ADDRESS/BITS
cli-value-link = LINK
cli-value-name = NAME

# What is wrong with a command line.
cli-command-unknown = There is no command { $command }. There are: { $allowed }.
cli-command-misspelt = There is no command { $command }. Perhaps { $near } was meant.
cli-flag-unknown = The command { $command } has no { $flag }. It takes: { $allowed }.
cli-flag-needs-value = A value must follow { $flag }. See laydown { $command } --help.
cli-flag-takes-none = No value may follow { $flag }. Leave out { $text }.
cli-flag-twice = Give { $flag } only once.
cli-operand-missing = Something is missing for { $command }. See laydown { $command } --help.
cli-operand-extra = The command { $command } does not expect { $text }. See laydown { $command } --help.
cli-not-a-number = { $place } must be a whole number from { $low } to { $high }, not { $text }.
cli-option-form = --option { $text } is not understood. Write a name, an equals sign and a value, as in --option ace=both.
cli-option-twice = The option { $option } is given twice. Keep one of them.
cli-at-column = Column { $column }: { $reason }

# Files.
cli-file-missing = There is no such file. Look at its name and folder.
cli-file-folder = This is a folder. Name a file in it.
cli-system = The system reports: { $reason }
cli-file-unreadable = The file cannot be read. See whether you may open it.
cli-file-not-text = This is no text in UTF-8, so it is no record of a match.
cli-file-too-large = The file is larger than any record of a match.

# The rules of a table.
cli-rules-title = { $game } for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: the rules in force
cli-rules-options = The options of this table. Change one with { $example }.
cli-rules-option = { $title }: { $told }
cli-rules-changed = (changed, usually { $usual })
cli-rules-allowed = It may be: { $allowed }. Rule { $clause }.
cli-rules-presets = The games, by the names that commands know them by:
cli-rules-preset-plain = { $preset }: { $title }. { $told }
cli-rules-more = The rules of one of them: { $command }

# Arranging a hand.
cli-arrange-penalty = Penalty: { $penalty }
cli-arrange-set = Set: { $cards }
cli-arrange-run = Run: { $cards }
cli-arrange-wilds = Wilds alone: { $cards }
cli-arrange-stands = { $card } stands for { $place }
cli-arrange-left = Left over: { $cards }
cli-arrange-nothing-left = Nothing is left over.
cli-arrange-discard = Best discard: { $cards }. Penalty after it: { $penalty }
cli-arrange-discards = Best discards, any one of: { $cards }. Penalty after it: { $penalty }
cli-arrange-out = To go out, discard: { $cards }
cli-arrange-outs = To go out, discard any one of: { $cards }
cli-arrange-preset = Hands are arranged in Three Thirteen and its relations, not in { $preset }. Choose one of: { $allowed }.
cli-arrange-card = There is no { $card } in { $preset }. Leave it out or choose another --preset.
cli-arrange-size = A hand has 1 to { $most } cards, and this one has { $count }.
cli-arrange-wild = There is no wild rank { $text }. Write 2 to 10, J, Q, K, A or none.
cli-arrange-wild-rank = There is no rank { $rank } in { $preset }. Choose another --wild.
cli-arrange-lines-alone = --lines reads everything from standard input. Leave out the rest.
cli-line-json = The line is no JSON object. Write one such as { $example }.
cli-line-unknown = There is no field { $name }. There are: { $allowed }.
cli-line-hand = The field hand must be a text of cards, as in "5S 6S 7S".
cli-line-wild = The field wild must be a rank from 1 to 13, or null.
cli-line-game = The field game must be the name of a game, as in "five-crowns".
cli-line-options = The field options must be an object of names and values, as in {"{"}"ace": "both"{"}"}.

# The settlement of a match.
cli-settle-won = { $winner } wins with { $points } to { $other_points } against { $loser }.
cli-settle-equal = Both have { $points }: nobody has won, and nothing is settled.
cli-settle-skunk = Skunk: { $loser } has less than half of { $target }, which is one more mark for { $winner }.
cli-settle-line = { $reason }: { $amount }
cli-settle-sum = { $winner } receives { $amount }.

# Simulations.
cli-simulate-title = { $game }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} ended, seed { $seed }
cli-simulate-seat = Seat { $number }, { $bot }
cli-simulate-points = Points a deal: { $estimate }
cli-simulate-totals = Total a match: { $estimate }
cli-simulate-wins = Share of matches won: { $estimate }
cli-simulate-interval = { $mean }, 95 percent interval { $low } to { $high }
cli-simulate-speed = Speed: { $deals } deals and { $actions } actions a second
cli-simulate-one-of = Give --deals or --matches, not both.

# Checking records.
cli-check-holds = the record holds. { $game }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
cli-check-proved = Every shuffle follows from the secret promised before the first deal.
cli-check-seeded = The shuffles follow from a seed, so whoever chose it could know them.
cli-check-given = The orders of the cards are as written, and nothing was promised about them.
cli-check-total = { $seat }: { $points }.
cli-check-winners = { $winners-count ->
    [one] Winner
   *[other] Winners
}: { $winners }.
cli-check-unfinished = The match is not finished.

# Replaying a match.
cli-replay-hand = { $seat }: { $cards }
cli-replay-prompt = Enter: next step, d: next deal, e: to the end, q: quit
cli-replay-seat = This match has { $count } seats and no seat { $number }. Choose one of them, or 0 for a spectator.
cli-replay-empty = Nothing was dealt in this match yet.

cli-serve-at = Laydown is at { $address }
cli-serve-elsewhere = Devices in the same network open { $address }
cli-serve-stop = Stop it with Ctrl+C; running matches are kept.
cli-serve-taken = Another program listens at { $host }, port { $port }. Choose another with --port, or 0 for any free one.
cli-serve-workers = One file can be written by one worker only. Give --database postgresql://... for more, or leave out --workers.
cli-serve-database = Laydown keeps its tables in a file or in PostgreSQL, not in { $database }. Give an address that begins with postgresql://
cli-serve-psycopg = For PostgreSQL a part of Laydown is missing. Install it with: pip install 'laydown[postgres]'
cli-serve-no-database = The database cannot be reached: { $reason }.
cli-serve-base = { $text } cannot be the path of Laydown. It begins with / and with no page of its own, as /cards
cli-serve-proxy = { $text } is no address of a proxy. Give one as 127.0.0.1, ::1 or 10.0.0.0/8
cli-serve-log = Events are told plain or as json, not as { $text }
cli-serve-public = { $text } is not where people find this server. Give an address as https://example.org/cards, with the base path if there is one
cli-serve-mail-server = { $text } is no mail server. Give one as mail.example.org:587
cli-serve-mail-security = The way to the mail server is starttls, tls or none, not { $text }
cli-serve-mail-from = { $text } is not a mail address
cli-serve-mail-needs = Mail also needs --mail-from and --public-url
cli-serve-mail-password = The file with the password cannot be read: { $reason }
cli-serve-mail-clear = A password does not go to another computer in clear. Use starttls or tls
cli-serve-metrics = Figures are shown to this computer alone, not at { $text }. Give an address as 127.0.0.1:9100
cli-serve-cannot = The server cannot start here: { $reason }.

cli-admin-deed = An operator can do { $allowed }, not { $text }.
cli-admin-nothing = No server has kept anything in { $folder }. Give its folder with --data, or --database.
cli-admin-none = There are no tables.
cli-admin-table = { $table }  { $preset }, { $state }, seats taken { $taken } of { $seats }, opened { $age } d ago, last played { $played } d ago
cli-admin-waiting = waiting
cli-admin-running = running
cli-admin-over = over
cli-admin-shut = closed
cli-admin-close-sure = Close table { $table } for good? Whoever is there is told. Type yes:
cli-admin-delete-sure = Delete table { $table } with its match and names? It cannot be brought back. Type yes:
cli-admin-yes = yes y
cli-admin-not-done = Nothing was changed.
cli-admin-close-done = Table { $table } is closed.
cli-admin-delete-done = Table { $table } is deleted.
cli-admin-no-table = There is no table { $table }.
cli-admin-no-record = There is no finished match at table { $table }.
cli-admin-exported = { $count } records are in { $folder }.
cli-admin-file-there = { $file } is there already. Give another name.
cli-admin-no-records = Nobody has sent in a record.
cli-admin-record = { $record }  { $preset }, { $size } kB, sent in { $age } d ago, last looked at { $used } d ago
cli-admin-delete-record-sure = Delete the sent record { $table } and its replay? It cannot be brought back. Type yes:
cli-admin-delete-record-done = Record { $table } is deleted.
cli-admin-no-sent-record = There is no sent record { $table }.
cli-admin-pg-dump = PostgreSQL is backed up with pg_dump.
cli-admin-backed-up = The backup is in { $file }.
cli-join-one-of = Give --name to play or --watch to look on, not both.

# Compiling.
cli-warm-part = { $at } of { $count }: { $part }
cli-warm-arranging = arranging hands
cli-warm-environments = environments for learning
cli-warm-done = Compiled in { $seconds } s. From now on it starts at once.
cli-warm-already = Everything is compiled already.
cli-warm-not-kept = Compiled in { $seconds } s, but there is no folder to keep it in; LAYDOWN_KERNELS names one.
cli-warm-needs = Compiled code needs numba. To install it: { $command }
