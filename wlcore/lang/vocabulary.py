"""Every word of the language in one table: those of `words.py`, and those that the grammar itself is made of.

`name` is how a reader looks it up, `form` how it is written (capitals stand for what is filled in), and each example
stands in the little game under `tests/games`, extended by `tests/lang/example`, where a test checks it.
"""

from __future__ import annotations

from wlcore.lang.parse import DECLARING
from wlcore.lang.words import STATEMENTS, VALUES, CoreWord

W = CoreWord
AT_THE_EDGE = (*DECLARING, "before", "after", "when", "instead", "as", "with", "forbid")
"""What a line at the left edge of a file begins with; the name of a query stands there too, where it is changed."""

# Two lines a word: what it is, and what it does.
# fmt: off
FLOW = (
    W("if", "statement", "if COND: BLOCK", "carries out the block if the condition holds",
      "if any tray:\n  stop"),
    W("otherwise", "statement", "otherwise: BLOCK", "after `if` or `may`: what happens else",
      "if any tray: stop\notherwise: gain ¢1"),
    W("otherwise if", "statement", "otherwise if COND: BLOCK", "after `if`: the next condition, if none held before",
      "if any tray: stop\notherwise if any pouch: gain ¢1"),
    W("for each", "statement", "for each NAME in SET: BLOCK", "once for each element of the set as it is now",
      "for each p in others:\n  p: gain ¢1"),
    W("for each ... from", "statement", "for each NAME in PLAYERS from PLAYER: BLOCK", "clockwise, from that player on",
      "for each p in players from left of you:\n  p: gain ¢1"),
    W("for each ... by", "statement", "for each NAME in SET by most N: BLOCK",
      "in the order of a number, the most or the fewest first; also `from PLAYER`, who is first in a tie",
      "for each p in players by most medals(it):\n  p: gain ¢1"),
    W("at once", "statement", "for each NAME in PLAYERS at once: BLOCK",
      "the choices with which it begins are made by all before anybody sees one; then the rest, for one after the other",
      "for each p in players at once:\n  p: choose coin-bid from palm(p)\n  put coin-bid in tray"),
    W("repeat", "statement", "repeat: BLOCK", "again and again, until `stop`, `end` or `win` leads out of it",
      "repeat:\n  if no pouch: stop\n  put top of pouch in tray"),
    W("repeat ... times", "statement", "repeat N times: BLOCK", "so many times; a sum stands in parentheses",
      "repeat 2 times:\n  put top of pouch in tray"),
    W("repeat until", "statement", "repeat until COND: BLOCK", "again and again, until the condition holds",
      "repeat until no pouch:\n  put top of pouch in tray"),
    W("taking turns", "statement", "taking turns NAME in PLAYERS from PLAYER: BLOCK",
      "round and round, clockwise, until all have passed in a row", "taking turns p in players from you:\n  p: may pay ¢1: gain 1 medals"),
    W("PLAYER:", "statement", "PLAYER: STATEMENT", "the same, carried out by somebody else; `you` keeps its meaning",
      "mate: lose 1 pennies"),
    W(";", "statement", "STATEMENT; STATEMENT", "several statements on one line", "gain ¢1; stop"),
    W("let", "statement", "let NAME be VALUE", "names a value, to the end of the block", "let prize be 2 * luck"),
    W("set", "statement", "set PLACE to VALUE", "gives a variable or a counter another value", "set keeper to mate"),
    W("stop", "statement", "stop", "ends this rule", "stop"),
    W("needs", "statement", "needs COND", "at the top of a rule, action or text: without it, this cannot be done",
      "rule boast\n  needs any your palm\n  gain ¢1"),
    W("answer", "statement", "answer VALUE", "the value of a query; nothing after it is carried out",
      "query best: number\n  answer highest medals(it) over players"),
    W("on leaving", "statement", "on leaving: BLOCK", "in a frame: what happens whenever it is left or restarted",
      "frame auction\n  show tray\n  on leaving: put tray in vault"),
    W("for this", "statement", "for this FRAME: BLOCK", "triggers, changes of queries and forbids that last as long as the frame",
      "for this bout:\n  luck gets + 1\n  after you trade: put top of tray in vault"),
)

CHOICES = (
    W("choose", "choice", "choose NAME from SET", "one element; where there is none, the rest of the block lapses",
      "choose coin-lost from your palm"),
    W("choose ... to", "choice", "choose NAME from N to N", "a number; also `at random`", "choose stake from 1 to 3"),
    W("choose N", "choice", "choose N NAME from SET", "so many elements, or all where there are fewer",
      "choose 2 lost from your palm"),
    W("choose up to", "choice", "choose up to N NAME from SET", "so many at most, perhaps none", "choose up to 2 lost from your palm"),
    W("at random", "choice", "choose NAME from SET at random", "chance chooses, not a player",
      "choose coin-lost from palm(mate) at random"),
    W("choose one", "choice", "choose one: OPTIONS", "one of the lines below; `PRICE: EFFECT` is offered only to who can pay",
      "choose one:\n  pay ¢3: gain 1 medals\n  gain ¢1"),
    W("choose action", "choice", "choose action", "one of all actions that can be performed now", "choose action"),
    W("may", "choice", "may: BLOCK", "yes or no", "may:\n  gain ¢1"),
    W("may PRICE", "choice", "may STATEMENT: BLOCK", "yes or no; the statement is the price, and must be possible",
      "may pay ¢2:\n  gain 1 medals"),
    W("may choose", "choice", "may choose NAME from SET: BLOCK", "one element or none",
      "may choose coin-lost from your palm:\n  put coin-lost in tray\notherwise: gain ¢1"),
)

PEOPLE = (
    W("you", "value", "you", "who performs the rule; on a card, its owner", "keeper is you"),
    W("your", "value", "your PLACE", "what is yours; the owner is the first argument", "any your palm"),
    W("their", "value", "their PLACE", "what belongs to who stands before the ':'", "mate: lose (count their palm) pennies",
      stands="rule"),
    W("this", "value", "this", "the card, or other thing, that the text stands on", "after you gain medals: put this in vault",
      stands="card"),
    W("it", "value", "it", "the element in question, after `where` and `over`", "any players where it is keeper"),
    W("nobody", "value", "nobody", "no player, no card, nothing", "keeper is nobody"),
    W("yes", "value", "yes", "the truth", "whole-stake(chosen) is yes"),
    W("no", "value", "no", "the opposite; before a set: it is empty", "no tray"),
)

NUMBERS = (
    W("N", "number", "3", "a whole number", "pennies(you) is 3"),
    W("$N", "number", "$80", "so much of the counter with that unit", "pennies(you) is ¢3"),
    W("+", "number", "N + N", "the sum", "luck + 1 is 2"),
    W("-", "number", "N - N", "the difference; a minus has a space on both sides", "luck - 1 is 0"),
    W("*", "number", "N * N", "the product", "luck * 2 is 2"),
    W("divided by", "number", "N divided by N", "the quotient, without what is left over", "luck divided by 2 is 0"),
    W("count", "number", "count SET", "how many elements", "count your palm is 2"),
    W("total", "number", "total N over SET", "the sum over all elements", "total worth of it over your palm is 5"),
    W("highest", "number", "highest N over SET", "the highest value; 0 for none", "highest medals(it) over players is 2"),
    W("lowest", "number", "lowest N over SET", "the lowest value; 0 for none", "lowest medals(it) over players is 0"),
    W("highest of", "number", "highest of SET", "the highest of several numbers; also `lowest of`, `total of`",
      "highest of (luck, medals(you)) is 2"),
)

SETS = (
    W("where", "set", "SET where COND", "those elements for which it holds; `it` is the element", "any coins where worth of it is 3"),
    W("as ... where", "set", "SET as NAME where COND", "the same, with a name of its own for the element",
      "any (players as p where any palm(p) where worth of it is 3)"),
    W("with most", "set", "SET with most N", "those with the highest value; all of them in a tie",
      "you in (players with most medals(it))"),
    W("with fewest", "set", "SET with fewest N", "those with the lowest value; all of them in a tie",
      "you in (players with fewest medals(it))"),
    W("each", "set", "each VALUE over SET", "the values for all elements, collected", "any (each top of palm(it) over players)"),
    W("also", "set", "SET also SET", "what is in one of them or in both", "count (palm(you) also tray) is 3"),
    W("except", "set", "SET except SET", "what is in the first but not in the second", "count (players except keeper) is 1"),
    W("only", "set", "only SET", "its single element; nobody where there are none or several",
      "only (players with most medals(it)) is you"),
    W("(A, B)", "set", "(VALUE, VALUE)", "the things named", "keeper in (you, mate)"),
    W("(N to N)", "set", "(N to N)", "all numbers from one to another", "luck in (1 to 6)"),
    W("COPIES", "set", "ID", "the id of a card that has copies: all of them; `CARD is ID` asks whether it is one of them",
      "any your palm where it is cent"),
    W("first of", "set", "first of SET", "the first of them in the order of their list, players by seats; nobody where there is none",
      "first of (players where any palm(it)) is you"),
    W("first from", "set", "first of SET from ONE", "the first from that one on, clockwise, round to the beginning",
      "first of (players where any palm(it)) from left of you is mate"),
    W("top N", "set", "top N of ZONE", "the cards at the top", "let seen be top 2 of pouch", stands="rule"),
    W("bottom N", "set", "bottom N of ZONE", "the cards at the bottom, not of a deck", "let seen be bottom 2 of tray", stands="rule"),
    W("reached", "set", "reached from PLACE in N steps by SET", "where steps can lead: from `it`, one step leads to the set",
      "barn in (reached from gate in 2 steps by paths of it)"),
    W("reached exactly", "set", "reached from PLACE in exactly N steps by SET", "the same, with no step left over",
      "barn in (reached from gate in exactly 2 steps by paths of it)"),
    W("through", "set", "reached ... through SET", "only ways that lead over at least one of these places",
      "barn in (reached from gate in 2 steps by paths of it through (well, barn))"),
)

CONDITIONS = (
    W("is", "condition", "VALUE is VALUE", "they are the same", "keeper is mate"),
    W("is KIND", "condition", "CARD is KIND", "the card is of that kind", "top of tray is coin"),
    W("is not", "condition", "VALUE is not VALUE", "they differ", "keeper is not nobody"),
    W("is at least", "condition", "N is at least N", "as much or more", "pennies(you) is at least 2"),
    W("is at most", "condition", "N is at most N", "as much or less", "pennies(you) is at most 2"),
    W("is more than", "condition", "N is more than N", "more", "pennies(you) is more than 2"),
    W("is less than", "condition", "N is less than N", "less", "pennies(you) is less than 2"),
    W("in", "condition", "VALUE in SET", "it is an element", "keeper in others"),
    W("not in", "condition", "VALUE not in SET", "it is no element", "keeper not in others"),
    W("and", "condition", "COND and COND", "both hold", "any tray and any pouch"),
    W("or", "condition", "COND or COND", "one of them holds, or both", "any tray or any pouch"),
    W("not", "condition", "not COND", "it does not hold", "not any tray"),
    W("any", "condition", "any SET", "there is an element", "any your palm where worth of it is 3"),
    W("every", "condition", "every SET where COND", "it holds for all elements", "every players where any palm(it)"),
    W("can", "condition", "can RULE(ARGS)", "what the rule needs is there, and nothing forbids it", "can trade(chosen)"),
    W("can do", "condition", "can do TEXT of THING", "the thing has this text, and what it needs is there",
      "can do flipped of chosen"),
    W("first this", "condition", "first this FRAME", "you have not yet done this since the frame began", "first this bout"),
    W("ruling", "condition", "ruling NAME", "how a switch of the rules stands", "any tray and ruling ties-pay"),
    W("option", "condition", "option NAME", "what was chosen before the game", "option pace is slow"),
)

DECLARATIONS = (
    W("kind", "declaration", "kind NAME: NAME, NAME", "a list of names", "kind prize: cup, ribbon"),
    W("kind ... is card", "declaration", "kind NAME is card",
      "cards, listed in YAML files under this name; below it, what stands on them", "kind bill is card\n  worth: number\n  flipped: effect"),
    W("PROPERTY", "declaration", "NAME: TYPE", "under a kind: something that each of them has", "kind road\n  ends: set of nook\n  toll: number"),
    W("on back", "declaration", "NAME: TYPE, on back", "printed on the back: seen while the card lies face down",
      "kind bill is card\n  metal: metal, on back"),
    W("abilities", "declaration", "NAME: abilities for PLAYER when COND",
      "a text of changes and triggers that counts for a player, while a condition holds",
      "kind bill is card\n  held: abilities for keeper when this in tray"),
    W("abilities for you", "declaration", "NAME: abilities for you when COND",
      "the same, for every player for whom the condition holds", "kind bill\n  held: abilities for you when medals(you) is 2"),
    W("counter", "declaration", "counter NAME of KIND for KIND", "numbers that are gained and lost", "counter favours of player for metal"),
    W("unit", "part", "counter NAME, unit $", "the sign with which amounts of it are written", "counter gold of player, unit $"),
    W("from -N", "part", "counter NAME, from -N", "how far below 0 it goes", "counter mood of player, from -5, up to 5"),
    W("up to", "part", "counter NAME, up to N", "the cap", "counter gold of player, up to 9"),
    W("starts at", "part", "counter NAME, starts at N", "where it begins, if not at 0", "counter gold of player, starts at 3"),
    W("of", "part", "counter NAME of KIND", "one for each; also for zones and variables", "counter gold of player"),
    W("for KIND", "part", "counter NAME of KIND for KIND", "one for each of these, too", "counter gold of player for metal"),
    W("zone", "declaration", "zone NAME is SORT", "a place for cards", "zone drawer is pile"),
    W("variable", "declaration", "variable NAME is TYPE", "a value that is set", "variable loser is player or nobody"),
    W("secret variable", "declaration", "secret variable NAME of player is TYPE from SET",
      "a value that only its owner sees; the others know the set", "secret variable guess of player is metal from metals"),
    W("builtin", "declaration", "builtin NAME(NAME: TYPE): TYPE", "an algorithm that the game's pack brings in Python",
      "builtin weigh(coins-there: set of card): number"),
    W("by QUERY", "part", "builtin NAME(NAME: TYPE): TYPE by QUERY, QUERY", "the queries that the algorithm asks",
      "builtin weigh(coins-there: set of card): number by luck"),
    W("table", "declaration", "table NAME for NAME: N, N", "numbers by number, from 0 on; below that the first goes on, above the last the last",
      "table extra for laps: 0, 1, 3"),
    W("query", "declaration", "query NAME(NAME: TYPE): TYPE is VALUE", "a value with a name; or with a block that ends in `answer`",
      "query wealth(p: player): number is pennies(p) + 3 * medals(p)"),
    W("rule", "declaration", "rule NAME(NAME: TYPE)", "something that can be performed; little words may stand before parameters",
      "rule lend(n: number, to whom: player)\n  pay n pennies\n  whom: gain n pennies"),
    W("action", "declaration", "action NAME", "a rule that `choose action` offers", "action rest\n  gain ¢1"),
    W("frame", "declaration", "frame NAME", "a rule that can be ended or restarted from inside", "frame auction\n  show tray"),
    W("event", "declaration", "event NAME(NAME: TYPE)", "something that `signal` tells", "event coin-found(found: card)"),
    W("invariant", "declaration", "invariant NAME: COND", "what must hold whenever somebody decides",
      "invariant few-medals: highest medals(it) over players is at most 9"),
)

LAYERS = (
    W("before", "layer", "before you RULE: BLOCK", "happens just before a rule is performed, or a counter is gained or lost",
      "before you trade: gain ¢1"),
    W("after", "layer", "after you RULE: BLOCK", "happens just after a rule is performed, or a counter is gained, lost, paid or taken",
      "after you gain medals: lose 1 pennies"),
    W("instead of", "layer", "instead of RULE: BLOCK", "happens in the place of a rule, or of a gain or loss",
      "instead of you gain medals, if amount is at least 2: gain 1 medals"),
    W("when", "layer", "when EVENT: BLOCK", "happens when an event is signalled", "when coin-dropped: put fallen in vault"),
    W(", if", "layer", "after you RULE, if COND: BLOCK", "only if a condition holds", "after you trade, if goods is nobody: gain ¢1"),
    W("anyone", "layer", "after anyone RULE: BLOCK", "on a card: whoever performs it, not only the owner", "after anyone trade: gain ¢1",
      stands="card"),
    W("as soon as", "layer", "as soon as NAME in SET where COND: BLOCK", "happens at once, after any change by which it may come true",
      "as soon as p in players where medals(p) is 5: win p"),
    W("forbid", "layer", "forbid RULE when COND", "the rule cannot be performed while the condition holds; what is chosen in it can be named",
      "forbid trade when goods is nobody"),
    W("gets", "layer", "QUERY gets + N when COND", "adds to the value of a query, or takes from it", "luck gets + 1 when any tray"),
    W("QUERY is", "layer", "QUERY is VALUE when COND", "another value for a query", "luck is 3 when any tray"),
    W("QUERY is at least", "layer", "QUERY is at least N", "a bound for a query; also `at most`", "luck is at least 2"),
    W("with PACK", "layer", "with PACK: BLOCK", "counts only beside that pack", "with some-pack:\n  forbid trade"),
    W("replace", "layer", "replace rule NAME(NAME: TYPE)", "another body for a rule or query of the game",
      "replace rule trade(goods: card)\n  stop"),
    W("remove", "layer", "remove rule NAME", "the rule does nothing any more", "remove rule trade"),
    W("ruling ...:", "layer", "ruling NAME: VALUE", "sets a switch", "ruling ties-pay: no"),
)

TYPES = (
    W("number", "type", "number", "a whole number", "query wealth: number is 3"),
    W("truth", "type", "truth", "yes or no", "query rich: truth is yes"),
    W("player", "type", "player", "somebody who plays", "query next-one(p: player): player is left of p"),
    W("card", "type", "card", "a card of any kind; each kind of card is a type, too", "query last-coin: card or nobody is top of tray"),
    W("or nobody", "type", "TYPE or nobody", "perhaps nobody", "variable loser is player or nobody"),
    W("set of", "type", "set of TYPE", "any number of them", "query poor: set of player is players where pennies(it) is 0"),
    W("effect", "type", "NAME: effect", "under a kind: a text that `do` carries out", "kind bill is card\n  flipped: effect"),
)

ZONES = (
    W("deck", "zone", "zone NAME is deck", "face down, drawn from the top, the order unknown once shuffled", "zone till is deck"),
    W("pile", "zone", "zone NAME is pile", "open, in order", "zone heap is pile"),
    W("hand", "zone", "zone NAME of player is hand", "only the owner sees the faces", "zone purse of player is hand"),
    W("box", "zone", "zone NAME is box", "out of sight, and of no concern", "zone safe is box"),
)

LINKS = tuple(
    W(f"{word} ARG", "link", f"RULE ARG {word} ARG", "a little word before an argument, as the rule declares it",
      f"rule lend-{word}(n: number, {word} whom: player)\n  stop")
    for word in "to with from for against by at in on under".split()
)
# fmt: on

WORDS: tuple[CoreWord, ...] = (
    *STATEMENTS, *FLOW, *CHOICES, *VALUES, *PEOPLE, *NUMBERS, *SETS, *CONDITIONS, *DECLARATIONS, *LAYERS, *TYPES, *ZONES,
    *LINKS,
)  # fmt: skip
