"""The process is killed at random moments of games of all sorts, and each goes on with nothing lost.

A few games by default, as many as `SECONDS` allow; `WL_KILLS=100` plays a hundred. With `-s`, what happened is printed.
"""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS
from tests.play.running import Player, wl
from wlcore.engine.chance import Dice
from wlcore.engine.journal import Journal
from wlcore.engine.refusals import SaveError
from wlcore.play import kept

pytestmark = pytest.mark.slow("a killed game goes on")

GAMES = int(os.environ.get("WL_KILLS", "0"))
SECONDS = 15
KILLS = 3
"""How often each game is killed."""
WEST = "western-legends"
ENEMY_LAYERS = ("duel", "dollars", "cavalry", "supremacy")
WEST_LAYERS = ("first-game", "goals", "wild-wild-west")
BOTS = ("random", "random", "greedy", "search:8")


class Doomed:
    """One game that is killed again and again; `seen` counts what happened on the way."""

    def __init__(self, number: int, folder: Path, seen: Counter[str]) -> None:
        self.dice, self.folder, self.seen = Dice(number), folder, seen
        self.words = self._game(number)
        self.safe = b""
        self.saves: dict[str, bytes] = {}

    def _game(self, number: int) -> list[str]:
        """What is played, by how many people and bots."""
        name = (WEST, ENEMY, WEST, ENEMY, COIN_RACE, WHISPERS)[number % 6]
        layers: Sequence[str] = {WEST: WEST_LAYERS, ENEMY: ENEMY_LAYERS}.get(name, ())
        words = ["play", name, "--seed", str(number)]
        if layers and number % 5 == 3:  # few: each set of layers has to be compiled
            words += ["--variant", layers[self.dice.below(len(layers))]]
        if name in (WEST, ENEMY):
            words += ["--edition", ("en", "fr", "de", "ru")[self.dice.below(4)]]
        players = 3 + self.dice.below(2) if name in (WHISPERS, WEST) else 2 + self.dice.below(3)
        bots = [BOTS[self.dice.below(len(BOTS))] for _ in range(self.dice.below(players))]
        return [*words, "--players", str(players), *(["--bots", ",".join(bots)] if bots else [])]

    def _one_in(self, n: int) -> bool:
        return self.dice.below(n) == 0

    # ---- playing -------------------------------------------------------------------------------------

    def live_and_die(self) -> None:
        """Play, be killed, go on, and so on; in the end the game is left as people leave it."""
        for time_round in range(KILLS):
            if self.safe and not self._unfinished():
                return
            words = ["resume"] if self.safe else self.words
            player = Player(*words, seed=self.dice.below(10**6))
            if self._one_in(8):
                time.sleep(self.dice.below(500) / 1000)
                self._kill(player, "starting")
            else:
                self._play(player, 1 + self.dice.below(25 if time_round else 40))
            self._check()
        if self.safe and self._unfinished():
            left = wl("resume", typed="quit\n")
            assert (left.returncode, left.stderr) == (0, "")

    def _play(self, player: Player, steps: int) -> None:
        """So many lines, then the end."""
        for _ in range(steps):
            if not player.read():
                assert self._ended(player) == 0
                self.seen["games that came to their end first"] += 1
                self.safe = self._journal().read_bytes()
                return
            self.safe = self._journal().read_bytes()
            self._type(player)
        moment = self.dice.below(4)
        if moment == 0:
            name = f"save-{self.dice.below(3)}"
            player.type(f"save {name}")
        elif moment == 1:
            for _ in range(5):
                player.answer()  # typed ahead
        time.sleep(self.dice.below(16) ** 2 / 20_000)  # 0 to 11 milliseconds, rather less than more
        self._kill(player, ("saving", "with more typed ahead", "choosing", "choosing")[moment])

    def _ended(self, player: Player) -> int:
        """The exit status of a process that has ended by itself; what it said is shown if the test fails."""
        assert player.process.stderr is not None
        print(player.shown[-300:], player.process.stderr.read().decode())
        return player.close()

    def _type(self, player: Player) -> None:
        """A choice, mostly; sometimes a save, an undo or a question."""
        what = self.dice.below(12)
        if what == 0:
            name = f"save-{self.dice.below(3)}"
            player.type(f"save {name}")
            if player.read():
                self.saves[name] = self.safe
                player.answer()
        elif what == 1:
            player.type("undo")
        elif what == 2:
            player.type(("log", "show", "nonsense", "lang de")[self.dice.below(4)])
        else:
            player.answer()

    def _kill(self, player: Player, moment: str) -> None:
        player.process.send_signal(signal.SIGKILL)
        player.process.wait()
        player.close()
        self.seen[f"killed {moment}"] += 1

    # ---- nothing is lost -----------------------------------------------------------------------------

    def _check(self) -> None:
        """Everything that was there when a question was asked is there now, and the game is where it leads."""
        if not self.safe and not list(self.folder.glob("*.jsonl")):
            self.seen["killed before there was a game"] += 1
            return
        path = self._journal()
        data = path.read_bytes()
        assert data.startswith(self.safe), "something was lost"
        if not data:
            path.unlink()
            return
        if not self.safe and b"\n" not in data:
            with pytest.raises(SaveError, match="breaks off before the game begins"):
                Journal.open(path)
            path.unlink()
            return
        journal = Journal.open(path)
        journal.replay(kept.game_of(journal))
        self.seen["choices that were kept"] += journal.choices
        self.seen["lines cut off in the middle"] += not data.endswith(b"\n")
        self.safe = data[: data.rfind(b"\n") + 1]
        for saved in (self.folder / "saves").glob("*.jsonl"):
            kept_then = saved.read_bytes()
            assert data.startswith(kept_then)
            assert len(kept_then) >= len(self.saves.get(saved.stem, b""))
            Journal.open(saved)
            self.seen["saves that were whole"] += 1
        assert self.saves.keys() <= {saved.stem for saved in (self.folder / "saves").glob("*.jsonl")}

    def _journal(self) -> Path:
        (path,) = self.folder.glob("*.jsonl")
        return path

    def _unfinished(self) -> bool:
        return not Journal.open(self._journal()).finished


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_killed_at_any_moment_a_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Killed while it starts, while somebody chooses, saves or has typed ahead: what was answered stands."""
    seen: Counter[str] = Counter()
    end, number = time.monotonic() + SECONDS, 0
    while number < GAMES or (not GAMES and (number < 2 or time.monotonic() < end)):
        monkeypatch.setenv("WLCORE_STATE", str(tmp_path / str(number)))
        Doomed(number, tmp_path / str(number) / "journals", seen).live_and_die()
        number += 1
    print(f"{number} games:", *(f"{count} {what}" for what, count in sorted(seen.items())), sep="\n  ")
    assert seen["choices that were kept"] > 10 * number
    assert sum(count for what, count in seen.items() if what.startswith("killed")) >= number
