"""What is offered to whoever waits is what can be had, what was refused is told wherever it was asked, and whose turn it is."""

from __future__ import annotations

from html import unescape
from random import Random

import pytest

from tests.web.browsers import GAMES, begun, options, seated, server, stand_of
from wlcore.loading import Choice
from wlcore.web.table import Wish

pytestmark = pytest.mark.slow("who is asked before a choice is taken back, in whole games")

ORDERS = Choice(str(GAMES / "orders"))
WEST = Choice("western-legends")
TWO = {"kind-1": "person", "name-1": "Jo", "kind-2": "person", "name-2": "Marie"}


def played(held, until):
    """Choose by chance until something holds at a table."""
    chance = Random(5)
    for _ in range(3000):
        seat = held.decides
        if held.over:
            break
        if until(seat):
            return
        held.choose(seat, chance.choice(list(held.session.state.o)), held.stand(seat))
    raise AssertionError("that never came about")


def others_chose(held, seat):
    """Whether a player waits, and was told of something that others have chosen since their own last choice."""
    since = held.last_of(seat)
    told = held.told(seat, "en")
    return since >= 0 and any(
        told[number + 1][1] and held.session.moves[number].seat != seat
        for number in range(since + 1, len(held.session.moves))
    )


def test_whom_others_have_seen_to_choose_is_asked_and_no_turn_is_offered_again(store):
    """After what others have chosen for all to see, only their leave is offered, and the request reaches them."""
    with server(store, WEST) as (app, client):
        _, table, links = begun(app, client, "western-legends", **TWO)
        held = app.hall.tables[table[3:]]
        played(held, lambda seat: others_chose(held, 1 - seat))
        waits = 1 - held.decides
        for move in held.session.moves:
            move.learned = False
        held.changed()
        both = [seated(app, client, link) for link in links[:2]]
        who, other = both[waits], both[1 - waits]
        page = unescape(who.get(f"{table}/{waits + 1}").text)
        assert "Take back (the others are asked)" in page
        assert "/restart" not in page
        answer = who.post(f"{table}/{waits + 1}/undo", {"stand": stand_of(page)})
        assert answer.status_code == 303
        assert "would like to take back" in other.get(f"{table}/{2 - waits}").text
        held.answer(waits, False)
        held.session.moves[-1].learned = True
        since = held.last_of(waits)
        last = max(n for n in range(len(held.session.moves)) if held.told(waits, "en")[n + 1][1])
        held.session.moves[max(last, since + 1)].learned = True
        held.changed()
        assert "/undo" not in who.get(f"{table}/{waits + 1}").text


def test_what_is_refused_and_asked_is_told_before_a_device_is_handed_over(store):
    """Of two at one device the one who waits reads why something was refused, and can agree."""
    with server(store, ORDERS) as (app, client):
        _, table, links = begun(app, client, "orders", **TWO)
        both, held = seated(app, client, links[0]), app.hall.tables[table[3:]]
        both.get(links[1])
        while options(page := both.get(f"{table}/1").text):
            both.choose(f"{table}/1", options(page)[-1])
        assert "I am Marie" in both.get(f"{table}/1").text
        answer = both.post(f"{table}/1/undo", {"stand": "of another view"})
        assert answer.status_code == 409
        assert "The table has moved on" in answer.text
        both.choose(f"{table}/2")
        held.wish = Wish(1, held.last_of(1))
        held.changed()
        assert f'action="{table}/1/agree"' in both.get(f"{table}/1").text


def test_why_a_choice_stays_is_said_in_the_turn_it_was_made_in(store):
    """Once a turn of somebody has begun since, nobody asks for what came before it."""
    with server(store, WEST) as (app, client):
        _, table, links = begun(app, client, "western-legends", **TWO)
        held = app.hall.tables[table[3:]]
        jo = seated(app, client, links[0])
        stays = "Your last choice stays"
        played(held, lambda seat: held.way_back(0) == "learned" and held.chose_this_turn(0))
        held.changed()
        assert stays in jo.get(f"{table}/1").text
        played(held, lambda seat: held.way_back(0) == "learned" and not held.chose_this_turn(0))
        last = held.told(0, "en")[held.last_of(0) + 1 :]
        assert any(line.turn for _, lines, _ in last for line in lines)
        held.changed()
        assert stays not in jo.get(f"{table}/1").text


def test_who_chooses_in_the_turn_of_another_is_asked(store):
    """The heading says whose turn it is only to whom it belongs."""
    with server(store, WEST) as (app, client):
        _, table, links = begun(app, client, "western-legends", **TWO)
        held = app.hall.tables[table[3:]]
        at = held.game.data.value_dims["active"][0]
        for own, heading in ((False, "You are asked"), (True, "Your turn")):
            played(held, lambda seat, own=own: (held.session.state.v[at] == seat) is own)
            held.changed()
            seat = held.decides
            page = seated(app, client, links[seat]).get(f"{table}/{seat + 1}").text
            assert f'<h2 id="question-h">{heading}</h2>' in page
            assert f"● {heading} – " in page
