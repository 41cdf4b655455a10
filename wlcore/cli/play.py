"""`wl play`: a game for people and bots at one keyboard, or for bots alone."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import SystemRandom

from wlcore.bots import GREEDY, KINDS, THINKING, Bot, Maker, NoSuchBot, maker
from wlcore.cli.games import choice_of, choices_of
from wlcore.cli.language import spoken
from wlcore.cli.options import GameOptions, add_game_options
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.engine.game import Game
from wlcore.engine.journal import Journal
from wlcore.engine.record import PERSON, Seat
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Session
from wlcore.letters import called, hidden_in_name
from wlcore.loading import loaded
from wlcore.play import kept, whereabouts
from wlcore.play.auto import Unplayable, bot_seed, played
from wlcore.play.company import introduced
from wlcore.play.console import Console, EndOfInput, at_hand
from wlcore.play.guiding import BEGIN, Guiding, remark
from wlcore.play.newgame import GameOrder, Guide, Quit
from wlcore.play.table import PlayTable
from wlcore.play.words import NoSuchLanguage, Wording
from wlcore.text.human import counted
from wlcore.whom import NEEDED

HELP = """Play a game at the terminal. Who plays is asked where nobody is named; else people fill the seats that no bot
takes. They share the keyboard, and what one of them may not see is hidden from the others. The game is kept at every
moment: 'wl resume' goes on with it."""
SEEDS = 1 << 31
RANDOM = "random"


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser)
    add = parser.add_argument_group("who plays").add_argument
    add("--bots", metavar="B,...", default="", help=f"bots for the last seats: {KINDS}")
    add("--names", metavar="N,...", default="", help="what the people are called, such as Ada,Bob")
    add("--auto", action="store_true", help="bots play one game among themselves, and the outcome is printed")
    add(
        "--scenario", metavar="FILE", default="",
        help="begin at the position of a scenario (FILE, or FILE:LINE of one of several), or at one that was saved",
    )  # fmt: skip
    add(
        "--free-undo",
        action="store_true",
        help="a house rule: everything can be taken back, whoever chose it",
    )
    add("--guide", action="store_true", help="a first game: remarks say what is what, if the game brings any")
    add_watch(add)


def add_watch(add: Callable[..., object]) -> None:
    """The flag that lets a game go on with packs that change."""
    add("--watch", action="store_true", help="take up packs that are changed meanwhile, if they are clean")


def run(args: argparse.Namespace) -> int:
    """Play."""
    options = GameOptions.of(args)
    _check_flags(args)
    bots = [name.strip() for name in args.bots.split(",")] if args.bots.strip(" ,") else []
    for name in bots:
        _maker(name)
    if args.scenario:
        return _scenario(args, options, bots)
    names = _named(args.names)
    return _by_bots(options, bots) if args.auto else _at_the_table(args, options, names, bots)


def _check_flags(args: argparse.Namespace) -> None:
    """Some go with `--auto` alone, some only without it."""
    if args.json and not args.auto:
        raise UsageError("--json goes with --auto")
    at_the_table = {
        "--watch is for games at the table; --auto plays without one": args.watch,
        "--guide is for games at the table": args.guide,
        "--free-undo is for games at the table": args.free_undo,
        "--names are for people; --auto plays without them": args.names,
    }
    for why, said in at_the_table.items():
        if said and args.auto:
            raise UsageError(why)


def _named(said: str) -> list[str]:
    """The names of the people, which everybody must be able to tell apart."""
    names = [name.strip() for name in said.split(",") if name.strip()]
    for name in names:
        if hidden := hidden_in_name(name):
            raise UsageError(f"the name '{name}' has {hidden}: type it anew")
        if [other.casefold() for other in names].count(name.casefold()) > 1:
            raise UsageError(
                f"two players are called '{name}': name them so that everybody knows who is meant"
            )
        if not name.isascii():
            _warn_of_look_alikes(name)
    return names


def _by_bots(options: GameOptions, bots: Sequence[str]) -> int:
    """One game that nobody sits at."""
    choice = choice_of(options)
    game = loaded(choice)
    seats = _seats(game, options.players, [], bots, auto=True)
    seed = _seed(options.seed)
    return _auto(game, seed, seats, None if options.json else words_in(options.language, game, seats))


def _at_the_table(
    args: argparse.Namespace, options: GameOptions, names: Sequence[str], bots: Sequence[str]
) -> int:
    """A game with people, who are asked what is not said."""
    given = options.players is not None
    said = bool(names or bots or given)
    if names and not given:  # who is named plays; one name alone leaves seats to be filled
        options = replace(options, players=len(names) + len(bots))
    found = _ordered(options, guided=not said)
    if found is None:
        return 0
    game = loaded(found.choice)
    if not said:
        bots = [GREEDY] * (max(2 - len(game.automata), game.players[0]) - 1)
    counted_on = options.players is not None and (
        given or len(names) > 1 or not game.not_for(options.players)
    )
    seats = found.seats or _seats(game, options.players if counted_on else None, names, bots, auto=False)
    if unfit := game.not_for(len(seats)):
        raise UsageError(unfit)
    seed = _seed(options.seed if found.seed is None else found.seed)
    seats = introduced(seats, game, seed)
    words = words_in(options.language, game, seats)
    try:
        journal, session = kept.begun(
            found.choice, game, seats, seed, free_undo=args.free_undo, language=words.phrases.language,
            guided=args.guide or found.guided,
        )  # fmt: skip
    except SaveError as error:
        talk(f"wl play: {error}")
        return 1
    unnamed = "" if said or found.seats else words("unnamed")
    return sit_down(journal, session, words, new=True, watch=args.watch, told=unnamed)


def _seed(said: int | None) -> int:
    """Where chance begins: as said, or anywhere."""
    return SystemRandom().randrange(SEEDS) if said is None else said


def _warn_of_look_alikes(name: str) -> None:
    from wlcore.packs.alphabets import mixed

    for start, end, letter in mixed(name):
        talk(f"wl play: '{name[start:end]}' has letters of several alphabets: '{letter}' is {called(letter)}")


def _scenario(args: argparse.Namespace, options: GameOptions, bots: Sequence[str]) -> int:
    """Begin at the position of a scenario."""
    from wlcore.cli.puzzle import named_whole, position_of, seated

    if args.auto:
        raise UsageError("--auto plays whole games, not scenarios")
    if args.guide:
        raise UsageError("--guide begins where the game begins, not at a scenario")
    place = position_of(args.scenario, options)
    choice = place.choice
    game = loaded(choice)
    seats = seated(place, bots)
    words = words_in(options.language, game, seats)
    scenario = named_whole(args.scenario)
    try:
        journal, session = kept.begun(
            choice,
            game,
            seats,
            0,
            place.position,
            place.fate,
            scenario,
            args.free_undo,
            words.phrases.language,
        )
    except SaveError as error:
        talk(f"wl play: {error}")
        return 1
    return sit_down(journal, session, words, new=True, watch=args.watch)


def _ordered(options: GameOptions, guided: bool) -> GameOrder | None:
    """What to play; somebody is asked where that could be several games, and at a terminal who plays if that was not said.
    None if they would rather quit.
    """
    choices = {choice.game: choice for choice in choices_of(options)}
    console = Console()
    guided = guided and console.terminal
    if len(choices) == 1 and not guided:
        return GameOrder(choice_of(options))
    from wlcore.packs.layers import Shelf
    from wlcore.play.which import asked

    shelf, language = Shelf.installed(), spoken(options.language)
    titles = {manifest.id: manifest.title for manifest in shelf.games()}
    try:
        game = next(iter(choices)) if len(choices) == 1 else asked(titles, console, language)
        if game is None or not guided:
            return None if game is None else GameOrder(choices[game])
        loaded(choices[game])  # what is wrong with it is told before anything else is asked
        return Guide(console, language, shelf).order(choices[game], more=not _settled(options))
    except Quit:
        return None
    except EndOfInput:
        if len(choices) == 1:
            return None
        raise UsageError(f"name the game: {' or '.join(titles)}") from None


def _settled(options: GameOptions) -> bool:
    """Whether it was said how the game is to be played, so that this need not be asked."""
    said = options.edition, options.variants, options.packs, options.rulings, options.options
    return any(said) or options.seed is not None


def words_in(language: str | None, game: Game, seats: Sequence[Seat]) -> Wording:
    """What is said at the table, in a language that there is."""
    try:
        return Wording(game, seats, spoken(language))
    except NoSuchLanguage as error:
        raise UsageError(str(error)) from error


def sit_down(
    journal: Journal,
    session: Session,
    words: Wording,
    *,
    new: bool,
    watch: bool = False,
    told: str = "",
) -> int:
    """Play on at the table, perhaps with a goal to reach, and at that of a save that somebody wants instead; the exit
    status. What is `told` comes after the greeting.
    """
    puzzle = None
    if journal.header.scenario:
        from wlcore.cli.puzzle import Puzzle

        puzzle = Puzzle(whereabouts.meant(journal.header.scenario), journal.header.edition)

    def seated(session: Session, table: PlayTable) -> dict[int, Bot]:
        goal = "" if puzzle is None else puzzle.goal(session, journal, table)
        if goal:
            table.note(goal)
        return {
            seat: maker(who.kind, THINKING)(bot_seed(journal.header.seed, seat, len(session.moves)))
            for seat, who in enumerate(journal.header.seats)
            if who.kind != PERSON
        }

    renewal = None
    if watch:
        from wlcore.play.renewal import Renewal

        renewal = Renewal(session.game, journal, None if puzzle is None else puzzle.position)
    aim = words.told("game-aim", session.state) if new and puzzle is None else ""
    greeting = words("begin" if new else "goes-on", game=words.game_name, players=words.company())
    house = words("free-undo") if journal.header.free_undo else ""
    whom = words(f"ask-{journal.header.ask}") if journal.header.ask != NEEDED else ""
    guided = journal.header.guided
    first = (remark(BEGIN, words) or words("no-guide")) if guided and new else ""
    greetings = [line for line in (greeting, told, aim, house, whom, first) if line]
    guiding = Guiding(session.moves) if guided else None
    table = PlayTable(session, journal, words, seated, at_hand(), renewal, greetings, guiding)
    try:
        status = table.run()
    finally:
        journal.close()
    if table.instead is None:
        return status
    return go_on(table.instead, table.words.phrases.language, watch)


def go_on(journal: Journal, language: str | None, watch: bool = False) -> int:
    """Play on where a journal ends, in its language if no other is named; a `SaveError` says why that cannot be."""
    for who in journal.header.seats:
        if who.kind != PERSON:
            maker(who.kind)
    game = kept.game_of(journal)
    words = words_in(language or journal.header.language, game, journal.header.seats)
    changed = ", ".join(journal.header.changed(game)) or "wlcore"
    session, turned = kept.gone_on(journal, game)
    if turned is not None:
        from wlcore.play.renewal import become

        talk(f"{words('turned', changed=changed)} {become(turned, words)}")
    return sit_down(journal, session, words, new=not session.moves and turned is None, watch=watch)


def _auto(game: Game, seed: int, seats: Sequence[Seat], words: Wording | None) -> int:
    """Bots play one game; the outcome in words, or without them as JSON."""
    bots: list[Bot] = [_maker(who.kind)(bot_seed(seed, seat)) for seat, who in enumerate(seats)]
    from wlcore.bots.minds import why_python  # who plays needs no bots
    from wlcore.bots.search import SearchBot

    if any(isinstance(bot, SearchBot) for bot in bots) and (why := why_python(game, game.settings)):
        talk(f"wl play: bots think by Python, not by native code: {why}")
    try:
        outcome = played(game, seed, bots)
    except Unplayable as error:
        talk(f"wl play: {error}")
        return 1
    if words is None:
        json_result(outcome.as_json())
    else:
        won = [seat - 1 for seat in outcome.winners]
        result(words("won", players=words.players(won)) if won else words("nobody-won"))
        for seat, score in outcome.scores.items():
            result(words("score", player=words.heading(seat - 1), score=score))
        talk(f"seed {seed}: {outcome.decisions} decisions, fingerprint {outcome.fingerprint}")
    return 0


def _maker(name: str) -> Maker:
    try:
        return maker(name)
    except NoSuchBot as error:
        raise UsageError(str(error)) from error


def _seats(
    game: Game, players: int | None, names: Sequence[str], bots: Sequence[str], auto: bool
) -> tuple[Seat, ...]:
    """People first, by their names, then the bots; with `--auto`, random bots on the seats that nobody takes."""
    least, most = game.players
    people = len(names) or (not auto)
    count = players or max(least, min(len(bots) + people, most))
    if not least <= count <= most:
        raise UsageError(game.not_for(count))
    if len(bots) > count:
        raise UsageError(f"there are {len(bots)} bots for {count} seats")
    if len(names) > count - len(bots):
        places = "1 person" if count - len(bots) == 1 else f"{count - len(bots)} people"
        raise UsageError(f"{counted(len(names), 'name')} for {places}")
    others = RANDOM if auto else PERSON
    kinds = [others] * (count - len(bots)) + list(bots)
    return tuple(Seat(names[i] if i < len(names) else "", kind) for i, kind in enumerate(kinds))
