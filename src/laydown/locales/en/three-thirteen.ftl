# Three Thirteen and its relations: presets, options, refusals, events, the end of a match, rules.

preset-three-thirteen = Three Thirteen
preset-three-thirteen-help = Eleven deals of three to thirteen cards, each with a wild rank of its own.
preset-ace-high-low = Three Thirteen, ace high or low
preset-ace-high-low-help = The ace may also follow the king, and costs 15.
preset-face-values = Three Thirteen, face values
preset-face-values-help = A jack costs 11, a queen 12 and a king 13.
preset-jokers = Three Thirteen with jokers
preset-jokers-help = Two jokers in each pack are wild in every deal.
preset-three-thirteen-two-decks = Three Thirteen with two packs
preset-three-thirteen-two-decks-help = Always two packs, and a natural card in every combination.
preset-three-thirteen-speed = 3-13 Speed
preset-three-thirteen-speed-help = All play at the same time, up to twelve players.
preset-five-crowns = Five Crowns
preset-five-crowns-help = Five suits from 3 to king, six jokers, two to seven players.
preset-deuces-arent-wild = Deuces Aren't Wild
preset-deuces-arent-wild-help = Twelve deals with jokers, and aces wild in the last; two or three players.

option-decks = Packs
option-decks-help = Says how many packs are shuffled together.
option-decks-none = half as many as players, rounded up
option-jokers = Jokers
option-jokers-help = Says how many jokers each pack has.
option-ace = Ace
option-ace-help = Says whether an ace may also follow the king; it then costs 15 points.
option-ace-low = low only
option-ace-both = low and high
option-face_points = Face cards
option-face_points-help = Says what jack, queen and king cost.
option-face_points-ten = 10 each
option-face_points-rank = 11, 12 and 13
option-wild_points = Wild left over
option-wild_points-help = Says what a card of the wild rank costs that is left over.
option-wild_points-rank = as its rank
option-all_wild = Wilds alone
option-all_wild-help = Says whether wilds may be a combination by themselves.
option-wild_limit = Wilds in a combination
option-wild_limit-help = Says how many wilds a combination may have.
option-wild_limit-none = any number
option-wild_limit-one = one
option-wild_limit-half = half of its cards
option-forbid_rediscard = No rediscard
option-forbid_rediscard-help = Says whether the card just taken from the pile has to be kept in that turn.
option-auto_out = Going out by itself
option-auto_out-help = Says whether a discard that leaves all cards combined goes out by itself.
option-last_turns = Last turns
option-last_turns-help = Says how many turns each other player has when somebody is out.
option-first_out_bonus = Bonus for going out
option-first_out_bonus-help = Says what the player who goes out first scores for it.
option-reveal = Showing the hand
option-reveal-help = Says when the player who is out shows the hand.
option-reveal-at_once = at once
option-reveal-at_end = at the end
option-idle_rounds = Idle rounds
option-idle_rounds-help = Gives the number of rounds without a draw from the stock after which the deal ends.
option-extra_beat = Extra beat
option-extra_beat-help = Says whether the others have one beat more when somebody is out.
option-tie_break = Ties
option-tie_break-help = Says who wins if the lowest totals are equal.
option-tie_break-share = together
option-tie_break-most_outs = more times out
option-tie_break-bonus_deal = bonus deal
option-end_at = Early end
option-end_at-help = Gives the total at which the match ends after that deal.
option-end_at-none = after all deals

three-thirteen-refuse-option = The option { $option } has no meaning in { $preset }. It belongs to: { $allowed }.
three-thirteen-refuse-seats = This game is for { $least } to { $most } players, not for { $seats }.
three-thirteen-refuse-cards = { $seats } players need { $needed } cards for the largest deal, and there are { $have }. Play with { $packs_enough } packs or more, or with { $seats_enough } players at most.
three-thirteen-refuse-over = The deal is over.
three-thirteen-refuse-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
}
three-thirteen-refuse-second-draw = You have your card for this turn. Now discard one.
three-thirteen-refuse-draw-first = First draw a card or take the top of the pile.
three-thirteen-refuse-verb = In this game one draws, takes and discards, and nothing else.
three-thirteen-refuse-not-held = You do not hold { $card }.
three-thirteen-refuse-rediscard = You have just taken { $card } from the pile and may not discard it in the same turn.
three-thirteen-refuse-someone-out = Somebody is out already. Discard as usual; if all your cards combine, you score nothing.
three-thirteen-refuse-incomplete = You cannot go out with { $card }: your other cards do not all combine.
three-thirteen-refuse-stay-in = With { $card } gone all your cards combine, and at this table that means going out.
three-thirteen-refuse-no-reshuffle = There is nothing to shuffle now.
three-thirteen-refuse-reshuffle-first = There are not enough cards in the stock. First the discarded ones are shuffled into it.
three-thirteen-refuse-not-in-beat = You do not play in this beat.
three-thirteen-refuse-chosen = You have chosen. Wait for the others.
three-thirteen-unreadable = { $text } is no action of this game. Write draw, take, discard 5H or discard 5H out.

three-thirteen-event-took = { $who ->
    [you] You take { $card } from the pile.
   *[other] { $seat } takes { $card } from the pile.
}
three-thirteen-event-took-from = { $who ->
    [you] You take { $card } from the pile of { $other }.
   *[other] { $other-who ->
        [you] { $seat } takes { $card } from your pile.
       *[other] { $seat } takes { $card } from the pile of { $other }.
    }
}
three-thirteen-event-out = { $who ->
    [you] You are out.
   *[other] { $seat } is out.
}
three-thirteen-event-out-shown = { $who ->
    [you] You are out with { $cards }.
   *[other] { $seat } is out with { $cards }.
}
three-thirteen-event-beat = Beat { $beat }.
three-thirteen-event-last-beat = Beat { $beat }, the last.
three-thirteen-event-chose = { $who ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
three-thirteen-event-stopped-stock = There are not enough cards left in the stock. The deal ends.
three-thirteen-event-stopped-idle = Nobody draws from the stock any more. The deal ends.
three-thirteen-event-stopped-beats = That was the last beat there is. The deal ends.
three-thirteen-event-complete = { $who ->
    [you] All your cards combine: { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] All cards of { $seat } combine: { $points } { $points ->
        [one] point
       *[other] points
    }.
}
three-thirteen-event-left = { $who ->
    [you] You are left with { $cards }: { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] { $seat } is left with { $cards }: { $points } { $points ->
        [one] point
       *[other] points
    }.
}

three-thirteen-won-after-deals = After { $count } deals the lowest total wins.
three-thirteen-won-at-end = Somebody has reached { $total }, and the lowest total wins.
three-thirteen-won-together = Equal lowest totals win together.
three-thirteen-won-by-most-outs = The lowest totals were equal, and going out in more deals wins.
three-thirteen-won-by-bonus-deal = The lowest totals were equal, and the bonus deal has decided.
three-thirteen-won-of-those-who-stayed = The lowest total of those who did not resign wins.

three-thirteen-rule-aim = Form combinations with all the cards of your hand. What is left over costs points, and the lowest total wins.
three-thirteen-rule-seats = { $count } players play, each alone.
three-thirteen-rule-packs-standard = { $packs ->
    [one] One pack of 52 cards is used.
   *[other] { $packs } packs of 52 cards are shuffled together, { $count } cards.
}
three-thirteen-rule-packs-stars = { $packs ->
    [one] One star pack of 55 cards is used. It has five suits, spades, hearts, diamonds, clubs and stars, each from 3 to king.
   *[other] { $packs } star packs of 55 cards are shuffled together, { $count } cards. Each has five suits, spades, hearts, diamonds, clubs and stars, from 3 to king.
}
three-thirteen-rule-jokers = { $count ->
    [one] Each pack also has one joker, which makes { $total } cards in all.
   *[other] Each pack also has { $count } jokers, which makes { $total } cards in all.
}
three-thirteen-rule-deals = There are { $count } deals: { $first } cards each in the first, one more each time, { $last } in the last.
three-thirteen-rule-wild-rank = The rank equal to the number of cards dealt is wild: { $first } in the first deal, and so on up to { $last }.
three-thirteen-rule-wild-last = In the last deal, of { $count } cards, the wild rank is { $wild }.
three-thirteen-rule-dealer = The first dealer is found at random, and the deal passes to the left. The player at the dealer's left begins. The top card of the stock is turned up to start the pile.
three-thirteen-rule-dealer-speed = Who deals does not matter here, as all play at the same time.
three-thirteen-rule-set = A set is three or more cards of one rank. Identical cards are fine.
three-thirteen-rule-run = A run is three or more cards in sequence in one suit, no rank twice, and never round the corner.
three-thirteen-rule-ace-low = The ace is low: ace, 2, 3 is a run, and queen, king, ace is not.
three-thirteen-rule-ace-both = The ace is low or high: ace, 2, 3 and queen, king, ace are runs, and king, ace, 2 is not.
three-thirteen-rule-ace-none = There are no aces, and nothing follows the king.
three-thirteen-rule-once = A card serves in one combination only.
three-thirteen-rule-wild = A wild stands for any card. Wilds may be neighbours in a run, and a card of the wild rank counts as wild in its own place too.
three-thirteen-rule-wild-single = A wild stands for any card. A card of the wild rank counts as wild in its own place too.
three-thirteen-rule-joker-wild = A joker is always wild.
three-thirteen-rule-wild-limit-none = A combination may have any number of wilds.
three-thirteen-rule-wild-limit-one = A combination may have one wild at most.
three-thirteen-rule-wild-limit-half = At most half of the cards of a combination may be wild, one of three or two of four.
three-thirteen-rule-all-wild = Three or more wilds are a combination by themselves.
three-thirteen-rule-no-all-wild = Every combination needs a natural card.
three-thirteen-rule-turn = In your turn, draw the top card of the stock or take the top card of the pile, then discard one card on the pile.
three-thirteen-rule-rediscard = The card just taken from the pile may be discarded again at once.
three-thirteen-rule-no-rediscard = The card just taken from the pile may not be discarded in the same turn, unless you held another like it before.
three-thirteen-rule-no-laying = Nothing is laid down before the end, and nobody adds to another's combinations.
three-thirteen-rule-speed-piles = The stock lies spread in the middle. Each player keeps a pile at the left hand and begins it with a card from the middle.
three-thirteen-rule-speed-beat = All play at the same time, in beats. In each half of a beat everyone chooses in secret, and all choices are carried out together.
three-thirteen-rule-speed-draws = First choose where to draw: from the middle, or the top card of your right-hand neighbour's pile. Cards from the middle are drawn in the order of the seats.
three-thirteen-rule-speed-discards = Then choose a discard. All discards are shown together, each on its owner's pile.
three-thirteen-rule-out = You may go out if all your cards but the discard form combinations. Say so with the discard, which may be any card.
three-thirteen-rule-out-free = Nobody has to go out.
three-thirteen-rule-out-auto = A discard that leaves all other cards combined goes out by itself.
three-thirteen-rule-last-turns = { $count ->
    [0] When somebody is out, the deal ends at once.
    [one] When somebody is out, each other player has exactly one more turn, in order.
   *[other] When somebody is out, each other player has exactly { $count } more turns, in order.
}
three-thirteen-rule-speed-out = The deal ends with the beat in which somebody goes out. Several may go out in one beat.
three-thirteen-rule-speed-extra-beat = After the beat in which somebody goes out the others have one beat more, in which nobody goes out. Several may go out in one beat.
three-thirteen-rule-reveal-at-once = Who is out shows the hand at once.
three-thirteen-rule-reveal-at-end = Who is out says so, and shows the hand at the end with the others.
three-thirteen-rule-others-complete = Others who complete their hands by then score nothing as well.
three-thirteen-rule-out-bonus = Who goes out first scores { $points } points for it.
three-thirteen-rule-stock-reshuffle = { $count ->
    [one] If a turn begins and the stock is empty, the pile but its top card is shuffled and becomes the stock, once in a deal. After that, or with nothing left to shuffle, the deal ends and all score.
   *[other] If a turn begins and the stock is empty, the pile but its top card is shuffled and becomes the stock, at most { $count } times in a deal. After that, or with nothing left to shuffle, the deal ends and all score.
}
three-thirteen-rule-stock-end-deal = If a turn begins and the stock is empty, the deal ends and all score.
three-thirteen-rule-idle = { $count ->
    [one] If for a full round of turns nobody draws from the stock, the deal ends and all score.
   *[other] If for { $count } full rounds of turns nobody draws from the stock, the deal ends and all score.
}
three-thirteen-rule-idle-last-turns = That no longer counts once somebody is out.
three-thirteen-rule-middle-reshuffle = { $count ->
    [one] If the middle has fewer cards than players before a beat, all piles but their top cards are shuffled and put there, once in a deal. After that, or with nothing left to shuffle, the deal ends and all score.
   *[other] If the middle has fewer cards than players before a beat, all piles but their top cards are shuffled and put there, at most { $count } times in a deal. After that, or with nothing left to shuffle, the deal ends and all score.
}
three-thirteen-rule-middle-end-deal = If the middle has fewer cards than players before a beat, the deal ends and all score.
three-thirteen-rule-speed-bound = { $count ->
    [one] After one beat the deal ends in any case.
   *[other] After { $count } beats the deal ends in any case.
}
three-thirteen-rule-least-penalty = At the end each hand is arranged so that the cards left over cost as little as possible. Who has none left scores nothing.
three-thirteen-rule-points-ace-low = Left over, an ace costs 1, and 2 to 10 cost their number.
three-thirteen-rule-points-ace-both = Left over, an ace costs 15, and 2 to 10 cost their number.
three-thirteen-rule-points-from-three = Left over, 3 to 10 cost their number.
three-thirteen-rule-points-faces-ten = Jack, queen and king cost 10 each.
three-thirteen-rule-points-faces-rank = A jack costs 11, a queen 12 and a king 13.
three-thirteen-rule-points-wild-rank = A card of the wild rank costs what its rank costs.
three-thirteen-rule-points-wild = A card of the wild rank costs { $points }.
three-thirteen-rule-points-joker = A joker costs { $points }.
three-thirteen-rule-lowest-wins = The points of all deals are added up, and the lowest total wins.
three-thirteen-rule-end-at = The match ends early, after the deal in which somebody reaches { $total } points.
three-thirteen-rule-tie-share = Equal lowest totals win together.
three-thirteen-rule-tie-most-outs = Of equal lowest totals the player who went out in more deals wins. If that is equal too, they win together.
three-thirteen-rule-tie-bonus-deal = { $count ->
    [one] Players with equal lowest totals play one bonus deal among themselves, and the fewest points in it win. If they are equal again, they win together.
   *[other] Players with equal lowest totals play a bonus deal among themselves, at most { $count } times, and the fewest points in it win. If they are still equal, they win together.
}
three-thirteen-rule-bonus-cards = A bonus deal is of { $count } cards each, and the wild rank is { $wild }.
three-thirteen-rule-bonus-next = A bonus deal is the next of the series, or after the last one a deal like it.
three-thirteen-rule-bonus-alone = It decides the tie alone, and its points are not added to the totals.
