"""Which packs are looked at together: a layer with what it needs, and every layer of a game in good company."""

from __future__ import annotations

from wlcore.packs.layers import Shelf


def needed(shelf: Shelf, pack: str) -> tuple[str, ...]:
    """A layer and the layers it requires, each once; what is not there is left out."""
    found: list[str] = []
    todo = [pack]
    while todo:
        one = todo.pop(0)
        if one in shelf.manifests and one not in found:
            found.append(one)
            todo += [ref.id for ref in shelf.manifests[one].requires]
    return tuple(found)


def companies(shelf: Shelf, game: str) -> list[tuple[str, ...]]:
    """What to check a game with: nothing, each layer alone, and as many together as go together."""
    alone = [needed(shelf, layer.id) for layer in shelf.layers(game)]
    together: list[list[str]] = []
    for ids in alone:
        for company in together:
            if all(_agree(shelf, one, other) for one in ids for other in company):
                company += [one for one in ids if one not in company]
                break
        else:
            together.append(list(ids))
    found = [(), *alone, *(tuple(company) for company in together)]
    return list({frozenset(company): company for company in found}.values())


def _agree(shelf: Shelf, one: str, other: str) -> bool:
    return all(
        ref.id != them for me, them in ((one, other), (other, one)) for ref in shelf.manifests[me].conflicts
    )
