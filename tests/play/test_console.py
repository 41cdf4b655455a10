"""The console as a pipe, as a dumb terminal and as one that can be cleared."""

from io import BytesIO, StringIO, TextIOWrapper

import pytest

from wlcore.play.console import CLEAR, Console, EndOfInput, columns, printable


def test_a_pipe_repeats_what_is_typed():
    """Through a pipe the transcript holds prompts and answers, and nothing else."""
    screen = StringIO()
    console = Console(StringIO("first\nlast"), screen)
    assert (console.ask("> "), console.ask("> ")) == ("first", "last")
    with pytest.raises(EndOfInput):
        console.ask("> ")
    assert screen.getvalue() == "> first\n> last\n> \n"


def test_a_pipe_has_no_screen_to_clear():
    """Hiding writes nothing into a pipe."""
    screen = StringIO()
    Console(StringIO(), screen).hide()
    assert screen.getvalue() == ""


@pytest.mark.parametrize(("term", "codes"), [("xterm", True), ("dumb", False), ("", False)])
def test_a_terminal_is_cleared_or_scrolled_empty(monkeypatch, term, codes):
    """A terminal is cleared with control codes, a dumb one with empty lines."""
    monkeypatch.setenv("TERM", term)
    screen = StringIO()
    console = Console(StringIO(), screen)
    console.terminal = True
    console.hide()
    assert (screen.getvalue() == CLEAR) == codes
    assert ("\x1b" in screen.getvalue()) == codes
    assert codes or screen.getvalue().count("\n") >= 50


def test_no_control_character_gets_through():
    """What packs or people bring along, such as escape codes, is shown as question marks."""
    assert printable("a\x1b[31mb\x07\u202ec\ud800\tö♠") == "a?[31mb??c?\tö♠"
    screen = StringIO()
    Console(StringIO("\x1b[2Jx\n"), screen).ask("")
    assert "\x1b" not in screen.getvalue()


def test_bytes_that_are_no_text_are_no_error():
    """Typed bytes that are not in the encoding become something else, never an exception."""
    source = TextIOWrapper(BytesIO(b"\xff\xfe ok\n"), encoding="utf-8")
    assert Console(source, StringIO()).ask("").endswith(" ok")


def test_a_closed_or_missing_keyboard_is_the_end_of_input():
    """Where there is no standard input at all, the answer is the end of input."""
    console = Console(StringIO(""), StringIO())
    console.source = None
    with pytest.raises(EndOfInput):
        console.ask("> ")


def test_columns():
    """Two columns are as wide as need be."""
    assert columns([("a", "1"), ("long", "2"), ("b", "")]) == ["  a     1", "  long  2", "  b"]


def test_a_second_console_on_what_has_been_read_from(tmp_path):
    """The questions of a new game and the game itself read from one pipe, one after the other."""
    file = tmp_path / "answers"
    file.write_text("1\n2\n", "utf-8")
    with file.open(encoding="utf-8") as source, (tmp_path / "out").open("w", encoding="utf-8") as screen:
        Console(source, screen)
        assert source.readline() == "1\n"
        Console(source, screen)
        assert source.readline() == "2\n"
