"""The table: people and bots play, everybody is shown what they may see, and nothing typed does harm."""

import os
import shutil

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, game
from tests.planted import plant_apply
from tests.play.tables import Script, shown, table
from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.journal import Journal
from wlcore.engine.record import PERSON, Chosen, Seat, TakenBack
from wlcore.engine.session import Session
from wlcore.loading import Choice, load, loaded
from wlcore.play.clauses import Clauses
from wlcore.play.commands import HELPED
from wlcore.play.kept import begun
from wlcore.play.table import INTERRUPTED, PlayTable
from wlcore.play.words import Wording

pytestmark = pytest.mark.slow("whole games at the table")

PARRIES = WHISPERS.replace("whispers", "parries")


def numbers(seed: int, count: int = 5000) -> list[str]:
    """Numbers that are mostly too high, as answers of somebody who does not look."""
    dice = Dice(seed)
    return [str(dice.below(6)) for _ in range(count)]


def first_begins(players: int) -> int:
    """A seed with which the first player is asked first."""
    return next(seed for seed in range(99) if game(WHISPERS).new(players, seed).who == 0)


def kept(of: PlayTable) -> list[str]:
    """The choices in the journal, and 'undo' for those taken back."""
    entries = Journal.open(of.journal.path).entries
    return [
        e.words if isinstance(e, Chosen) else "undo" for e in entries if isinstance(e, (Chosen, TakenBack))
    ]


# ---- to the end of a game --------------------------------------------------------------------------------


@pytest.mark.slow("games played to their end at the table")
@pytest.mark.parametrize("name", [ENEMY, COIN_RACE, WHISPERS])
@pytest.mark.parametrize("kinds", ["person person", "person random random", "random random", "random person"])
def test_a_game_is_played_to_its_end(name, kinds):
    """People and bots in any mixture come to the end of a game, which names the winners and the journal."""
    played = table(*numbers(5), name=name, kinds=kinds)
    assert played.run() == 0
    lines = shown(played)
    assert "The game is over." in lines
    assert any(line.endswith("won.") for line in lines)
    assert lines[-1] == f"The game is recorded in {played.journal.path}"
    journal = Journal.open(played.journal.path)
    assert journal.finished
    assert journal.replay(game(name)).state.fingerprint() == played.session.state.fingerprint()


@pytest.mark.slow("games played to their end at the table")
@pytest.mark.parametrize("kinds", ["person random", "person person", "person random person"])
def test_everything_that_happens_is_told_once(kinds):
    """Where all is open, each choice is shown once to the whole table, in the order of play."""
    played = table(*numbers(4), name=ENEMY, kinds=kinds)
    played.run()
    session, words = played.session, played.words
    told = [line for number in range(-1, len(session.moves)) for line in words.happened(session, number, 0)]
    plain = {said: line.text for line in told for said in (line.text, line.whole)}
    assert [plain[line] for line in shown(played) if line in plain] == [line.text for line in told]


# ---- leaving ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("last", "status"),
    [("quit", 0), (KeyboardInterrupt(), INTERRUPTED), (None, 0)],
    ids=["quit", "interrupt", "end"],
)
def test_leaving_keeps_the_game(last, status):
    """Quitting, an interrupt and the end of input end cleanly, with a word on how to go on."""
    played = table("1", *([] if last is None else [last]))
    assert played.run() == status
    assert shown(played)[-1] == "The game is kept: wl resume"
    assert len(kept(played)) == 1


def test_a_journal_that_cannot_be_written_ends_the_game(monkeypatch):
    """If a choice cannot be written down, one sentence says so, and the game is kept up to there."""
    played = table("1", "1", "1")

    choose = Session.choose

    def full(*_):
        raise OSError(28, "No space left on device")

    def choose_then_fill(session, option):
        if session.moves:
            monkeypatch.setattr("os.write", full)
        return choose(session, option)

    monkeypatch.setattr(Session, "choose", choose_then_fill)
    assert played.run() == 1
    lines = shown(played)
    assert any("No space left" in line for line in lines)
    assert lines[-2:] == ["The last choice does not count.", "The game is kept: wl resume"]
    assert len(kept(played)) == 1


# ---- what is typed ---------------------------------------------------------------------------------------


NONSENSE = [
    "",
    "   ",
    "0",
    "99",
    "-1",
    "1.5",
    "take that",
    "'",
    "\\",
    "%{}",
    "help me",
    "undo 3",
    "\t",
    "é" * 3000,
    "1 2",
]


def test_nonsense_changes_nothing():
    """Whatever is typed that is no answer is met with one line, and the question stands."""
    played = table(*NONSENSE, "quit")
    before = played.session.state.fingerprint()
    played.run()
    assert played.session.state.fingerprint() == before
    assert kept(played) == []
    told = [line for line in shown(played) if "is none of the options" in line]
    assert len(told) == len([line for line in NONSENSE if line.strip()])
    assert all(len(line) < 250 for line in told)


def test_an_unclear_answer_names_what_it_could_be():
    """A beginning that fits several options names them."""
    played = table("p", "quit")
    played.run()
    assert "‘p’ could be 2 Peek, 3 Pass on." in shown(played)


def test_help_lists_every_command():
    """'help' tells of each command what it does."""
    played = table("help", "quit", name=ENEMY)
    played.run()
    text = "\n".join(shown(played))
    for command in HELPED:
        assert f"  {command} " in text


def test_several_steps_in_one_line():
    """Steps are done one after the other; once one cannot be, the rest is left, and that is said."""
    played = table("tomb; crip; nonsense; dodge", "quit", name=ENEMY, kinds="person random")
    played.run()
    mine = [
        e.words for e in Journal.open(played.journal.path).entries if isinstance(e, Chosen) and e.seat == 1
    ]
    assert mine == ["source tombstone", "source cripple-creek"]
    assert "Not done any more: dodge" in shown(played)


def test_steps_are_not_done_for_somebody_else():
    """What one person typed ahead chooses nothing for the next who sits down to hidden cards."""
    played = table("gain; gain", "", "quit", terminal=True, seed=first_begins(2))
    played.run()
    assert len(kept(played)) == 1
    assert any(line.startswith("Not done any more") for line in shown(played))


def test_why_not_names_the_clause():
    """An option that is not on offer is answered with the clauses that keep it away; one on offer is said to be."""
    played = table(
        "why not outlaw-hit bob-ford", "why not tombstone", "why", "why not zebra", "quit", name=ENEMY
    )
    played.run()
    lines = shown(played)
    assert any("PENO-SALOON-03" in line for line in lines)
    assert "Tombstone is on offer." in lines
    assert any(line.startswith("Say what") for line in lines)
    assert "Nothing in this game is called ‘zebra’." in lines


def test_why_not_without_clauses_shows_the_rule():
    """A game that cites nothing shows the line of its rules."""
    played = table("1", "why not read-out", "quit", kinds="person person", seed=first_begins(2))
    played.run()
    assert any("is on offer" in line or "needs" in line or "choose" in line for line in shown(played))


def test_what_a_card_does_is_told():
    """'card' takes the beginning of a name; several that fit are all told."""
    played = table("card bounty", "card belle", "card", "card zebra", "quit", name=ENEMY)
    played.run()
    lines = shown(played)
    assert "Belle Starr" in lines
    assert any("stack" in line or "out" in line for line in lines[lines.index("The Bounty Hunter") :][:4])
    assert "There is no card ‘zebra’." in lines


@pytest.mark.slow("games played to their end at the table")
def test_odds_and_hints_come_from_the_view():
    """'odds' counts what lies hidden, 'hint' tells what a bot would choose; neither changes the game."""
    played = table("odds", "hint", "quit", name=ENEMY)
    before = played.session.state.fingerprint()
    played.run()
    lines = shown(played)
    assert any(line.startswith("Next hidden card of the Tombstone deck: ") and "%" in line for line in lines)
    assert any(line.startswith("A searching bot would choose: ") for line in lines)
    assert played.session.state.fingerprint() == before


def test_a_save_of_another_game_is_loaded_only_when_asked_for_twice():
    """Nobody leaves their game for somebody else's without being told whose it is."""
    table("save here", "quit", name=COIN_RACE).run()
    played = table("load here", "quit", name=ENEMY)
    played.run()
    assert played.instead is None
    played = table("load here", "load here", name=ENEMY)
    played.run()
    assert played.instead is not None
    assert any("‘here’ is another game: Coin Race" in line for line in shown(played))


def test_a_save_is_loaded_as_a_game_of_its_own():
    """'load' leaves the game for a copy of the save; what was played since stays in the journal it is in."""
    played = table("1", "save here", "1", "load here", name=ENEMY)
    assert played.run() == 0
    assert played.instead is not None
    assert sum(isinstance(e, Chosen) for e in played.instead.entries) == 1
    assert len(kept(played)) == 2


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("save", "A save needs a name"),
        ("save ../x", "A save needs a name"),
        ("load", "There is no save"),
        ("load ../x", "There is no save ‘../x’."),
        ("load nothing", "There is no save ‘nothing’."),
        ("lang", "Say which language: "),
        ("lang xx", "There are no phrases in ‘xx’; there are: "),
    ],
)
def test_saves_and_languages_that_are_not_there(typed, said):
    """One sentence, and the game goes on."""
    played = table(typed, "quit", name=ENEMY)
    assert played.run() == 0
    assert any(line.startswith(said) for line in shown(played))


def test_a_save_that_cannot_be_written(monkeypatch):
    """A full disk is told in one sentence, and the game goes on."""

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("wlcore.files.replace", full)
    played = table("save here", "1", "quit", name=ENEMY)
    assert played.run() == 0
    assert any("No space left" in line for line in shown(played))
    assert len(kept(played)) == 1


def test_a_save_whose_packs_are_gone_is_refused(tmp_path):
    """So is one that does not fit its packs any more; the game that is played goes on, and nothing is copied."""
    shutil.copytree(COIN_RACE, tmp_path / "race")
    played = table("1", "save here", "quit", name=str(tmp_path / "race"))
    played.run()
    for change, said in (
        (
            lambda: (tmp_path / "race" / "flow.wl").write_text("rule play\n  dance\n"),
            "cannot go on with the packs",
        ),
        (lambda: shutil.rmtree(tmp_path / "race"), "needs what is not there any more"),
    ):
        change()
        other = table("load here", "quit", name=ENEMY)
        assert other.run() == 0
        assert other.instead is None
        assert any(said in line for line in shown(other))


def test_a_damaged_save_is_refused():
    """What was changed by hand is not played; the game that is played goes on."""
    played = table("1", "save here", "quit", name=ENEMY)
    played.run()
    save = played.journal.path.parent / "saves" / "here.jsonl"
    save.write_bytes(save.read_bytes().replace(b'"seat":', b'"sest":'))
    other = table("load here", "quit", name=ENEMY)
    assert other.run() == 0
    assert any("is damaged" in line for line in shown(other))


def test_rules_are_shown_by_clause():
    """'rules' shows what the question cites, 'rules ID' a clause, and an unknown one is said to be unknown."""
    played = table("rules", "rules PENO-GOAL-01", "rules goal-01", "rules nonsense", "quit", name=ENEMY)
    played.run()
    lines = shown(played)
    assert any(line.startswith("  PENO-TURN-01: ") for line in lines)
    assert sum(line.startswith("PENO-GOAL-01: ") for line in lines) == 2
    assert "There is no clause ‘nonsense’." in lines


def test_rules_are_found_by_a_word():
    """'rules WORD' shows the clauses that say it, rules before rulings, in the language that is spoken."""
    played = table("rules sheriff:", "rules heriff", "lang de", "rules kopfgeldj", "quit", name=ENEMY)
    played.run()
    lines = shown(played)
    said = lines[lines.index("> rules sheriff:") : lines.index("> rules heriff")]
    assert [line.split(":")[0] for line in said if line.startswith("PENO-")] == ["PENO-SALOON-02"]
    assert "There is no clause ‘heriff’." in lines
    german = lines[lines.index("> rules kopfgeldj") :]
    assert any(line.startswith("PENO-SALOON-03: ") for line in german)


def test_rules_of_variants_are_found_where_they_are_in_play():
    """Beside other clauses those of a variant that is not played are left out; alone they are named in one line."""
    played = table("rules cavalry", "rules bang", "rules PENO-CAV-01", "quit", name=ENEMY)
    played.run()
    lines = shown(played)
    said = lines[lines.index("> rules cavalry") : lines.index("> rules bang")]
    assert [line.split(":")[0] for line in said if line.startswith("PENO-")] == ["PENO-OPEN-15"]
    assert any(
        line.startswith("No rule in play says ‘bang’; of variants") and "PENO-DUEL-02" in line
        for line in lines
    )
    assert any(line.startswith("PENO-CAV-01: ") for line in lines)
    clauses = Clauses(load(ENEMY, variants=["cavalry"]).data.places)
    assert "PENO-CAV-01" not in clauses.elsewhere
    assert "PENO-DUEL-02" in clauses.elsewhere


def test_a_word_that_many_rules_say():
    """First those of the chapter that is about it, only rules, and no more than a few; all of them on request."""
    played = table("rules token", "rules token all", "quit", name=ENEMY)
    played.run()
    lines = shown(played)
    said = [line for line in lines if line.startswith("PENO-") and ": " in line]
    first = "PENO-GOAL-01 PENO-MAJ-01 PENO-MAJ-02 PENO-MAJ-04 PENO-WIN-01"
    assert [line.partition(":")[0] for line in said[:5]] == first.split()
    (more,) = [line for line in lines if line.startswith("... and ")]
    left = int(more.split()[2])
    assert more == f"... and {left} more: ‘rules token all’ tells them"
    assert len(said) == 5 + 5 + left
    assert any(line.startswith("PENO-OPEN") for line in said[5:])


def test_the_score_is_told_with_what_it_is_made_of():
    """Who asks for it by the name that it has on the screen is told what counts, and how each player stands."""
    played = table("card score", "card points", "quit", name="western-legends", kinds="person person person")
    played.run()
    lines = shown(played)
    begin = lines.index("> card score")
    assert lines[begin + 1].startswith("The score is LP, with points for ")
    assert lines[begin + 2].startswith("Player 1: ")
    assert lines[begin + 4].startswith("Player 3: ")


def test_rules_of_a_game_without_clauses():
    """Where a game cites nothing, 'rules' says so."""
    played = table("rules", "rules x", "quit")
    played.run()
    assert "Nothing is cited here." in shown(played)


def test_the_log_shows_what_happened_lately():
    """'log' shows the last choices, 'log 1' the last one, with 'rules' its clauses, and a word what says it."""
    played = table(
        "1", "1", "1", "log", "log 1", "log 1 rules", "log gets", "log giraffe", "quit", name=ENEMY
    )
    played.run()
    lines = shown(played)
    assert len(lines[lines.index("> log") : lines.index("> log 1")]) >= 4
    assert len(lines[lines.index("> log 1") : lines.index("> log 1 rules")]) == 3
    assert lines[lines.index("> log 1") + 1].endswith(" is turned up.")
    assert lines[lines.index("> log 1 rules") + 1].endswith(" is turned up. [PENO-TURN-03]")
    found = lines[lines.index("> log gets") + 1 : lines.index("> log giraffe") - 1]
    assert len(found) == 3
    assert all(" gets " in line for line in found)
    assert lines[lines.index("> log giraffe") + 1] == "nothing"


def test_an_effect_that_never_ends_is_taken_back(monkeypatch):
    """A choice that leads nowhere is as if not made, says so, and another can be chosen."""
    played = table("1", "2", "quit", name=ENEMY)
    apply, first = type(played.session.state).apply, played.session.state.o[0]

    def endless(state, option):
        apply(state, option)
        if option == first:
            raise RuleFault

    plant_apply(monkeypatch, endless)
    played.run()
    lines = shown(played)
    said = next(number for number, line in enumerate(lines) if "never ends" in line)
    assert ".wl:" in lines[said + 1]
    assert len(kept(played)) >= 1


@pytest.mark.parametrize(("error", "said"), [(RuleFault, "never ends"), (None, "is not on offer")])
def test_a_bot_that_cannot_go_on_ends_the_game(monkeypatch, error, said):
    """If nothing a bot may choose ends, or it chooses what is not on offer, one sentence says so."""
    played = table(kinds="random random", name=ENEMY)
    if error is None:
        monkeypatch.setattr("wlcore.bots.random.RandomBot.choose", lambda *_: 10**6)
    else:

        def endless(*_):
            raise error

        plant_apply(monkeypatch, endless)
    assert played.run() == 1
    assert any(said in line for line in shown(played))


def test_what_was_chosen_is_on_the_disk_before_a_person_is_asked(monkeypatch):
    """Not only handed to the system: all of the journal is synced whenever somebody is asked, what bots chose included."""
    synced: list[int] = []
    monkeypatch.setattr("os.fsync", lambda file: synced.append(os.fstat(file).st_size))
    played = table("1", "1", "quit", name=ENEMY, kinds="person random")
    asked = played.console.ask

    def ask(*words: object, **more: object) -> str:
        assert synced[-1] == played.journal.path.stat().st_size
        return asked(*words, **more)

    monkeypatch.setattr(played.console, "ask", ask)
    played.run()
    assert len(set(synced)) > 2


# ---- undo ------------------------------------------------------------------------------------------------


def test_undo_takes_back_and_asks_again():
    """A choice that taught nobody anything is taken back, told so, and the same player is asked again."""
    played = table("read", "undo", "quit", kinds="person random random random", seed=first_begins(4))
    played.run()
    assert kept(played)[-2:] == ["read-out", "undo"]
    assert "Taken back: Read out" in shown(played)


@pytest.mark.parametrize("kinds", ["person person", "person random random"])
def test_free_undo_takes_back_what_was_learned(kinds):
    """By the house rule a card that was turned up goes back, past what bots chose since; so it does when a game goes on."""
    seed = next(n for n in range(99) if game(ENEMY).new(len(kinds.split()), n, traced=True).who == 0)
    played = table("1", "undo", "quit", name=ENEMY, kinds=kinds, seed=seed, free_undo=True)
    before = played.session.state.fingerprint()
    played.run()
    assert played.session.state.fingerprint() == before
    assert kept(played).count("undo") == (1 if kinds == "person person" else 3)
    journal = Journal.open(played.journal.path)
    assert journal.replay(game(ENEMY)).free_undo
    assert not Journal.open(table("quit", name=ENEMY).journal.path).replay(game(ENEMY)).free_undo


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["undo"], "There is nothing to take back."),
        (["1", "undo"], "That cannot be taken back: somebody has learned something from it."),
    ],
)
def test_undo_says_why_it_cannot(lines, said):
    """At the beginning, and after a card was turned up, undo says why not."""
    played = table(*lines, "quit", name=ENEMY)
    played.run()
    assert said in shown(played)


def test_undo_does_not_reach_past_a_bot():
    """When a bot has chosen since, a person's choice stays."""
    played = table("gain", "undo", "quit", kinds="person random", seed=first_begins(2))
    played.run()
    assert "That cannot be taken back: somebody else has chosen since." in shown(played)


# ---- one keyboard, several people ------------------------------------------------------------------------


def test_the_screen_is_hidden_between_people_who_hold_hidden_cards():
    """Before the next person looks, the screen is cleared, and again once they sit there."""
    played = table("gain", "", "gain", "", "quit", terminal=True)
    played.run()
    assert isinstance(played.console, Script)
    assert played.console.hidden == 4
    lines = shown(played)
    first = lines.index("--- hidden ---")
    assert "Hand over the keyboard" in lines[first + 1]
    assert lines[first + 4] == "--- hidden ---"


def test_nothing_is_hidden_where_all_is_open():
    """In a game without hidden hands the screen stays."""
    played = table("1", "1", "1", "quit", name=ENEMY, terminal=True)
    played.run()
    assert isinstance(played.console, Script)
    assert played.console.hidden == 0


def test_one_person_alone_hides_nothing_from_bots():
    """A person among bots is not asked to hand over the keyboard."""
    played = table("gain", "gain", "quit", kinds="person random random", terminal=True)
    played.run()
    assert isinstance(played.console, Script)
    assert played.console.hidden == 0


def test_a_pipe_needs_no_handing_over():
    """Through a pipe nobody is asked to press Enter."""
    played = table("gain", "gain", "quit")
    played.run()
    assert not any("Hand over" in line for line in shown(played))


def test_undo_when_handing_over():
    """Who has just chosen can take it back before handing over the keyboard, and is asked again."""
    played = table("gain", "undo", "quit", terminal=True)
    first = played.session.state.who
    played.run()
    assert kept(played) == ["gain-nerve", "undo"]
    assert played.session.state.who == first
    assert "Taken back: Gain 1 nerve" in shown(played)


def test_undo_that_cannot_be_is_explained_before_the_screen_is_hidden():
    """If the choice has to stay, who chose it can read why before handing over the keyboard."""
    played = table("draw", "undo", "", "quit", terminal=True)
    played.run()
    lines = shown(played)
    said = lines.index("That cannot be taken back: somebody has learned something from it.")
    assert lines[said + 1 : said + 4] == ["> ", "> ", "--- hidden ---"]
    assert kept(played) == ["draw"]


def test_quit_when_handing_over():
    """The game can be left at that moment too."""
    played = table("gain", "quit", terminal=True)
    assert played.run() == 0
    assert shown(played)[-1] == "The game is kept: wl resume"


def test_nobody_takes_back_what_another_person_chose_in_secret():
    """Once the next person sits at the keyboard, what the last one chose stays."""
    played = table("gain", "", "undo", "quit", terminal=True)
    played.run()
    assert kept(played) == ["gain-nerve"]
    assert "That cannot be taken back: somebody else has chosen since." in shown(played)


def test_each_person_sees_only_what_is_theirs():
    """'show' and 'hand' name the own cards of who asks, and of others' hands only how many there are."""
    played = table("show", "hand", "quit")
    state, names = played.session.state, played.words
    hands = {
        number: state.game.owner[number] for number in range(len(state.z)) if state.game.sight[number] == 1
    }
    seat = state.who
    played.run()
    lines = [line for line in shown(played) if " hand " in line]
    for number, owner in hands.items():
        cards = ", ".join(names.card(card) for card in sorted(state.z[number]))
        said = [line.split("  ")[-1] for line in lines if line.strip().startswith(names.zone(number))]
        assert said == [cards] * 2 if owner == seat else said == ["3 cards"] * bool(state.z[number])


def test_a_hidden_card_is_not_named_in_the_log_of_others():
    """A card passed on in secret is named to who gave and got it, and to nobody else."""
    played = table("pass on", "1", "1", "quit", kinds="person person person")
    giver = played.session.state.who
    played.run()
    session, words = played.session, played.words
    card = session.game.actions[session.moves[-1].option][2]
    getter = session.game.owner[session.state.loc[card]]
    for seat in range(3):
        told = "\n".join(line.text for line in words.happened(session, len(session.moves) - 1, seat))
        assert told
        assert (words.card(card) in told) == (seat in (giver, getter))


def test_what_has_happened_meanwhile_is_told_when_a_game_goes_on():
    """At a table where a game goes on, people are told what has happened since their own last choice."""
    played = table("1", "quit", name=ENEMY, kinds="person random random", seed=4)
    played.run()
    again = PlayTable(played.session, played.journal, played.words, played.seated, Script(["quit"]))
    again.run()
    told = [line.text for line in played.commands.news(0, len(played.session.moves) - 1)]
    assert told
    assert set(told) <= set(shown(again))


# ---- who has nothing to choose ---------------------------------------------------------------------------


class Passing(Script):
    """Presses Enter alone where that is enough, else takes the first option."""

    def ask(self, prompt: str, offers: object = (), watch: object = None) -> str:
        """What is typed at a prompt."""
        self.lines = iter(["" if prompt != "> " else "1"])
        return super().ask(prompt, offers, watch)


@pytest.mark.parametrize(("ask", "enough"), [("needed", False), ("always", True), ("random", True)])
def test_whoever_is_asked_can_pass_by_enter_alone(ask, enough):
    """Where somebody may be asked in vain, Enter passes for all alike: nobody hears whether there was anything to choose."""
    choice = Choice(PARRIES, ask=ask)
    seats = tuple(Seat("", PERSON) for _ in range(3))
    journal, session = begun(choice, loaded(choice), seats, 2)
    played = PlayTable(session, journal, Wording(session.game, seats), lambda *_: {}, Passing([]))
    assert played.run() == 0
    passed = [move.before.o for move in session.moves if move.option == 0]
    assert any(len(options) == 1 for options in passed) == enough
    assert ("Enter: Pass > " in played.console.shown) == enough
    if ask == "always":
        assert {len(options) > 1 for options in passed} == {True, False}
    assert Journal.open(journal.path).finished
