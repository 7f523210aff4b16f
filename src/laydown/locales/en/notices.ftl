# How people are told that it is their turn: in a calendar, a feed, a mail.

notice-turn = Your turn: { $title }
notice-ready = The next deal waits for you: { $title }
notice-with = With { $others }.
notice-until = You have until { $time } UTC.
notice-table = The table is here. Open it in the browser that you play with:
notice-stop = If you want no more mail from this table:
notice-verify-subject = Do you want mail from Laydown?
notice-verify = Somebody wants to be told at this address when it is their turn at a card table ({ $title }). If that was you, open this link and confirm it there:
notice-verify-hours = { $count ->
    [one] The link is good for one hour.
   *[other] The link is good for { $count } hours.
}
notice-verify-not = If it was not you, there is nothing to do: no mail will come. With this link you can say so at once:
