# How people are told that it is their turn: in a calendar, a feed, a mail.

notice-turn = Your turn: { $title }
notice-ready = The next deal waits for you: { $title }
notice-with = With { $others }.
notice-until = You have until { $time } UTC.
