"""`wl serve` as people run it: how it begins and stops, streams, and what is left when it is killed."""

from __future__ import annotations

import re
import signal
import socket
import time
from pathlib import Path

import pytest

from tests.web.browsers import GAMES, LINK, options, stand_of
from tools.serving.process import Person, process
from wlcore.cli import main

pytestmark = pytest.mark.slow("the server as a process")

ORDERS = str(GAMES / "orders")
TWO = {"kind-1": "person", "name-1": "Ann", "kind-2": "person", "name-2": "Ben"}


def begun(port: int) -> tuple[str, list[str]]:
    """A new table: its path, and the links of its seats."""
    host = Person(port)
    _, where, _ = host.ask("POST", "/new/orders", TWO)
    page = host.ask("GET", where)[2]
    links = re.findall(LINK.pattern.replace("testserver", f"127.0.0.1:{port}"), page)
    return where.removesuffix("/host"), links


def event(stream) -> str:
    """The next view of a stream."""
    found = []
    while (line := stream.readline().decode()) != "\n" or not any("event: view" in one for one in found):
        assert line, "the stream has ended"
        found.append(line)
    return "".join(found)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_though_a_stream_is_open(tmp_path, how):
    """Told to stop, it ends streams and itself, soon and with status 0."""
    with process(ORDERS, "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        _, links = begun(server.port)
        ann = Person(server.port)
        where = ann.ask("GET", links[0])[1]
        stream = ann.stream(f"{where}/stream")
        assert "Your turn" in event(stream)
        assert server.end(how, within=8) == 0
        assert stream.read() is not None


def test_a_stream_shows_what_others_do(tmp_path):
    """Who has a page open gets the whole view each time it is another, and nothing if it is the one they have."""
    with process(ORDERS, "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        table, links = begun(server.port)
        ann, ben = Person(server.port), Person(server.port)
        ann.ask("GET", links[0])
        ben.ask("GET", links[1])
        stream = ben.stream(f"{table}/2/stream")
        assert "Waiting for Ann" in event(stream)
        while options(page := ann.ask("GET", f"{table}/1")[2]):
            last = str(options(page)[-1])
            assert ann.ask("POST", f"{table}/1/choose", {"option": last, "stand": stand_of(page)})[0] == 303
        assert "Your turn" in event(stream)


def test_nothing_confirmed_is_lost(tmp_path):
    """Killed again and again in the middle of play, it has every choice that was confirmed, and goes on from there."""
    store = f"sqlite:{tmp_path / 't.sqlite'}"
    with process(ORDERS, "--store", store) as server:
        table, links = begun(server.port)
        people = {1: Person(server.port), 2: Person(server.port)}
        for seat, person in people.items():
            person.ask("GET", links[seat - 1])
        server.end(signal.SIGKILL)
    confirmed = ""
    for _ in range(5):
        with process(ORDERS, "--store", store) as server:
            for person in people.values():
                person.port = server.port
            pages = [people[seat].ask("GET", f"{table}/{seat}")[2] for seat in people]
            assert not confirmed or confirmed in [stand_of(page) for page in pages]
            for _ in range(3):
                seat, page = next(
                    (s, p) for s in people if options(p := people[s].ask("GET", f"{table}/{s}")[2])
                )
                form = {"option": str(options(page)[0]), "stand": stand_of(page)}
                assert people[seat].ask("POST", f"{table}/{seat}/choose", form)[0] == 303
                confirmed = stand_of(people[seat].ask("GET", f"{table}/{seat}")[2])
            server.end(signal.SIGKILL)


def test_what_cannot_be_is_a_sentence(tmp_path, capsys):
    """A port that is taken, one that is none, a store that is none: a sentence and a status."""
    store = f"sqlite:{tmp_path / 't.sqlite'}"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", ORDERS, "--port", port, "--store", store]) == 1
    assert "cannot be used" in capsys.readouterr().err
    assert main(["serve", ORDERS, "--port", "99999", "--store", store]) == 2
    assert main(["serve", ORDERS, "--store", "mysql:x"]) == 1
    assert "is no store" in capsys.readouterr().err


def test_without_its_parts_it_says_what_to_install(monkeypatch, capsys):
    """Where the extra is missing, one sentence says how it comes."""
    from wlcore.cli import serve

    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    assert main(["serve"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_game_moves_when_its_process_dies(cluster):
    """Two processes share a database: a game is played by one of them, and by the other when that one is killed."""
    with (
        process(ORDERS, "--store", cluster.address) as first,
        process(ORDERS, "--store", cluster.address) as second,
    ):
        table, links = begun(first.port)
        ann = Person(first.port)
        ann.ask("GET", links[0])
        page = ann.ask("GET", f"{table}/1")[2]
        form = {"option": str(options(page)[0]), "stand": stand_of(page)}
        assert ann.ask("POST", f"{table}/1/choose", form)[0] == 303
        before = ann.ask("GET", f"{table}/1")[2]
        ann.port = second.port
        status, _, page = ann.ask("GET", f"{table}/1")
        assert status == 503
        assert "Another process plays this game" in page
        first.end(signal.SIGKILL)
        for _ in range(100):
            status, _, page = ann.ask("GET", f"{table}/1")
            if status == 200:
                break
            time.sleep(0.05)
        assert stand_of(page) == stand_of(before)
        assert (
            ann.ask("POST", f"{table}/1/choose", {"option": str(options(page)[0]), "stand": stand_of(page)})[
                0
            ]
            == 303
        )


def test_a_seat_given_to_somebody_else_ends_what_the_first_one_sees(tmp_path):
    """An open page of that seat is told to look anew and gets no view any more; those of others go on."""
    with process(ORDERS, "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        host, ann, ben = (Person(server.port) for _ in range(3))
        where = host.ask("POST", "/new/orders", TWO)[1]
        page = host.ask("GET", where)[2]
        links = re.findall(LINK.pattern.replace("testserver", f"127.0.0.1:{server.port}"), page)
        table = where.removesuffix("/host")
        ann.ask("GET", links[0])
        ben.ask("GET", links[1])
        streams = [who.stream(f"{table}/{seat}/stream") for seat, who in ((1, ann), (2, ben))]
        assert all(map(event, streams))
        assert host.ask("POST", f"{where}/1", {"kind": "person"})[0] == 303
        rest = streams[0].read().decode()
        assert rest.endswith("event: gone\ndata: gone\n\n")
        assert event(streams[1])
        assert ann.ask("GET", f"{table}/1")[0] == 403


def test_a_stream_that_is_never_read_holds_nobody_up(tmp_path):
    """Somebody who opens streams and reads nothing of them costs no memory worth telling; others get their views, and it stops soon."""
    with process(ORDERS, "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
        table, links = begun(server.port)
        ann, ben = Person(server.port), Person(server.port)
        ann.ask("GET", links[0])
        ben.ask("GET", links[1])
        deaf = []
        for _ in range(20):
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.connect(("127.0.0.1", server.port))
            line.sendall(f"GET {table}/1/stream HTTP/1.1\r\nhost: x\r\ncookie: {ann.cookie}\r\n\r\n".encode())
            deaf.append(line)
        before = memory(server)
        for _ in range(25):
            page = ann.ask("GET", f"{table}/1")[2]
            form = {"option": str(options(page)[0]), "stand": stand_of(page)}
            assert ann.ask("POST", f"{table}/1/choose", form)[0] == 303
            form = {"stand": stand_of(ann.ask("GET", f"{table}/1")[2])}
            assert ann.ask("POST", f"{table}/1/undo", form)[0] == 303
        assert "Waiting for Ann" in event(ben.stream(f"{table}/2/stream"))
        assert memory(server) - before < 20_000
        assert server.end() == 0
        for line in deaf:
            line.close()


def memory(server) -> int:
    """What a process has, in KB."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.is_file():
        pytest.skip("how much memory a process has cannot be told here")
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def test_a_thousand_connections(tmp_path):
    """While a thousand are open and say nothing, a page is answered as before; afterwards, too."""
    resource = pytest.importorskip("resource")
    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < 3000:
        pytest.skip("so many files cannot be open here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(given, 3000), most))
    lines: list[socket.socket] = []
    try:
        # The server gets the limit that is usual, and has to see to it itself.
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, most))
        with process(ORDERS, "--store", f"sqlite:{tmp_path / 't.sqlite'}") as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (3000, most))
            lines += [socket.create_connection(("127.0.0.1", server.port), 5) for _ in range(1100)]
            for _ in range(2):
                table, links = begun(server.port)
                ann = Person(server.port)
                assert ann.ask("GET", links[0])[0] == 303
                assert options(ann.ask("GET", f"{table}/1")[2])
                while lines:
                    lines.pop().close()
            assert server.end() == 0
    finally:
        for line in lines:
            line.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (given, most))
