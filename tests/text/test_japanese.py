"""Ten cards of Western Legends in Japanese, from a folder of its own: no blanks, counters, the verb last, relative clauses first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.text.reading import assembly
from wlcore.loading import Choice, settings
from wlcore.play.layout import plain, width_of, wrapped
from wlcore.text.cards import CardTexts
from wlcore.text.port import Phrases

HERE = Path(__file__).parent / "japanese"
GAME = "western-legends"
CARDS = {
    "poker-card/three-of-hearts": "リアクション：移動アクションが終わったばかりである、かつ移動したのがあなたである場合のみ。2マスまで移動する。",
    "poker-card/four-of-hearts": "アクション：保安官を3マスまで動かしてもよい。保安官ポイント、またはお尋ね者ポイントを持っているなら、"
    "伝説ポイント1点を得る。",
    "poker-card/five-of-hearts": "アクション：30ドルを得る。",
    "poker-card/eight-of-hearts": "ボーナス：戦闘をやり直してもよい。",
    "poker-card/nine-of-hearts": "アクション：カードを2枚引く。このカードを捨てたとき：10ドルを得る。",
    "poker-card/ten-of-hearts": "ポーカー中：30ドルを得る。カードを1枚引く。ポーカー1戦につき1回だけ。",
    "poker-card/ace-of-hearts": "アクション：次から1つ選ぶ：保安官ポイントを1点得る、またはお尋ね者ポイントを1点得る。",
    "fight-card/fight-seven": "次から1つ選ぶ：傷を1つ受ける、または無作為にカードを1枚捨てる。",
    "item/shotgun": "武器、30ドル。使用中：戦闘に勝ったとき、カードを1枚引く。",
    "item/whiskey": "その他のアイテム、10ドル。獲得時：傷1つを治す。リアクション：移動アクションが終わったばかりである、"
    "かつ移動したのがあなたである場合のみ。傷3つ未満である、あなたのマスにいる別のプレイヤー1人を選ぶ。「ウイスキー」を雑貨店に戻す。"
    "そのプレイヤーは傷を1つ受ける。",
}


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    made = assembly(GAME)
    phrases = Phrases.of("ja", [*(pack.folder for pack in made.packs), HERE / GAME], HERE / "core")
    cards = CardTexts.of(made.program, settings(made, Choice(GAME)), phrases)
    found = {f"{thing.kind}/{thing.design}": thing for thing in cards.program.designs()}
    said = {address: cards.thing(found[address]) for address in CARDS}
    assert phrases.voice.errors == []
    assert list(phrases.missing) == []
    return said


def test_ten_cards_come_out_as_written_by_hand(texts):
    """With nothing missing, from phrases, a syntax and verbs in one folder."""
    assert texts == CARDS


def test_no_blank_stands_anywhere(texts):
    """Neither between sentences nor between words."""
    assert [text for text in texts.values() if " " in text] == []


def test_lines_on_the_screen_are_as_wide_as_they_may_be(texts):
    """Wide letters take two columns; a line ends where no more would fit, not where a blank happens to be."""
    for text in texts.values():
        lines = [plain(line) for line in wrapped(text, 30)]
        assert all(width_of(line) <= 30 for line in lines)
        assert all(width_of(line) >= 24 for line in lines[:-1])
        assert "".join(lines) == text
