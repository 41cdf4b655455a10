"""What players have beside cards in zones: their own with its texts, that of others by name, and what is in use."""

from __future__ import annotations

from html import unescape

import pytest

from tests.web.browsers import Browser, server
from wlcore.loading import Choice

pytestmark = pytest.mark.slow("what one owns stands on pages, in a game under way")

WEST = Choice("western-legends")
POSITION = """players anna, ben, cleo

given
  begin with anna asked for action
  owns(anna, shotgun) is yes
  owns(anna, provisions) is yes
  owns(anna, rifle) is no
  owns(anna, six-shooter) is no
  owns(anna, mule) is no
  owns(anna, mustang) is no
  active-mount(anna) is nobody
  active-weapon(anna) is shotgun
  owns(ben, mule) is yes
  owns(ben, shotgun) is no
  owns(cleo, shotgun) is no
"""


def test_what_players_own_is_seen_with_what_is_in_use(store):
    """One's own items stand with their texts and what they are used as, those of others by their names; a watcher sees the names."""
    with server(store, WEST) as (app, client):
        anna = Browser(app, client)
        answer = anna.post("/write/western-legends", {"position": POSITION, "try": "1"})
        assert answer.status_code == 303, answer.text
        held = app.hall.tables[answer.headers["location"].split("/")[2]]
        page = unescape(anna.get(answer.headers["location"]).text)
        own = page.partition('id="own-h"')[2].partition("</section>")[0]
        assert "Items" in own
        texts = held.texts("en")
        assert f"<strong>Shotgun</strong><em>weapon</em><span>{texts['item/shotgun'][1]}</span>" in own
        assert f"<strong>Provisions</strong><span>{texts['item/provisions'][1]}</span>" in own
        assert "Mule" not in own
        players = page.partition('id="players-h"')[2].partition("</section>")[0]
        assert "<strong>Mule</strong></a>" in players
        assert "<strong>Shotgun</strong>" not in players
