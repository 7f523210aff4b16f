"""The rules in force as sentences: complete, in every language, and made from the Config."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from laydown.games.three_thirteen import GAME
from laydown.words import LANGUAGES, Speaker
from rules.three_thirteen.positions import config, deal_of, play, refusal, speed_of

if TYPE_CHECKING:
    from laydown.games.options import Option

OTHER_VALUES = {
    "decks": "4",
    "jokers": "1",
    "ace": "both",
    "face_points": "rank",
    "wild_points": "25",
    "all_wild": "no",
    "wild_limit": "half",
    "forbid_rediscard": "yes",
    "auto_out": "yes",
    "last_turns": "2",
    "first_out_bonus": "-5",
    "reveal": "at_end",
    "stock_out": "end_deal",
    "idle_rounds": "5",
    "extra_beat": "yes",
    "tie_break": "most_outs",
    "end_at": "100",
}
"""A value of each option that `three-thirteen` does not have."""


def told(preset: str, language: str = "en", **changes: str) -> list[str]:
    setup = config(preset, **changes)
    speaker = Speaker(language)
    return [speaker.say(rule.message) for rule in GAME.rulebook(setup, GAME.default_seats(setup))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", list(GAME.presets))
def test_every_preset_is_explained_in_every_language(preset: str, language: str) -> None:
    sentences = told(preset, language)
    assert len(sentences) > 20
    assert len(set(sentences)) == len(sentences), "no rule is told twice"
    speaker = Speaker(language)
    for name in (f"preset-{preset}", f"preset-{preset}-help"):
        assert speaker.text(name)


@pytest.mark.parametrize("option", [option.name for option in GAME.options])
def test_every_option_changes_what_is_told(option: str) -> None:
    preset = "three-thirteen-speed" if option == "extra_beat" else "three-thirteen"
    changed = config(preset, **{option: OTHER_VALUES[option]})
    assert changed != config(preset)
    assert told(preset, **{option: OTHER_VALUES[option]}) != told(preset)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", list(GAME.options), ids=lambda option: option.name)
def test_every_option_has_a_name_a_sentence_and_names_for_its_words(option: Option, language: str) -> None:
    speaker = Speaker(language)
    words = [word for word in option.choices if word not in ("yes", "no")] + ["none"] * option.none
    for name in ("", "-help", *(f"-{word}" for word in words)):
        assert speaker.text(f"option-{option.name}{name}")
    with pytest.raises(Exception, match=r"option-bad-value|option-unknown"):
        config(**{option.name: "perhaps"})


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("three-thirteen", {"last_turns": "0", "idle_rounds": "1"}),
        ("ace-high-low", {"wild_limit": "one", "first_out_bonus": "-1"}),
        ("five-crowns", {"decks": "1", "jokers": "1", "wild_points": "1"}),
        ("five-crowns", {"jokers": "0", "stock_out": "end_deal"}),
        ("three-thirteen-speed", {"extra_beat": "yes", "stock_out": "end_deal"}),
        ("deuces-arent-wild", {"end_at": "100", "reveal": "at_end"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_are_explained_too(preset: str, changes: dict[str, str], language: str) -> None:
    assert len(told(preset, language, **changes)) > 20


def test_the_rules_of_a_preset_name_its_numbers() -> None:
    crowns = " ".join(told("five-crowns"))
    for fact in ("110 cards", "3 jokers, which makes 116 cards", "costs 50", "costs 20", "no aces"):
        assert fact in crowns
    deuces = " ".join(told("deuces-arent-wild"))
    for fact in ("12 deals", "14 in the last", "the wild rank is A", "at most 3 times"):
        assert fact in deuces


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_is_told_in_every_language(language: str, plain: bool) -> None:
    deal = deal_of(config(), ("5S 6S 7S", "2H 9D KC"), "QD", "AC 2C")
    play(deal, "take", "discard QD", "draw", "discard 2H", "draw", "discard 2C out", "draw", "discard 9D")
    quiet = deal_of(config(reveal="at_end", stock_out="end_deal"), ("5S 6S 7S", "2H 9D KC"), "QD", rest=False)
    fast = speed_of(("5S 6S 7S", "2H 9D KC"), "QD AS", "2C 8C 8H 8D", extra_beat="yes")
    play(fast, "draw", "take", "discard 2C out", "discard KC", "draw", "discard 8C")
    for game in (deal, quiet, fast):
        for watcher in (0, 1, None):
            speaker = Speaker(language, plain, ("Ann", "Bob"), watcher)
            for event in game.events:
                message = event.seen_by(watcher).says()
                assert message is None or speaker.say(message)
    speaker = Speaker(language, plain, ("Ann", "Bob"), 0)
    assert speaker.refuse(refusal(deal, 0, "draw"))
