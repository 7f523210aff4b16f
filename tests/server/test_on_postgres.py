"""What is kept, taken up again and outlasted on a file is so on PostgreSQL too: the same tests once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from laydown.server import postgres as database
from laydown.server.schema import METADATA
from server import house
from server.test_comparing import test_a_bot_plays_the_same_deals_and_the_result_is_kept as test_bot_plays
from server.test_consent import test_all_agree
from server.test_duplicates import test_two_pairs_play_the_same_deals_and_compare as test_duplicate
from server.test_links import test_a_player_takes_a_new_link_and_all_other_devices_are_let_go as test_renewed
from server.test_links import test_links_that_are_called_in_let_nobody_sit_down as test_called_in
from server.test_links import test_the_host_gives_a_seat_a_new_link_in_the_middle_of_a_match as test_vacated
from server.test_mixing import test_a_server_that_stops_meanwhile_asks_again as test_mixing_after_a_stop
from server.test_mixing import test_every_seat_gives_its_part_and_the_record_proves_it as test_mixing
from server.test_my_matches import test_it_follows_the_match_and_says_whose_turn_it_is as test_my_matches
from server.test_my_matches import test_the_host_alone_lists_the_table_and_takes_it_off_again as test_listing
from server.test_restart import test_matches_go_on_with_the_same_offers_and_numbers as test_restart
from server.test_restart import test_readiness_misclicks_and_the_end_survive as test_between_deals
from server.test_storage_trouble import fault
from server.test_storage_trouble import test_an_action_that_is_not_kept_was_never_done as test_not_kept
from server.test_storage_trouble import test_an_action_whose_answer_was_lost_counts_once as test_answer_lost

if TYPE_CHECKING:
    from collections.abc import Generator

    from server.cluster import Cluster

__all__ = (
    "fault",
    "test_all_agree",
    "test_answer_lost",
    "test_between_deals",
    "test_bot_plays",
    "test_called_in",
    "test_duplicate",
    "test_listing",
    "test_mixing",
    "test_mixing_after_a_stop",
    "test_my_matches",
    "test_not_kept",
    "test_renewed",
    "test_restart",
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
