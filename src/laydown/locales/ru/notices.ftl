# Как узнают, что пора ходить: из календаря, ленты, письма.

notice-turn = Ваш ход: { $title }
notice-ready = Следующая раздача ждёт вас: { $title }
notice-with = За столом: { $others }.
notice-until = У вас есть время до { $time } UTC.
