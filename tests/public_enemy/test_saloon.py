"""The three kinds of Saloon card."""

from __future__ import annotations

from tests.public_enemy.table import Table


def draw(table: Table, card: str) -> None:
    """Whose turn it is draws this Saloon card."""
    table.lay("saloon", card, *(other for other in ("sheriff-3", "sheriff-4") if other != card))
    table.take("saloon")


def test_sheriff():
    """The player who drew the Sheriff removes an uncovered card of the own stacks; both are out.

    PENO-SALOON-02
    """
    table = Table()
    table.give(1, "sam-bass", "belle-starr", "bob-dalton")
    table.give(2, "jesse-james")
    draw(table, "sheriff-1")
    assert table.offered("outlaw-lost") == {"belle-starr", "bob-dalton"}
    table.choose("outlaw-lost belle-starr")
    assert {"belle-starr", "sheriff-1"} <= table.out
    assert table.stacks(1) == {"sam-bass", "bob-dalton"}
    assert table.asked == 2


def test_sheriff_takes_the_only_card():
    """A single card is removed without a question; the player has no stack then.

    PENO-SALOON-02 PENO-OPEN-44
    """
    table = Table()
    table.give(1, "sam-bass")
    draw(table, "sheriff-1")
    assert table.stacks(1) == set()
    assert {"sam-bass", "sheriff-1"} <= table.out


def test_bounty_hunter():
    """An uncovered card of any opponent is removed, of the player's choice.

    PENO-SALOON-03 PENO-OPEN-43
    """
    table = Table()
    table.give(1, "jesse-james")
    table.give(2, "sam-bass", "belle-starr")
    table.give(3, "bob-dalton", "butch-cassidy")
    draw(table, "bounty-hunter-1")
    assert table.offered("outlaw-hit") == {"belle-starr", "bob-dalton", "butch-cassidy"}
    table.choose("outlaw-hit bob-dalton")
    assert {"bob-dalton", "bounty-hunter-1"} <= table.out
    assert table.stacks(3) == {"butch-cassidy"}


def test_swindler():
    """An uncovered card of an opponent goes on top of the own stack of its gang.

    PENO-SALOON-04
    """
    table = Table()
    table.give(1, "sam-bass")
    table.give(2, "belle-starr", "cattle-kate")
    table.give(3, "bob-dalton")
    draw(table, "swindler-1")
    assert table.offered("outlaw-won") == {"cattle-kate", "bob-dalton"}
    table.choose("outlaw-won cattle-kate")
    assert table.stack(1, "loners") == ["cattle-kate", "sam-bass"]
    assert table.stack(2, "loners") == ["belle-starr"]
    assert "swindler-1" in table.out


def test_a_stolen_card_starts_a_new_stack():
    """A stolen card of a gang the thief lacks starts its stack, and never lies on another.

    PENO-SALOON-04 PENO-OPEN-10
    """
    table = Table()
    table.give(1, "sam-bass")
    table.give(2, "bob-dalton")
    draw(table, "swindler-1")
    assert table.stack(1, "daltons") == ["bob-dalton"]
    assert table.stack(1, "loners") == ["sam-bass"]


def test_what_lies_below_is_uncovered_next():
    """After a removal the next card of the stack is uncovered.

    PENO-OPEN-19
    """
    table = Table(players=2)
    table.give(1, "jesse-james", "cole-younger")
    table.give(2, "sam-bass", "belle-starr", "bob-dalton")
    draw(table, "bounty-hunter-1")
    table.choose("outlaw-hit belle-starr")
    draw(table, "swindler-1")
    assert table.stack(1, "james-younger") == ["jesse-james"]
    draw(table, "bounty-hunter-2")
    assert table.offered("outlaw-hit") == {"sam-bass", "bob-dalton", "cole-younger"}


def test_out_of_the_round_for_now():
    """What was put out is in its deck again when the next round is built.

    PENO-SALOON-05 PENO-ROUND-04
    """
    table = Table(players=2)
    table.put_out("sheriff-1", "jesse-james", "bob-dalton")
    table.last("sam-bass")
    assert table.round == 2
    assert table.out == set()
    assert "jesse-james" in table.cards("stock", "deadwood")
    assert "bob-dalton" in table.cards("stock", "cripple-creek")
    assert table.size("saloon") == 12


def test_the_last_saloon_card_still_counts():
    """The last Saloon card takes effect before the empty deck ends the round.

    PENO-OPEN-13 PENO-ROUND-01
    """
    table = Table(players=2)
    table.give(1, "sam-bass", "belle-starr")
    table.give(2, "pearl-hart", "cattle-kate", "bob-dalton")
    table.lay("saloon", "swindler-1")
    table.take("saloon")
    assert table.round == 1
    table.choose("outlaw-won cattle-kate")
    assert table.round == 2
    assert table.owners("loners") == {1}, "three against one, thanks to the card that was stolen last"


def test_without_sheriffs_the_saloon_is_safe():
    """A third of the Saloon are Sheriffs; once they are gone no draw costs an own card.

    PENO-TIP-04
    """
    table = Table(players=2)
    assert sum(card.startswith("sheriff") for card in table.cards("stock", "saloon")) * 3 == table.size(
        "saloon"
    )
    for card in ("bounty-hunter-1", "bounty-hunter-2", "swindler-1", "swindler-2"):
        twin = table.copy()
        twin.give(1, "sam-bass", "bob-dalton")
        twin.give(2, "jesse-james", "butch-cassidy")
        draw(twin, card)
        twin.choose(next(words for words in twin.offers if words.endswith("jesse-james")))
        assert {"sam-bass", "bob-dalton"} <= twin.stacks(1)


def test_covered_cards_and_what_is_out_are_open():
    """Everybody may look through stacks and through the cards that are out.

    PENO-OPEN-17
    """
    table = Table()
    table.give(2, "sam-bass", "belle-starr")
    table.put_out("bob-dalton", "sheriff-1")
    view = table.state.view(3)
    names = table.names.cards
    (stack,) = view.zone(table.zone("stack", 2, "loners"))
    (out,) = view.zone(table.zone("out"))
    assert [names[card] for card in stack.seen] == ["sam-bass", "belle-starr"]
    assert {names[card] for card in out.seen} == {"bob-dalton", "sheriff-1"}


def test_the_drawn_card_decides():
    """Each kind of card asks for its own effect and for no other.

    PENO-SALOON-01 PENO-DIFF-13
    """
    asked = {}
    for card in ("bounty-hunter-1", "swindler-1", "sheriff-1"):
        table = Table(players=2)
        table.give(1, "sam-bass", "bob-dalton")
        table.give(2, "jesse-james", "butch-cassidy")
        draw(table, card)
        asked[card] = {words.split(" ")[0] for words in table.offers}
    assert asked == {
        "bounty-hunter-1": {"outlaw-hit"},
        "swindler-1": {"outlaw-won"},
        "sheriff-1": {"outlaw-lost"},
    }
