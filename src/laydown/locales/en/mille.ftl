# Mille: presets, options, refusals, events, rules, the end of a match.

preset-mille = Mille
preset-mille-help = Mille as it is played at home: the pile for a pair in hand, marks for naturals, chapeau and skunk, and a settlement.
preset-mille-cardroom = Card-room Mille
preset-mille-cardroom-help = Mille with an open pile, a pair from anywhere, no marks and no stakes.
preset-mille-montreal = Montreal Mille
preset-mille-montreal-help = Mille as in Montreal and Toronto, where the opponent cuts the cards.

option-pile_take = Taking the pile
option-pile_take-help = Says what you need to take the pile.
option-pile_take-pair_in_hand = a natural pair in hand
option-pile_take-pair_or_own_natural_set = a pair in hand or an own natural set
option-pile_take-pair_anywhere = a pair from the hand and the pile, or an own natural set
option-pile_set_stays_natural = Set from the pile stays natural
option-pile_set_stays_natural-help = Says whether wilds may be added to a set that was taken with the pile.
option-pile_set_stays_natural-off = wilds may be added at once
option-pile_set_stays_natural-this_turn = no wilds in the same turn
option-pile_set_stays_natural-always = no wilds at all
option-upcard_two = A two turned up
option-upcard_two-help = Says whether the player who starts may take a two that was turned up by the deal.
option-upcard_two-every_deal = in every deal
option-upcard_two-first_deal = in the first deal
option-upcard_two-off = never
option-min_naturals = Naturals in a set
option-min_naturals-help = Says how many natural cards a set with twos in it needs.
option-max_wilds = Wilds in a set
option-max_wilds-help = Says how many twos may stand for other cards in one set.
option-max_wilds-none = any number
option-wild_may_be_added = Adding wilds
option-wild_may_be_added-help = Says whether a wild may be added to a set that lies already.
option-must_discard_to_go_out = Last card discarded
option-must_discard_to_go_out-help = Says whether you can only go out by discarding your last card.
option-stock_out = Empty stock
option-stock_out-help = Says what happens when the stock runs out.
option-stock_out-end_deal = the deal ends
option-stock_out-reshuffle = the pile is reshuffled
option-eight_factor = Worth of an eight
option-eight_factor-help = Says how many times all eight cards of a rank count.
option-natural_out_factor = Worth of a natural out
option-natural_out_factor-help = Says how many times your laid cards count when you go out without a wild.
option-marks = Marks
option-marks-help = Says whether marks are kept for naturals, eights and chapeau.
option-skunk = Skunk mark
option-skunk-help = Says whether a winner earns a mark when the loser has less than half the target.
option-stakes = Stakes
option-stakes-help = Gives the small unit of the settlement in play money, 0 for none.
option-target = Target
option-target-help = Gives the total that ends the match.
option-max_deals = Longest match
option-max_deals-help = Gives the number of deals after which the higher total wins.
option-natural_required_to_win = Natural needed to win
option-natural_required_to_win-help = Says whether the winner must have a mark for a natural.
option-first_dealer = First dealer
option-first_dealer-help = Says who deals first.
option-first_dealer-random = at random
option-first_dealer-low_draw = the lowest card drawn
option-pile_shown = Pile on view
option-pile_shown-help = Says how much of the pile the table shows.
option-pile_shown-top = the top card
option-pile_shown-all = all of it
option-cut = Cut
option-cut-help = Says whether the dealer's opponent cuts before each deal.

mille-config-seats = Mille is for two players, not { $seats }.
mille-config-natural-needs-marks = A natural can only be required to win where marks are kept.

mille-unreadable-verb = There is no action { $text }. There are: { $allowed }.
mille-unreadable-card-missing = Name a card here.
mille-unreadable-not-in-deck = The card { $text } is not in the Mille deck.
mille-unreadable-left-over = There is { $text } too much on the line.
mille-unreadable-add-to = Say which set { $text } joins, as in add 2S to Q.
mille-unreadable-rank = There is no rank { $text }. Ranks are A, 2 to 9, T, J, Q and K.
mille-unreadable-cut = { $text } is not a place to cut. Write a number, as in cut 40.

mille-refuse-not-your-turn = It is not your turn.
mille-refuse-deal-over = The deal is over.
mille-refuse-no-such-action = Mille has no action { $text }.
mille-refuse-draw-first = First draw a card or take the pile.
mille-refuse-drawn-already = You have drawn already in this turn.
mille-refuse-stock-empty = The stock is empty.
mille-refuse-pile-or-pass = The stock is empty: take the pile or pass.
mille-refuse-no-pass = You can only pass when the stock is empty and you may take the pile.
mille-refuse-not-held = You do not hold { $cards }.
mille-refuse-cut-first = First the cards are cut.
mille-refuse-no-cut-now = The cards are only cut before the deal.
mille-refuse-cut-place = Cut at a place from { $low } to { $high }.
mille-refuse-no-reshuffle-due = No reshuffle is due.
mille-refuse-reshuffle-first = First the pile is reshuffled.
mille-refuse-keep-a-discard = Keep one card to discard, here you only go out with a discard.
mille-refuse-lay-three = You lay three cards at a time, not { $count }, and add the others.
mille-refuse-lay-one-rank = { $cards } are not of one rank.
mille-refuse-few-naturals = { $needed ->
    [one] A set with twos in it needs at least one natural card.
   *[other] A set with twos in it needs at least { $needed } natural cards.
}
mille-refuse-many-wilds = { $allowed ->
    [one] At most one two may stand for another card in a set.
   *[other] At most { $allowed } twos may stand for other cards in a set.
}
mille-refuse-no-wild-added = No wild may be added to your { $rank-many }, which lie already.
mille-refuse-stays-natural = Your { $rank-many } came with the pile and stay natural.
mille-refuse-add-rank = { $card } does not belong to the { $rank-many }.
mille-refuse-no-spread = You have no { $rank-many } on the table.
mille-refuse-nothing-to-lay = You hold no three cards that make a set you may lay.
mille-refuse-nothing-to-add = You hold no card that you may add to a set of yours.
mille-refuse-pile-two-cards = Two cards go down with the top card of the pile, not { $count }.
mille-refuse-pile-name-pair = Name the two cards that go down with the top card of the pile.
mille-refuse-pile-pair = You do not have { $cards } for the pile, which needs { $rank-many }.
mille-refuse-pile-rank = { $cards } are not two { $rank-many }, as the top card of the pile asks.
mille-refuse-pile-no-wild = No two may help to take the pile, you need two natural { $rank-many }.
mille-refuse-pile-needs-pair = To take the pile you need two { $rank-many } in hand.
mille-refuse-pile-needs-pair-or-set = To take the pile you need two { $rank-many } in hand, or a set of { $rank-many } of yours without a two.
mille-refuse-pile-no-set = You have no { $rank-many } for the top card of the pile to join.
mille-refuse-pile-set-has-wild = Your { $rank-many } have a two among them, so the top card of the pile cannot join them.
mille-refuse-pile-nothing-fits = To take the pile you need two { $rank-many }, or a set of { $rank-many } of yours without a two.
mille-refuse-pile-two-needs-twos = A two on the pile is only taken with two twos from your hand.
mille-refuse-pile-two-needs-twos-or-set = A two on the pile is only taken with two twos from your hand, or to join a set of twos of yours.
mille-refuse-pile-two-nothing-fits = A two on the pile is only taken with two other twos, or to join a set of twos of yours.

mille-event-cards-cut = { $who ->
    [you] You cut the cards at { $place }.
   *[other] { $seat } cuts the cards at { $place }.
}
mille-event-pile-taken = { $who ->
    [you] You take the pile and lay { $cards }, { $count ->
        [0] with nothing left of it for your hand.
        [one] with one card of it for your hand.
       *[other] with { $count } cards of it for your hand.
    }
   *[other] { $seat } takes the pile and lays { $cards }, { $count ->
        [0] with nothing left of it for the hand.
        [one] with one card of it for the hand.
       *[other] with { $count } cards of it for the hand.
    }
}
mille-event-pile-joined = { $who ->
    [you] You take the pile and add { $cards } to your set, { $count ->
        [0] with nothing left of it for your hand.
        [one] with one card of it for your hand.
       *[other] with { $count } cards of it for your hand.
    }
   *[other] { $seat } takes the pile and adds { $cards } to a set, { $count ->
        [0] with nothing left of it for the hand.
        [one] with one card of it for the hand.
       *[other] with { $count } cards of it for the hand.
    }
}
mille-event-upcard-two-taken = { $who ->
    [you] You take { $card }, which was turned up, into your hand.
   *[other] { $seat } takes { $card }, which was turned up.
}
mille-event-laid = { $who ->
    [you] You lay { $cards }.
   *[other] { $seat } lays { $cards }.
}
mille-event-added = { $who ->
    [you] You add { $card } to your { $rank-many }.
   *[other] { $seat } adds { $card } to the { $rank-many }.
}
mille-event-low-on-cards = { $who ->
    [you] You have { $count ->
        [one] one card
       *[other] { $count } cards
    } left.
   *[other] { $seat } has { $count ->
        [one] one card
       *[other] { $count } cards
    } left.
}
mille-event-seven-squared = { $who ->
    [you] You square up seven { $rank-many }: one more makes all eight.
   *[other] { $seat } squares up seven { $rank-many }: one more makes all eight.
}
mille-event-eight-complete = { $who ->
    [you] You have all eight { $rank-many }.
   *[other] { $seat } has all eight { $rank-many }.
}
mille-event-stock-ran-out-reshuffle = The stock is empty, so the pile is reshuffled.
mille-event-stock-ran-out-last = { $who ->
    [you] The stock is empty: take the pile, or pass and end the deal.
   *[other] The stock is empty: { $seat } may take the pile, or pass and end the deal.
}
mille-event-stock-ran-out-over = The stock is empty and the deal ends with nobody out.
mille-event-passed = { $who ->
    [you] You pass, and the deal ends with nobody out.
   *[other] { $seat } passes, and the deal ends with nobody out.
}
mille-event-went-out = { $who ->
    [you] You go out.
   *[other] { $seat } goes out.
}
mille-event-went-out-natural = { $who ->
    [you] You go out natural.
   *[other] { $seat } goes out natural.
}
mille-event-chapeau-made = { $who ->
    [you] Chapeau: you end the deal at { $points }.
   *[other] Chapeau: { $seat } ends the deal at { $points }.
}
mille-event-deal-scored = { $who ->
    [you] Deal { $number } scores { $points } for you and { $other_points } for { $other }.
   *[other] Deal { $number } scores { $points } for { $seat } and { $other_points } for { $other }.
}

mille-end-won = { $winner-who ->
    [you] You win
   *[other] { $winner } wins
} by { $points } to { $loser_points }.
mille-end-skunk = { $winner-who ->
    [you] You win
   *[other] { $winner } wins
} by { $points } to { $loser_points } and { $loser-who ->
    [you] you are skunked.
   *[other] { $loser } is skunked.
}
mille-end-draw = After { $deals } deals both have { $points }: a draw.

mille-settle-match = for the match
mille-settle-marks = { $count ->
    [one] for one mark
   *[other] for { $count } marks
}
mille-settle-points = { $hundreds ->
    [one] for a lead of { $points }, one started hundred
   *[other] for a lead of { $points }, { $hundreds } started hundreds
}

mille-rule-goal = You win by being the first with { $target } points, gathered over several deals.
mille-rule-cards = Two players use two packs of 52 shuffled together, 104 cards without jokers.
mille-rule-first-dealer-random = The first dealer is chosen at random, and then the deal alternates.
mille-rule-first-dealer-low-draw = Each player draws a card and the lower one deals first: aces are low, and equal ranks draw again. Then the deal alternates.
mille-rule-cut = Before each deal the dealer's opponent cuts the cards, at a place from { $low } to { $high }.
mille-rule-no-cut = The cards are not cut.
mille-rule-deal = Each player gets { $count } cards. The next card is turned up and starts the pile, the rest are the stock. The player who did not deal starts.
mille-rule-turn = In your turn you draw the top card of the stock or take the whole pile, then lay and add cards from your hand as often as you like, and then discard one of them on the pile.
mille-rule-sets = A set is three or more cards of one rank, suits do not matter. There are no runs.
mille-rule-wilds = Twos are wild and stand for any card. { $needed ->
    [one] A set needs at least one natural card, that is one of its own rank.
   *[other] A set with wilds in it needs at least { $needed } natural cards, that is cards of its own rank.
}
mille-rule-max-wilds = { $count ->
    [one] A set may have one wild at most.
   *[other] A set may have { $count } wilds at most.
}
mille-rule-twos = Three or more twos may also be laid as a set of twos, and there they are natural.
mille-rule-adding = You have one set of each rank, and new cards of a rank join it. You never add to your opponent's sets, and what lies is not moved or taken back.
mille-rule-wild-added = A wild may also be added to a set of yours that lies already.
mille-rule-no-wild-added = No wild may be added to a set that lies already.
mille-rule-no-duty = You never have to lay anything, and you may discard any card, even a two or a card you have just taken.
mille-rule-pile-take-pair-in-hand = To take the pile you need two natural cards of its top card's rank in hand. You lay the two with the top card at once.
mille-rule-pile-take-pair-or-own-natural-set = To take the pile you need two natural cards of its top card's rank in hand and lay them with the top card at once, or you add the top card to a set of yours of its rank without a wild.
mille-rule-pile-take-pair-anywhere = To take the pile you lay its top card at once with two natural cards of its rank, from your hand or from the pile itself, or you add the top card to a set of yours of its rank without a wild.
mille-rule-pile-rest = The rest of the pile goes into your hand, and you may use it in the same turn. No wild may help to take the pile.
mille-rule-pile-two = A two that was discarded is only taken with two twos from your hand, and the three are laid as twos.
mille-rule-pile-two-hand-or-set = A two that was discarded is only taken with two twos from your hand, and the three are laid as twos, or to join a set of twos of yours.
mille-rule-pile-two-or-set = A two that was discarded is only taken with two other twos, from your hand or from the pile itself, and the three are laid as twos, or to join a set of twos of yours.
mille-rule-pile-stays-off = Wilds may be added to a set that took cards with the pile, also in the same turn.
mille-rule-pile-stays-this-turn = Until your next turn no wild may be added to a set that took cards with the pile.
mille-rule-pile-stays-always = No wild may ever be added to a set once it took cards with the pile.
mille-rule-upcard-two-every-deal = If the deal turns up a two, the player who starts may take it in place of the first draw, without a pair and without using it.
mille-rule-upcard-two-first-deal = If the first deal of the match turns up a two, the player who starts may take it in place of the first draw, without a pair and without using it.
mille-rule-upcard-two-off = A two turned up by the deal is taken like a discarded one.
mille-rule-pile-shown-top = Only the top card of the pile is on view.
mille-rule-pile-shown-all = The whole pile is on view.
mille-rule-out = The deal ends at once when a player has no card left after the draw: that player goes out.
mille-rule-out-free = You may go out with or without a discard.
mille-rule-out-must-discard = You can only go out by discarding your last card.
mille-rule-stock-end-deal = When a turn starts with an empty stock, that player may take the pile, if it can be taken, or pass. If it cannot, or on a pass, the deal ends with nobody out and no chapeau.
mille-rule-stock-reshuffle = When a turn starts with an empty stock, the pile without its top card is shuffled into a new stock, twice a deal at most. When that cannot be done, the player may take the pile, if it can be taken, or pass. If it cannot, or on a pass, the deal ends with nobody out and no chapeau.
mille-rule-announce = It is announced when a player has two cards or one left, and when seven or all eight cards of a rank lie in a set without a wild.
mille-rule-values = The queen of spades is worth 100 points, the jack of diamonds 50, a two 20, an ace 15, any other king, queen, jack or ten 10, and a three to a nine 5.
mille-rule-score = You score what your laid cards are worth less what is left in your hand. The score may be below zero.
mille-rule-eight = { $factor ->
    [1] All eight cards of a rank without a wild are an eight.
    [2] All eight cards of a rank without a wild are an eight and count twice.
   *[other] All eight cards of a rank without a wild are an eight and count { $factor } times.
}
mille-rule-natural-out = If you go out and no two stands for another card in your sets, that is a natural out{ $factor ->
    [1] .
    [2] , and all you have laid counts twice.
   *[other] , and all you have laid counts { $factor } times.
}
mille-rule-natural-eight = So an eight counts { $factor } times in a natural out.
mille-rule-marks = You get a mark for a natural out, a mark for each eight, and a mark for chapeau: you go out and your opponent's score of the deal is below zero.
mille-rule-skunk = The winner gets a mark for a skunk if the loser has less than { $points } points at the end.
mille-rule-end = The match is looked at after each deal: once someone has { $target } points and the totals differ, the higher total wins. Equal totals play on.
mille-rule-end-natural = The higher total only wins with a mark for a natural out or an eight, otherwise play goes on.
mille-rule-end-deals = { $count ->
    [one] After one deal the higher total wins in any case, and equal totals are a draw.
   *[other] After { $count } deals the higher total wins in any case, and equal totals are a draw.
}
mille-rule-stakes = In play money the winner gets { $triple } for the match, { $triple } for each own mark and { $stake } for each started 100 points of difference. The loser gets nothing.
mille-rule-stakes-no-marks = In play money the winner gets { $triple } for the match and { $stake } for each started 100 points of difference. The loser gets nothing.
