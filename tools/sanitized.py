"""Plays random games of native code under gcc's sanitizers for addresses, bounds and undefined behaviour; any report ends it.

    .venv/bin/python tools/sanitized.py western-legends --layers goals --games 500
    .venv/bin/python tools/sanitized.py public-enemy --forged 2000

`--forged` also goes on from so many states whose numbers have been changed at random, as no rules would leave them: whatever
comes of that, it stays within bounds. Needs gcc with its sanitizers. Algorithms that a pack brings in Python answer 0 here.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from wlcore import loading
from wlcore.compile.native.door import part
from wlcore.loading import Choice
from wlcore.native import code_of

FLAGS = (
    "-O1 -g -w -fwrapv -fno-strict-aliasing -fsanitize=address,undefined,bounds-strict -fno-sanitize-recover=all "
    "-Dmemset=own_memset -Dmemcpy=own_memcpy"
).split()
MAIN = """
extern int printf(const char *, ...);
extern void *calloc(unsigned long, unsigned long);
extern void *memmove(void *, const void *, unsigned long);
extern void *malloc(unsigned long);
extern void free(void *);
extern double sqrt(double), log(double), tanh(double);
static int lock_(void) { return 0; }
static void unlock_(int x) { (void)x; }
static void *none_(void) { return 0; }
static Mind bot;
static I thinks(const Veil *v, int rounds) {
  int i;
  if (v->s.over || v->s.who != v->seated || v->s.no < 2 || begin_thinking(&bot, v, 2) < 0) return 0;
  for (i = 0; i < rounds && !bot.failed; i++) think_once(&bot, v);
  bot.root = bot.nodes[bot.root].n ? bot.entries[bot.nodes[bot.root].at].child : -1;
  return i;
}
int main(void) {
  Veil *seen = calloc(1, sizeof(Veil));
  S *s = calloc(1, sizeof(S)), *could = calloc(1, sizeof(S)), *other = calloc(1, sizeof(S)), *forged = calloc(1, sizeof(S));
  U dice = 1; I total = 0, imagined = 0, rounds = 0, faults = 0, wild = 0, harmless = 0; int g, i, settings[NR] = {SETTINGS_GIVEN};
  bot.nparts = NM; bot.until = NM - 1; bot.turns = 2; bot.ahead = 30; bot.of_100 = 60; bot.root = -1;
  for (i = 0; i < NM; i++) { bot.part[i] = (short)i; bot.weight[i] = i + 1; }
  bot.habits = calloc(NP * NO, sizeof(Habit)); bot.stamp = calloc(NO + NP * NO, sizeof(int)); bot.made = calloc(NP * NO, sizeof(int));
  bot.way = calloc(4 * LONGEST, sizeof(int));
  py.raw = malloc; py.raw_free = free; py.root = sqrt; py.log_of = log; py.tanh_of = tanh;
  py.copy = memmove; py.lock = lock_; py.unlock = unlock_; py.tuple = (void *)none_; py.occurred = (void *)none_;
  for (g = 0; g < GAMES; g++) {
    begin(s, LEAST + g % (MOST_SEATS - LEAST + 1), seeded((U)g), settings);
    total += play_on(s, &dice, 20 + drawn(&dice, 400));
    copy(other, s);
    veil(seen, other, drawn(&dice, other->n));
    other->bad = 0;
    rounds += thinks(seen, 20);
    if (other->who >= 0) { veil(seen, other, other->who); rounds += thinks(seen, 40); other->bad = 0; }
    if (imagine(could, seen, &dice)) { imagined++; total += play_on(could, &dice, 100); }
    total += play_on(s, &dice, 100000);
    faults += s->bad != 0;
    for (i = 0; i < FORGED_EACH && !other->over && !other->bad; i++) {
      int n = 1 + drawn(&dice, 4);
      copy(forged, other);
      while (n--) {
        I value = drawn(&dice, 3) ? drawn(&dice, 40) - 20 : (I)((U)drawn(&dice, 1 << 30) << 33);
        switch (drawn(&dice, 5)) {
          case 0: case 1: forged->v[drawn(&dice, NV)] = value; break;
          case 2: if (forged->sp) forged->st[drawn(&dice, forged->sp)] = value; break;
          case 3: forged->k[drawn(&dice, NC + 1)] = (unsigned short)value; break;
          default: forged->who = (int)(value % forged->n); break;
        }
      }
      wild++;
      forged->steps = STEPS;
      veil(seen, forged, drawn(&dice, forged->n));
      if (!forged->bad) rounds += thinks(seen, 5);
      if (!forged->bad && forged->who >= 0 && forged->who < forged->n) { veil(seen, forged, forged->who); rounds += thinks(seen, 10); }
      if (!forged->bad && imagine(could, seen, &dice)) { imagined++; total += play_on(could, &dice, 20); }
      if (could->bad) could->bad = 0;
      forged->bad = 0; forged->steps = STEPS;
      relist(forged, (int)IN(forged->st[forged->sp - 1], PLACES));
      total += play_on(forged, &dice, 60);
      harmless += forged->bad != 0;
    }
  }
  printf("%lld decisions in %d games, %lld faults; %lld forged states, %lld met a fault; %lld imagined, %lld thought\\n",
    total, GAMES, faults, wild, harmless, imagined, rounds);
  return 0;
}
"""


def main() -> int:
    """Print, compile, play; 1 if a sanitizer reports anything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--layers", default="", help="ids, with commas between them")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--forged", type=int, default=0, help="so many forged states")
    args = parser.parse_args()
    choice = Choice(args.game, "en", tuple(filter(None, args.layers.split(","))))
    game = loading.load(choice.game, variants=choice.variants)
    fitting = [n for n in range(game.players[0], game.players[1] + 1) if not game.not_for(n)]
    main_ = MAIN.replace("SETTINGS_GIVEN", ", ".join(map(str, game.settings)) or "0")
    for name, number in {
        "MOST_SEATS": fitting[-1],
        "LEAST": fitting[0],
        "GAMES": args.games,
        "FORGED_EACH": -(-args.forged // args.games),
    }.items():
        main_ = main_.replace(name, str(number))
    source = code_of(game).source.replace(
        part("builtins"), "static I builtin(S *s, int number, const I *a, int n) { return 0; }\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "game.c").write_text(source + main_, "utf-8")
        subprocess.run(["gcc", *FLAGS, "-o", "game", "game.c", "-lm"], cwd=folder, check=True)
        ran = subprocess.run(["./game"], cwd=folder, env={"ASAN_OPTIONS": "detect_leaks=0"}, check=False)
    print(f"{args.game} {args.layers}: {'a report' if ran.returncode else 'no report'}")
    return 1 if ran.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
