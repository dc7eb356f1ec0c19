"""What holds for all bots: they are honest, finish every game, take their time, and speak five languages."""

from itertools import pairwise

import pytest

from yearline.bots import BOTS, UnknownBot, make_bot
from yearline.bots.players.characters import LONGEST
from yearline.core.actions import Place
from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.errors import GameOver
from yearline.core.ids import CardRef, Seat
from yearline.core.play import play
from yearline.core.rng import seeded
from yearline.core.view import Hand, Row, View
from yearline.games import GAMES, rules_for
from yearline.i18n import LANGUAGES, messages


def test_five_levels_from_the_weakest_to_the_strongest_and_an_oracle() -> None:
    levels = [info.level for info in BOTS.values() if info.level]
    assert levels == sorted(levels)
    assert set(levels) >= {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_character(language: str) -> None:
    say = messages(language)
    names = [say(info.name) for info in BOTS.values()]
    assert len(set(names)) == len(BOTS)
    assert all(len(say(info.character)) > 15 for info in BOTS.values())


def test_an_unknown_bot_is_refused_with_the_known_ones(rich) -> None:
    with pytest.raises(UnknownBot, match="historian") as refused:
        make_bot("napoleon", rich, 1)
    assert refused.value.code == "unknown_bot"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_finishes_every_game(name: str, game: str, rich, recorded) -> None:
    record, outcome = recorded(game, [make_bot(name, rich, i) for i in range(3)], 5)
    assert record.moves
    assert outcome.winners


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_cannot_tell_worlds_apart_that_a_player_cannot(name: str, game: str, rich) -> None:
    """Deal everything hidden anew at every move: the choice stays the same.
    The oracle thinks long: a few moves will do.
    """
    rules = rules_for(game)
    step = rules.setup(rich.deck, 2, 3)
    player = make_bot(name, rich, 1)
    for number in range(8 if name == "oracle" else 60):
        seat = rules.turn(step.state)
        if seat is None:
            break
        choices = {
            player.choose(rules.view(state, seat), number)
            for state in (
                step.state,
                rules.redeal(step.state, seat, seeded(number)),
                rules.redeal(step.state, seat, seeded(99)),
            )
        }
        assert len(choices) == 1
        step = play(rules, step.state, seat, choices.pop())
    assert number > 3


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_game(name: str, rich, recorded) -> None:
    games = [recorded("race", [make_bot(name, rich, i) for i in range(2)], 9)[0].moves for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", BOTS)
def test_nobody_is_kept_waiting(name: str, rich) -> None:
    rules = rules_for("chronology")
    step, player = rules.setup(rich.deck, 2, 1), make_bot(name, rich, 1)
    pauses = []
    for number in range(30):
        seat = rules.turn(step.state)
        assert seat is not None
        view = rules.view(step.state, seat)
        pauses.append(player.pause(view))
        assert pauses[-1] == player.pause(view)
        step = play(rules, step.state, seat, player.choose(view, number))
    assert all(0 <= pause <= LONGEST for pause in pauses)
    assert (len(set(pauses)) > 5) == (BOTS[name].level > 0)


@pytest.mark.parametrize("name", BOTS)
def test_there_is_nothing_to_choose_out_of_turn(name: str, rich) -> None:
    rules = rules_for("race")
    state = rules.setup(rich.deck, 2, 1).state
    waiting = Seat(1 - (rules.turn(state) or 0))
    with pytest.raises(GameOver):
        make_bot(name, rich, 1).choose(rules.view(state, waiting), 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_needs_no_thought(game: str, rich) -> None:
    rules = rules_for(game)
    state = rules.setup(rich.deck, 2, 1).state
    if not rules.team:
        state = rules.leave(state, Seat(1)).state
    assert 0 <= make_bot("student", rich, 1).pause(rules.view(state, None)) <= LONGEST


@pytest.mark.parametrize("name", ["child", "simple"])
def test_a_bot_learns_from_what_happens_at_the_table(name: str, rich) -> None:
    rules = rules_for("race")
    step = rules.setup(rich.deck, 2, 1)
    told, looking = make_bot(name, rich, 1), make_bot(name, rich, 1)
    seen = rules.view(step.state, rules.turn(step.state))
    start = seen.line()[0]
    assert told.lore(start.face).spread > 0
    told.learn(step.events)
    assert told.lore(start.face).spread == 0
    looking.choose(seen, 1)
    assert looking.lore(start.face).spread == 0


def test_a_hard_choice_takes_longer(rich) -> None:
    """The same card and mood: in one line its place is plain, in the other nearly anything could be right."""
    person = make_bot("historian", rich, 1)
    card = Front(CardRef(1), rich.deck.cards[0].face)
    year = round(person.lore(card.face).year)
    pauses = [person.pause(_choosing(card, years)) for years in ((year - 900, year - 800), (year - 1, year + 1))]
    assert pauses[0] < 0.8 * pauses[1]


def _choosing(card: Front, years: tuple[int, ...]) -> View:
    """One card to lay into a line of years that nobody has a memory of."""
    line = [Dated(CardRef(9), Face(f"in {year}", "", "", ""), Back(year, "year", "")) for year in years]
    legal = tuple([Place(card.ref, gap) for gap in range(len(years) + 1)])
    row, hand = Row("line", None, tuple([(one,) for one in line])), Hand(Seat(0), (card,))
    return View("race", Seat(0), "place", Seat(0), 1, (Seat(0),), (row,), (hand,), (), legal)


LADDER = ["child", "student", "traveller", "engineer", "historian"]


@pytest.mark.parametrize(("game", "games"), [("race", 120), ("chronology", 24)])
@pytest.mark.parametrize(("weak", "strong"), list(pairwise(LADDER)))
def test_every_level_beats_the_one_below(game: str, games: int, weak: str, strong: str, duel) -> None:
    assert duel(game, weak, strong, games) > 0.55


@pytest.mark.parametrize("game", ["race", "chronology"])
def test_even_the_child_beats_chance_by_far(game: str, duel) -> None:
    assert duel(game, "random", "child", 20) > 0.8


def test_two_levels_make_a_team_clearly_better(mean_score) -> None:
    dice, child, traveller, historian = [
        mean_score("coop", name, 24) for name in ("random", "child", "traveller", "historian")
    ]
    assert dice + 4 < child
    assert child + 4 < traveller
    assert traveller + 8 < historian


def test_who_knows_more_lives_longer(mean_score) -> None:
    """No policy of its own: every bot plays it by what seems surest."""
    dice, child, traveller, historian = [
        mean_score("lives", name, 24) for name in ("random", "child", "traveller", "historian")
    ]
    assert dice + 2 < child
    assert child + 3 < traveller
    assert traveller + 5 < historian
