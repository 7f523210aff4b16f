"""What is kept, taken up again and outlasted on a file is so on PostgreSQL too: the same tests once more."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from laydown.server import postgres as database
from laydown.server.schema import METADATA
from server import house
from server.test_admin import test_a_closed_table_is_told_so_and_stays_closed as test_admin_closes
from server.test_admin import test_a_deleted_table_is_gone_from_every_file as test_admin_deletes
from server.test_admin import test_records_that_were_sent_in_are_listed_and_deleted as test_admin_of_records
from server.test_admin import test_tables_are_listed_and_exported_while_the_server_runs as test_admin_lists
from server.test_admin import test_what_was_kept_for_long_enough_is_forgotten as test_retention
from server.test_clocks import test_days_for_a_move_go_on_while_the_table_waits_in_the_store as test_days
from server.test_clocks_kept import (
    test_a_match_from_before_that_gets_its_clocks_although_nobody_comes as test_due,
)
from server.test_comparing import test_a_bot_plays_the_same_deals_and_the_result_is_kept as test_bot_plays
from server.test_consent import test_all_agree
from server.test_duplicates import test_two_pairs_play_the_same_deals_and_compare as test_duplicate
from server.test_fairness import test_a_match_counts_when_it_ends_and_only_once as test_counted
from server.test_fairness import test_who_counts_at_the_same_time_counts_once as test_counted_at_once
from server.test_feeds import (
    test_a_feed_outlives_a_restart_needs_no_room_and_is_asked_for_only_so_often as test_feed,
)
from server.test_links import test_a_player_takes_a_new_link_and_all_other_devices_are_let_go as test_renewed
from server.test_links import test_links_that_are_called_in_let_nobody_sit_down as test_called_in
from server.test_links import test_the_host_gives_a_seat_a_new_link_in_the_middle_of_a_match as test_vacated
from server.test_mails import test_a_mail_outlives_the_server_and_is_sent_by_one_worker as test_mail
from server.test_mixing import test_a_server_that_stops_meanwhile_asks_again as test_mixing_after_a_stop
from server.test_mixing import test_every_seat_gives_its_part_and_the_record_proves_it as test_mixing
from server.test_my_matches import test_it_follows_the_match_and_says_whose_turn_it_is as test_my_matches
from server.test_my_matches import test_the_host_alone_lists_the_table_and_takes_it_off_again as test_listing
from server.test_restart import test_matches_go_on_with_the_same_offers_and_numbers as test_restart
from server.test_restart import test_readiness_misclicks_and_the_end_survive as test_between_deals
from server.test_sent_records import test_a_look_keeps_a_record as test_looked_at
from server.test_sent_records import test_records_that_nobody_looks_at_are_forgotten as test_forgotten
from server.test_storage_trouble import fault
from server.test_storage_trouble import test_an_action_that_is_not_kept_was_never_done as test_not_kept
from server.test_storage_trouble import test_an_action_whose_answer_was_lost_counts_once as test_answer_lost

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from server.cluster import Cluster
    from server.house import Plain

__all__ = (
    "fault",
    "test_admin_closes",
    "test_admin_deletes",
    "test_admin_lists",
    "test_admin_of_records",
    "test_all_agree",
    "test_answer_lost",
    "test_between_deals",
    "test_bot_plays",
    "test_called_in",
    "test_counted",
    "test_counted_at_once",
    "test_days",
    "test_due",
    "test_duplicate",
    "test_feed",
    "test_forgotten",
    "test_listing",
    "test_looked_at",
    "test_mail",
    "test_mixing",
    "test_mixing_after_a_stop",
    "test_my_matches",
    "test_not_kept",
    "test_renewed",
    "test_restart",
    "test_retention",
    "test_vacated",
)


@pytest.fixture(autouse=True)
def _on_postgres(postgres: Cluster) -> Generator[None]:
    house.CLUSTERS.append(postgres)
    yield
    house.CLUSTERS.pop()


def test_the_migrations_make_what_the_schema_says(postgres: Cluster) -> None:
    url = postgres.database()
    database.prepare(url)
    database.prepare(url)
    engine = create_engine(database.for_sqlalchemy(url))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_what_was_dumped_while_a_server_ran_is_restored_and_played_on(
    postgres: Cluster, tmp_path: Path
) -> None:
    """`pg_dump`, and `psql` into an empty database, as docs/operating.md says."""

    async def play() -> tuple[Plain, Path]:
        async with house.house(tmp_path) as here:
            table = await here.open_table("mille", [house.ME, house.GREEDY])
            async with here.at(table["table"], table["token"]) as ann:
                await ann.my_turn()
                await ann.do()
                await ann.my_turn()
                table["hand"] = ann.state["view"]["deal"]["hand"]
                return table, await asyncio.to_thread(postgres.dump, house.database_for(tmp_path))

    table, dump = asyncio.run(play())
    restored = postgres.restored(dump)
    house.CLUSTERS.pop()

    async def play_on() -> None:
        async with (
            house.house(tmp_path / "other", database=restored) as here,
            here.at(table["table"], table["token"]) as ann,
        ):
            await ann.my_turn()
            assert ann.state["view"]["deal"]["hand"] == table["hand"]
            await ann.do()

    try:
        database.prepare(restored)
        asyncio.run(play_on())
    finally:
        house.CLUSTERS.append(postgres)
