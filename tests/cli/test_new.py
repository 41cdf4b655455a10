"""What `wl new` writes is right from the first moment, and says what is still to be done."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import jsonschema
import pytest

from wlcore.cli import main
from wlcore.loading import Choice, checked

pytestmark = pytest.mark.slow("every kind of thing can be begun by wl new")

GAMES = ("public-enemy", "western-legends")


@pytest.fixture
def here(tmp_path: Path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_thing_can_be_begun(here: Path, game: str, capsys):
    """A new pack with one new thing of each kind has no mistakes, and each has a scenario that fails."""
    assert main(["new", "pack", "mine", "--game", game]) == 0
    kinds = [k.name for k in checked(Choice(game)).program.kinds.values() if k.properties]
    for kind in kinds:
        assert main(["new", "card", kind, f"my-{kind}", "--in", "mine"]) == 0
    capsys.readouterr()
    assert main(["check", "mine"]) == 0
    assert main(["fmt", "--check", "mine"]) == 0
    assert main(["test", "mine"]) == 1
    assert capsys.readouterr().out.strip().endswith(f"0 passed, {len(kinds)} failed")


def test_an_example_in_a_comment_works_once_the_signs_are_gone(here: Path):
    """The text shown on a new card is one of the game's own, and reads the same without its signs."""
    main(["new", "pack", "mine", "--game", "public-enemy"])
    main(["new", "card", "saloon-card", "piano-player", "--in", "mine"])
    file = here / "mine" / "saloon-card.yaml"
    lines = file.read_text().split("\n")
    begin = next(i for i, line in enumerate(lines) if "drawn: |" in line)
    lines[begin] = "    drawn: |"
    lines[begin + 1 :] = [line.replace("#", " ", 1) for line in lines[begin + 1 :]]
    file.write_text("\n".join(lines))
    assert main(["check", "mine"]) == 0
    program = checked(Choice("public-enemy", packs=("mine",))).program
    assert ("saloon-card", "piano-player", "drawn") in program.texts


def test_a_second_thing_of_a_kind_goes_below_the_first(here: Path):
    """Two new outlaws stand in one file."""
    main(["new", "pack", "mine", "--game", "public-enemy"])
    for name in ("jane", "jim-bo"):
        assert main(["new", "card", "outlaw", name, "--in", "mine"]) == 0
    assert (here / "mine" / "outlaw.yaml").read_text().count("outlaw:") == 1
    assert {"jane", "jim-bo"} <= checked(Choice("public-enemy", packs=("mine",))).program.things[
        "outlaw"
    ].keys()


def test_a_new_thing_is_not_put_below_what_counts_beside_another_pack(here: Path, capsys):
    """A file that ends in a section for another pack does not end in the block of a kind."""
    main(["new", "pack", "mine", "--game", "public-enemy"])
    text = "outlaw:\n  jo: { gang: daltons, town: deadwood }\nwith cavalry:\n  outlaw:\n"
    text += "    jim: { gang: daltons, town: deadwood }\n"
    (here / "mine" / "outlaw.yaml").write_text(text)
    assert main(["new", "card", "outlaw", "jane", "--in", "mine"]) == 2
    assert (here / "mine" / "outlaw.yaml").read_text() == text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["pack", "mine"], "for which game?"),
        (["pack", "mine", "--game", "public-enemi"], "did you mean 'public-enemy'?"),
        (["pack", "My Pack", "--game", "public-enemy"], "ids are lower-case words"),
        (["pack", "cavalry", "--game", "public-enemy"], "there is a pack 'cavalry' already"),
        (["pack", "there", "--game", "public-enemy"], "there is there already"),
        (["card", "outlaw", "jane", "--in", "nowhere"], "nowhere is no pack"),
        (["card", "outlow", "jane", "--in", "there"], "did you mean 'outlaw'?"),
        (["card", "outlaw", "jesse-james", "--in", "there"], "there is an outlaw 'jesse-james' already"),
        (["card", "outlaw", "Jane", "--in", "there"], "'Jane' is no id"),
        (["card", "outlaw", "belle", "--in", "there"], "belle.scn is there already: choose another id"),
        (["card", "outlaw", "jane", "--in", "odd"], "does not end in a block 'outlaw:'"),
    ],
)
def test_what_cannot_be_begun_is_said_in_a_sentence(here: Path, words: list[str], said: str, capsys):
    """Wrong usage, and nothing on disk is touched."""
    main(["new", "pack", "there", "--game", "public-enemy"])
    main(["new", "pack", "odd", "--game", "public-enemy"])
    (here / "there" / "scenarios").mkdir()
    (here / "there" / "scenarios" / "belle.scn").write_text("# hers\n")
    (here / "odd" / "outlaw.yaml").write_text(
        "outlaw:\n  x: { gang: daltons, town: saloon }\nsaloon-card:\n  y:\n"
    )
    before = {file: file.read_bytes() for file in here.rglob("*") if file.is_file()}
    capsys.readouterr()
    assert main(["new", *words]) == 2
    assert said in capsys.readouterr().err
    assert {file: file.read_bytes() for file in here.rglob("*") if file.is_file()} == before


def test_editors_find_the_schemas(here: Path):
    """The first line of every YAML file names a schema that is there."""
    main(["new", "pack", "mine", "--game", "western-legends"])
    main(["new", "card", "face", "boo", "--in", "mine"])
    for file in (here / "mine").glob("*.yaml"):
        line = file.read_text().split("\n")[0]
        assert (file.parent / line.split("$schema=")[1]).is_file()


def test_stubs_of_phrases_count_once_their_signs_are_gone(here: Path, capsys):
    """What a pack has not put into words stands there as comments in each of its languages, once; written over, nothing is
    missing.
    """
    main(["new", "pack", "mine", "--game", "public-enemy"])
    main(["new", "card", "saloon-card", "piano-player", "--in", "mine"])
    (here / "mine/house.wl").write_text(
        "counter tunes of player\n\nafter draw-from, if source is saloon:\n  choose listener from others\n"
        "  listener: gain 1 tunes\n"
    )
    manifest = here / "mine/pack.yaml"
    manifest.write_text(manifest.read_text() + "languages: [en, de]\n")
    assert main(["new", "phrases", "mine"]) == 0
    written = {file.relative_to(here / "mine/text").as_posix(): file for file in here.rglob("*.ftl")}
    assert set(written) == {f"{lang}/{f}.ftl" for lang in ("en", "de") for f in ("names", "table", "words")}
    assert "# saloon-card-piano-player = the Piano Player" in written["en/names.ftl"].read_text()
    assert "# counter-tunes = tune\n#     .plural = tunes\n" in written["en/words.ftl"].read_text()
    assert "#     .dat-plural" in written["de/words.ftl"].read_text()
    before = {file: file.read_text() for file in written.values()}
    assert main(["new", "phrases", "mine"]) == 0
    assert before == {file: file.read_text() for file in written.values()}
    for file, text in before.items():
        file.write_text(
            "\n".join(line.removeprefix("# ") for line in text.splitlines() if line[:2] != "##") + "\n"
        )
        file.write_text("".join(line for line in file.open() if line[0] in " \n" or " = " in line))
    capsys.readouterr()
    assert main(["new", "phrases", "mine"]) == 0
    assert "Nothing is missing" in capsys.readouterr().err
    assert main(["check", "mine"]) == 0


def test_a_game_that_lies_elsewhere_is_named(here: Path, capsys):
    """What is begun for a pack knows its game by '--game', and each command says what to write next."""
    game = here / "games" / "attic"
    shutil.copytree(Path(__file__).parents[2] / "docs" / "games" / "attic", game)
    (here / "mine").mkdir()
    lamps = here / "mine" / "lamps"
    assert main(["new", "pack", str(lamps), "--game", str(game)]) == 0
    for sort in (["card", "piece", "old-lamp", "--in", str(lamps)], ["phrases", str(lamps)]):
        capsys.readouterr()
        assert main(["new", *sort]) == 2
        assert "there is no game 'attic' here: say --game and where its folder is" in capsys.readouterr().err
        assert main(["new", *sort, "--game", "public-enemy"]) == 2
        assert "lamps is for 'attic', not for 'public-enemy'" in capsys.readouterr().err
        assert main(["new", *sort, "--game", str(game)]) == 0
        assert f"'wl check {game} {lamps}'" in capsys.readouterr().err
    assert "piece-old-lamp" in (lamps / "text/en/names.ftl").read_text("utf-8")
    assert main(["check", str(game), str(lamps)]) == 0


def test_stubs_are_written_below_what_is_there(here: Path, capsys):
    """A file that has phrases keeps them; stubs of a language that the pack does not list are written where it is named."""
    main(["new", "pack", "mine", "--game", "public-enemy"])
    main(["new", "card", "saloon-card", "piano-player", "--in", "mine"])
    (here / "mine/text/ru").mkdir(parents=True)
    (here / "mine/text/ru/names.ftl").write_text("# Mine.\n")
    assert main(["new", "phrases", "mine", "--lang", "ru"]) == 0
    text = (here / "mine/text/ru/names.ftl").read_text()
    assert text.startswith("# Mine.\n")
    assert "# saloon-card-piano-player = Piano Player" in text
    assert not (here / "mine/text/en").exists()


def test_editors_know_what_the_pack_itself_has(here: Path, capsys):
    """The schemas of a pack are written anew by 'wl check' and 'wl new card': its own ids, kinds and properties are right there, with
    what the pack says of them; a card that names a face of the same pack is no mistake.
    """
    main(["new", "pack", "hot-lead", "--game", "western-legends"])
    main(["new", "card", "face", "medicine-show", "--in", "hot-lead"])
    schema = here / "hot-lead/.schema/cards.json"
    assert "medicine-show" in schema.read_text()
    (here / "hot-lead/words.wl").write_text("kind omen\n  weight: number    # how heavy it is\n")
    (here / "hot-lead/omen.yaml").write_text("omen:\n  owl: { weight: 2 }\n")
    (here / "hot-lead/poker-card.yaml").write_text(
        "poker-card:\n  ten-of-stars: { rank: ten, suit: hearts, face: medicine-show }\n"
    )
    assert main(["check", "hot-lead"]) == 0
    found = json.loads(schema.read_text())
    assert (
        found["properties"]["omen"]["additionalProperties"]["properties"]["weight"]["description"]
        == "how heavy it is"
    )
    judge = jsonschema.Draft7Validator(found)
    card = {"rank": "ten", "suit": "hearts", "face": "medicine-show"}
    assert not list(judge.iter_errors({"poker-card": {"ten-of-stars": card}, "omen": {"owl": {"weight": 2}}}))
    assert list(judge.iter_errors({"poker-card": {"ten-of-stars": {**card, "face": "medicine-shwo"}}}))
    before = schema.stat().st_mtime_ns
    main(["check", "hot-lead"])
    assert schema.stat().st_mtime_ns == before


def test_schemas_that_cannot_be_written_hold_up_nothing(here: Path, capsys):
    """What is wrong with the pack is told all the same, and one line says which schema stays as it is."""
    main(["new", "pack", "hot-lead", "--game", "public-enemy"])
    schema = here / "hot-lead/.schema/cards.json"
    schema.unlink()
    schema.mkdir()  # a folder is never replaced by a file, whoever asks
    (here / "hot-lead/text/en").mkdir(parents=True)
    (here / "hot-lead/text/en/more.ftl").write_text("nobody-says-this = lost\n")
    capsys.readouterr()
    assert main(["check", "hot-lead"]) == 0
    said = capsys.readouterr()
    assert "nobody-says-this" in said.out
    assert said.err.count("cannot be written") == 1
    assert "cards.json" in said.err
