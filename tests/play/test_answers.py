"""What somebody meant by a line."""

import pytest

from wlcore.play.answers import COMMANDS, Command, Option, Unclear, understood

OPTIONS = {
    10: ("Take the top card of Tombstone", "source tombstone"),
    11: ("Take the top card of Cripple Creek", "source cripple-creek"),
    12: ("Take a card from the Saloon", "source saloon"),
    13: ("pay 3", "amount 3"),
    14: ("pay 30", "amount 30"),
    15: ("pass", "pass"),
}


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1", Option(10)),
        (" 6 ", Option(15)),
        ("take a", Option(12)),
        ("TAKE A CARD", Option(12)),
        ("source sal", Option(12)),
        ("sal", Option(12)),
        ("tomb", Option(10)),
        ("top cripple", Option(11)),
        ("cripple-cr", Option(11)),
        ("pass", Option(15)),
        ("pay 3", Option(13)),
        ("amount 30", Option(14)),
        ("take", Unclear((10, 11, 12))),
        ("t the top", Unclear((10, 11))),
        ("pa", Unclear((13, 14, 15))),
        ("0", Unclear()),
        ("7", Unclear()),
        ("99999999999999999999", Unclear()),
        ("-1", Unclear()),
        ("dance", Unclear()),
        ("", Unclear()),
        ("...", Unclear()),
        ("source saloon now", Unclear()),
        ("help", Command("help")),
        ("HELP", Command("help")),
        ("?", Command("help")),
        ("??", Unclear()),
        ("un", Command("undo")),
        ("q", Command("quit")),
        ("log 50", Command("log", "50")),
        ("rules PENO-TURN-01", Command("rules", "PENO-TURN-01")),
        ("undo it all", Unclear()),
    ],
)
def test_a_line_is_understood(line, meant):
    """Numbers, beginnings of words and commands mean what they say; what fits several options is unclear."""
    assert understood(line, OPTIONS) == meant


def test_no_command_hides_an_option():
    """An option called like a command can still be chosen by its number."""
    options = {7: ("undo",), 8: ("quit the town",)}
    assert understood("undo", options) == Command("undo")
    assert understood("1", options) == Option(7)
    assert understood("quit the", options) == Option(8)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_known_by_its_name(command):
    """Each command is understood where options are offered, and where none fits."""
    assert understood(command, OPTIONS) == Command(command)
