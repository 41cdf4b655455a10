"""The command line around the commands: help, statuses, shared options, and what is said when something goes wrong."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from wlcore import __version__, cli
from wlcore.cli.options import GameOptions

pytestmark = pytest.mark.slow("commands in processes of their own")

PATH = f"import sys; sys.path.insert(0, {str(Path(cli.__file__).parents[2])!r}); "


@pytest.fixture(autouse=True)
def state(tmp_path, monkeypatch):
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))
    return tmp_path / "state"


@pytest.fixture
def command(tmp_path, monkeypatch):
    """Puts a command `probe` beside the others, with the given body of `run`."""
    folder = tmp_path / "commands"
    folder.mkdir()
    monkeypatch.setattr(cli, "__path__", [*cli.__path__, str(folder)])
    monkeypatch.setitem(cli.COMMANDS, "probe", "try the command line")

    def write(body="return 0", configure="add_game_options(parser)"):
        code = f"""\
            from wlcore.cli.options import GameOptions, add_game_options
            from wlcore.cli.output import json_result, result, talk
            from wlcore.cli.parser import UsageError
            HELP = "Try the command line at some length."
            def configure(parser):
                {configure}
            def run(args):
                {body}
            """
        (folder / "probe.py").write_text(dedent(code))
        monkeypatch.delitem(sys.modules, "wlcore.cli.probe", raising=False)

    yield write
    sys.modules.pop("wlcore.cli.probe", None)


def wl(*words, **more):
    return subprocess.run([sys.executable, "-m", "wlcore", *words], capture_output=True, text=True, **more)


def test_version_imports_next_to_nothing():
    """`wl --version` answers without loading a command, a third-party package or even `typing`."""
    code = "import sys; from wlcore.cli import main; main(['--version']); print(*sys.modules)"
    shown = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PATH + code], capture_output=True, text=True, check=True
    )
    first, modules = shown.stdout.splitlines()
    assert first == f"wlcore {__version__}"
    ours = {name for name in modules.split() if name.startswith("wlcore")}
    assert ours == {"wlcore", "wlcore.cli", "wlcore.cli.parser", "wlcore.version"}
    assert not {"typing", "dataclasses", "pathlib", "lark", "ruamel", "rich", "json"} & set(modules.split())


def test_a_game_of_bots_starts_without_a_compiler(tmp_path):
    """Of a game that is compiled already, bots that do not search play at once: nothing that compiles is loaded for them."""
    words = ["play", "public-enemy", "--auto", "--seed", "1"]
    code = f"import sys; from wlcore.cli import main; main({words}); print(*sys.modules)"
    kept = os.environ | {"WLCORE_CACHE": str(tmp_path / "cache")}
    for _ in ("compiled", "from the cache"):
        shown = subprocess.run(
            [sys.executable, "-c", PATH + code], capture_output=True, text=True, check=True, env=kept
        )
    modules = set(shown.stdout.splitlines()[-1].split())
    assert "wlcore.bots.greedy" in modules
    assert not modules & {
        "wlcore.native",
        "wlcore.compile.lower",
        "wlcore.compile.passes",
        "ctypes",
        "lark",
        "ruamel",
    }


def test_python_m_is_the_same():
    """`python -m wlcore` answers as `wl` does."""
    ran = wl("--version")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"wlcore {__version__}\n", "")


def test_help_lists_what_exists_and_imports_none_of_it(command, capsys):
    """Help shows each command whose module is there with its one line, and runs no module for that."""
    command(configure="raise AssertionError")
    assert cli.main(["--help"]) == 0
    assert "try the command line" in capsys.readouterr().out
    assert "wlcore.cli.probe" not in sys.modules
    assert "probe" in cli.commands()


def test_a_command_without_module_is_not_offered(monkeypatch, capsys):
    """A name in the table whose module is missing is neither listed nor run."""
    monkeypatch.setitem(cli.COMMANDS, "teleport", "go there at once")
    assert "teleport" not in cli.commands()
    assert cli.main(["teleport"]) == 2
    assert capsys.readouterr().err.startswith("wl: there is no command 'teleport'")


@pytest.mark.parametrize("name", cli.commands())
def test_every_command_keeps_the_contract(name, capsys):
    """Every command has a help text of its own and can say it."""
    assert cli.main([name, "--help"]) == 0
    assert f"usage: wl {name}" in capsys.readouterr().out


def test_a_mistyped_command_gets_a_suggestion(command, capsys):
    """An unknown command is status 2 and names the nearest known one."""
    command()
    assert cli.main(["prob"]) == 2
    assert (
        capsys.readouterr().err == "wl: there is no command 'prob'; did you mean 'probe'?\nTry 'wl --help'.\n"
    )


def test_no_command_shows_the_help(capsys):
    """`wl` alone is wrong usage and shows how it is used, on stderr."""
    assert cli.main([]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("usage: wl")


def test_results_and_talk_go_different_ways(command, capsys):
    """Results are on stdout and talk on stderr, and the status is what the command returns."""
    command("talk('thinking'); json_result({'suit': '♠'}); return 1")
    assert cli.main(["probe"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out) == {"suit": "♠"}
    assert said.err == "thinking\n"


def test_all_shared_options_are_read(command, tmp_path, capsys):
    """Each shared option arrives in GameOptions in its own type, the repeatable ones in their order."""
    command("print(repr(GameOptions.of(args))); return 0")
    words = [
        "probe", "some-game", "--edition", "fr", "--variant", "b", "--variant", "a", "--variant", "b",
        "--with", str(tmp_path), "--ruling", "x=all", "--ruling", "y = 2", "--option", "length=long=er",
        "--seed", "0", "--players", "4", "--lang", "de", "--json", "--strict",
    ]  # fmt: skip
    assert cli.main(words) == 0
    assert capsys.readouterr().out.strip() == repr(
        GameOptions(
            game="some-game",
            edition="fr",
            variants=("b", "a"),
            packs=(tmp_path,),
            rulings={"x": "all", "y": "2"},
            options={"length": "long=er"},
            seed=0,
            players=4,
            language="de",
            json=True,
            strict=True,
        )
    )


def test_nothing_said_is_nothing_assumed(command, capsys):
    """Without options every field is empty, also after a run that had some."""
    command("print(repr(GameOptions.of(args))); return 0")
    cli.main(["probe", "--ruling", "x=1", "--variant", "a"])
    capsys.readouterr()
    cli.main(["probe"])
    assert capsys.readouterr().out.strip() == repr(GameOptions())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seed", "seven"], "argument --seed: expected a whole number from 0 on, not 'seven'"),
        (["--seed", "-1"], "argument --seed: expected a whole number from 0 on, not '-1'"),
        (["--players", "0"], "argument --players: expected a whole number from 1 on, not '0'"),
        (["--ruling", "x"], "argument --ruling: expected ID=V, not 'x'"),
        (["--option", "=1"], "argument --option: expected NAME=V, not '=1'"),
        (["--ruling", "x=1", "--ruling", "x=2"], "argument --ruling: 'x' is given twice"),
        (["--with", "/no/such/pack"], "argument --with: there is no file or folder '/no/such/pack'"),
        (["--edition", ""], "argument --edition: a name is missing"),
        (["--see", "7"], "unrecognized arguments: --see 7"),
        (["--variant"], "argument --variant: expected one argument"),
    ],
)
def test_wrong_usage_is_a_sentence_and_status_2(command, capsys, words, said):
    """Each mistake in the options is named in one line, followed by where to find help."""
    command()
    assert cli.main(["probe", "some-game", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"wl probe: {said}\nTry 'wl probe --help'.\n"


def test_a_command_can_demand_the_game(command, capsys):
    """A command that needs GAME says so when it is missing."""
    command(configure="add_game_options(parser, game_required=True)")
    assert cli.main(["probe"]) == 2
    assert "required: GAME" in capsys.readouterr().err


def test_a_command_can_refuse_its_arguments(command, capsys):
    """A UsageError that a command raises later is treated like one of the parser's."""
    command("raise UsageError('there is no game of that name')")
    assert cli.main(["probe"]) == 2
    assert capsys.readouterr().err.startswith("wl probe: there is no game of that name\n")


def test_a_defect_is_one_line_and_a_report(command, state, capsys):
    """An unexpected exception prints one line without traceback, which a file in the state folder holds."""
    command("raise ZeroDivisionError('divided\\nby zero')")
    assert cli.main(["probe", "--seed", "7"]) == 1
    said = capsys.readouterr().err
    (report,) = (state / "defects").iterdir()
    assert (
        said == f"wl probe: a defect of wlcore: ZeroDivisionError: divided by zero; a report is in {report}\n"
    )
    text = report.read_text("utf-8")
    assert "Traceback" in text
    assert "['probe', '--seed', '7']" in text


@pytest.mark.slow("rules without end before the first choice")
@pytest.mark.parametrize("words", [["play"], ["bench", "--games", "1"], ["match"]])
def test_a_game_that_never_asks_anybody_is_no_defect_of_ours(words, tmp_path, state, capsys):
    """Rules that go round for ever before the first choice are the pack's mistake, and the line is named."""
    game = tmp_path / "endless"
    shutil.copytree(Path(__file__).parent / "games" / "coin-race", game)
    flow = game / "flow.wl"
    flow.write_text(
        flow.read_text("utf-8").replace("  put coins in pouch\n", "  repeat: gain 1 pennies\n"), "utf-8"
    )
    command, *more = words
    assert cli.main([command, str(game), *more]) == 1
    (said,) = [line for line in capsys.readouterr().err.splitlines() if line.startswith("wl ")]
    ways = ("the rules go on and on without anybody deciding", "the rules do or ask too much at once")
    assert said in {f"wl {command}: {flow}:4: {way}" for way in ways}
    assert not (state / "defects").exists()


def test_a_defect_without_state_folder_is_still_one_line(command, state, monkeypatch, capsys):
    """Where no report can be written the line says why."""
    state.touch()
    command("raise ZeroDivisionError")
    assert cli.main(["probe"]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "ZeroDivisionError; no report could be written: the folder" in said


def test_a_pack_that_is_wrong_is_shown_like_a_compilers_message(command, tmp_path, capsys):
    """A PackError that a command lets through is printed with place, line and caret, status 1."""
    (tmp_path / "card.yaml").write_text("effect: gian 1\n")
    command(
        "from wlcore.lang.diagnostics import Diagnostic, PackError; from wlcore.lang.source import Span; "
        f"raise PackError([Diagnostic('word', 'unknown word', Span({str(tmp_path / 'card.yaml')!r}, 1, 9, 1, 13))])"
    )
    assert cli.main(["probe"]) == 1
    assert (
        "card.yaml:1:9: error word: unknown word\n    effect: gian 1\n            ^^^^\n"
        in capsys.readouterr().err
    )


def test_ctrl_c_ends_quietly(command, capsys):
    """An interrupted command says so in a word and returns what shells expect."""
    command("raise KeyboardInterrupt")
    assert cli.main(["probe"]) == 130
    assert capsys.readouterr().err == "wl probe: stopped\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end differently there")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("lines", [1, 100_000])
def test_a_reader_that_leaves_is_no_defect(state, lines, unbuffered):
    """When the reader of our output has gone, nothing is said and no report written, be the output short or long."""
    read, write = os.pipe()
    os.close(read)
    code = PATH + dedent(
        f"""
        import wlcore.cli as cli
        cli._run = lambda words: [print("line") for _ in range({lines})] and 0
        sys.exit(cli.main(["probe"]))
        """
    )
    with os.fdopen(write) as gone:
        ran = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            stdout=gone,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert (ran.returncode, ran.stderr) == (141, "")
    assert not state.exists()


def test_a_broken_pipe_elsewhere_is_a_defect(command, capsys):
    """A pipe of our own that breaks is not taken for a reader who left."""
    command("raise BrokenPipeError('worker gone')")
    assert cli.main(["probe"]) == 1
    assert "a defect of wlcore: BrokenPipeError: worker gone" in capsys.readouterr().err


def test_a_poor_terminal_gets_a_question_mark():
    """A terminal that cannot show a sign does not end the command."""
    code = (
        PATH + "import wlcore.cli as cli; cli._run = lambda words: print('K♠') or 0; sys.exit(cli.main([]))"
    )
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert (ran.returncode, ran.stdout) == (0, "K?\n")
