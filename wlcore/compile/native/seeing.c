/* What one seat may know of a state, and whole states that agree with it: engine/view.py, imagined.py and unfinished.py once more.

   A veil is a state from which everything has been taken that its seat may not know: two states that look alike to a seat have equal
   veils. Printed before it: BACK (by card its back), the secret values, and by place what units keep on the stack. */

enum { IS_CARD, ARE_CARDS, IS_PICKED, IS_NUMBER, IS_CHOSEN, IS_GIVEN };
enum { DEALS = 200, LAST_DEALS = 5000, MOST_MASKED = 256, MOST_NUMBERS = 1024, MOST_PLANNED = 2 * NZ + 11 * (NC + 1), ANY_BACK = -1, UNSEEN = -1 };
typedef struct Masked { int at, words, sort, pool, pool_words, code, base, from, from_words, many, first, n; } Masked;
typedef struct Veil {
  S s;                                    /* what all states have in common that agree with it */
  int me, seated, nplan, nbacks, nmasked, nnumbers;
  int plan[MOST_PLANNED];                         /* zones with unseen cards: zone, piles; of each pile its sort, seen cards, groups of unseen ones */
  short pool[NC + 1], start[NB + 1], drawn[NB + 1], size[NB + 1], order[NB + 1], rests[NB + 1];   /* where in the plan what is left of a back lies that is there already, or -1 */
  unsigned char seen[NC + 1];
  Masked masked[MOST_MASKED];
  short numbers[MOST_NUMBERS], zone[NC + 1], back[NC + 1];
} Veil;
enum { CARD_WORDS = (NC + 63) / 64, FEW_CARDS = 12 };

/* ---- seeing ---- */
static int frames_of(S *s, short *base) {          /* where each unit on the stack begins, the lowest first */
  int top = s->sp, n = 0, i;
  while (top > 0 && n < NST) {
    int place = (int)IN(s->st[top - 1], PLACES);
    top -= UNIT_SIZE[place];
    if (top < 0) { trap(s, FORGED, -1); return 0; }
    base[n++] = (short)top;
  }
  for (i = 0; i < n / 2; i++) { short x = base[i]; base[i] = base[n - 1 - i]; base[n - 1 - i] = x; }
  return n;
}
/* One pile as a seat sees it: what is seen goes into `known`, what is not into groups of a back, how many, who knows. */
static void look_at_pile(Veil *v, const S *s, const int *cards, int n, int owner, int top, int *most) {
  int me = v->me, at = v->nplan, i, groups = 0, nseen = 0; int unseen[NC + 1], nun = 0;
  v->plan[at] = top; at += 2;
  for (i = 0; i < n; i++) {
    int c = cards[i], k = s->k[c] | owner;
    if (n == 1 ? k & me : owner & me || s->k[c] & me) {
      v->seen[c] = 1; nseen++;
      v->s.k[c] = (unsigned short)(n == 1 || k == s->all ? k : me | owner);
      v->plan[at++] = c;
    } else unseen[nun++] = c;
  }
  v->plan[v->nplan + 1] = nseen;
  { int g = at++, b;
    for (b = 0; b < NB && nun; b++) {
      int count = 0, by = n == 1 ? s->k[unseen[0]] | owner : owner;
      for (i = 0; i < nun; i++) count += BACK[unseen[i]] == b;
      if (!count) continue;
      v->plan[at] = b; v->plan[at + 1] = count; v->plan[at + 2] = by; at += 5; groups++;
      { int *m = most + 3 * b, z = v->plan[MOST_PLANNED - 1];
        if (count > m[0] || (count == m[0] && (z > m[1] || (z == m[1] && by > m[2])))) { m[0] = count; m[1] = z; m[2] = by; } }
    }
    v->plan[g] = groups;
  }
  v->nplan = at;
}
static void in_rising_order(int *a, int n) {
  int i, j, x;
  for (i = 1; i < n; i++) { x = a[i]; for (j = i; j && a[j - 1] > x; j--) a[j] = a[j - 1]; a[j] = x; }
}
/* The cards of a zone that is seen whole, or the parts of one that is not. */
static void look_at_zone(Veil *v, S *s, int z, int *most) {
  int cards[NC + 1], n, i, c, m, older = 0, left, begin = v->nplan, piles = 0, whole = 1, at, p; short size[NC + 2];
  S *to = &v->s;
  if (!s->len[z]) return;
  if (FIXED[z] < 0 && SIGHT[z] == OPEN) {
    for (c = s->bot[z]; c >= 0; c = s->nxt[c]) { push(to, c, z); to->k[c] = (unsigned short)s->all; v->seen[c] = 1; }
    return;
  }
  if (FIXED[z] >= 0) {
    m = blocks(s, z, size);
    for (left = below_of(s, z), i = 0; left > 0 && i < m; i++) { left -= size[i]; older++; }
  } else { m = 1; size[0] = s->len[z]; }
  v->plan[v->nplan] = z; v->nplan += 2; v->plan[MOST_PLANNED - 1] = z;
  for (c = s->bot[z], i = 0; c >= 0; i++) {        /* in a forged state blocks need not be all there is */
    for (n = 0; (i >= m || n < size[i]) && c >= 0; c = s->nxt[c]) cards[n++] = c;
    if (!n) continue;
    in_rising_order(cards, n);
    look_at_pile(v, s, cards, n, FIXED[z] < 0 && SIGHT[z] == OWNED && OWNER[z] >= 0 ? 1 << OWNER[z] : 0, i < older, most);
    piles++;
  }
  v->plan[begin + 1] = piles;
  for (at = begin + 2, p = 0; p < piles; p++) { at += 2 + v->plan[at + 1]; if (v->plan[at]) whole = 0; at += 1 + 5 * v->plan[at]; }
  if (!whole) return;
  for (at = begin + 2, p = 0; p < piles; p++) {
    for (i = 0; i < v->plan[at + 1]; i++) { c = v->plan[at + 2 + i]; push(to, c, z); to->cut[c] = v->plan[at] && i == v->plan[at + 1] - 1; }
    at += 3 + v->plan[at + 1];
  }
  v->nplan = begin;
}
/* In which unseen cards there are most of a back, there lies what is left when the others have theirs. Where they lie lowest in
   a zone, all of that back are put there now, and whoever deals takes out those that lie elsewhere. */
static void share_out(Veil *v, const int *most) {
  int at = 0, p, g, b, c, i; unsigned char left[NB + 1], met[NB + 1];
  for (b = 0; b < NB; b++) { left[b] = 1; met[b] = 0; v->rests[b] = -1; }
  while (at < v->nplan) {
    int z = v->plan[at], piles = v->plan[at + 1];
    for (at += 2, p = 0; p < piles; p++) {
      int groups, begin = at, lowest = !p && !v->plan[at];
      at += 2 + v->plan[at + 1]; groups = v->plan[at++];
      for (g = 0; g < groups; g++, at += 5) {
        const int *m; int rest;
        b = v->plan[at]; m = most + 3 * b;
        rest = left[b] && m[0] == v->plan[at + 1] && m[1] == z && m[2] == v->plan[at + 2];
        if (rest) left[b] = 0;
        if (rest && lowest && groups == 1) v->rests[b] = (short)begin;
        v->plan[at + 3] = v->rests[b] == begin; v->plan[at + 4] = rest;
      }
    }
  }
  for (c = i = 0; c < NC; c++) if (!v->seen[c] && !met[BACK[c]]) {     /* backs in the order of their first cards */
    int d, n = 0; b = BACK[c]; met[b] = 1;
    v->order[v->nbacks++] = (short)b; v->start[b] = (short)i;
    for (d = c; d < NC; d++) if (!v->seen[d] && BACK[d] == b) { v->pool[i++] = (short)d; n++; v->s.loc[d] = (short)most[3 * b + 1]; v->s.k[d] = (unsigned short)most[3 * b + 2]; }
    if (v->rests[b] >= 0) {                        /* among those that are seen, in ascending order */
      int seen = v->rests[b] + 2, end = seen + v->plan[seen - 1];
      for (d = v->start[b]; d < i || seen < end;) push(&v->s, seen == end || (d < i && v->pool[d] < v->plan[seen]) ? v->pool[d++] : v->plan[seen++], most[3 * b + 1]);
    }
    v->size[b] = (short)n; v->drawn[b] = (short)(n - most[3 * b]);
  }
}
/* How two hidden cards are told apart: by the secrets they are in, then by where they lie and their backs. */
static int holds_card(const Veil *v, const Masked *m, int c) { int i; for (i = 0; i < m->n; i++) if (v->numbers[m->first + i] == c) return 1; return 0; }
static int comes_first(const Veil *v, int c, int d, const short *zone, const short *back) {
  int i = 0, j = 0;
  for (;;) {
    while (i < v->nmasked && !holds_card(v, &v->masked[i], c)) i++;
    while (j < v->nmasked && !holds_card(v, &v->masked[j], d)) j++;
    if (i == v->nmasked || j == v->nmasked) { if (i == j) break; return i == v->nmasked; }
    if (v->masked[i].at != v->masked[j].at) return v->masked[i].at < v->masked[j].at;
    i++; j++;
  }
  if (zone[c] != zone[d]) return zone[c] < zone[d];
  return back[c] < back[d];
}
static void look_at_stack(Veil *v, S *s, int seat) {
  short base[NST + 1], hidden[NC + 1], zone[NC + 1], back[NC + 1], number[NC + 1]; unsigned char is_hidden[NC + 1];
  int n = frames_of(s, base), f, i, j, k, nhidden = 0, below = -1; I *st = v->s.st;
  for (i = 0; i < NC; i++) is_hidden[i] = 0;
  for (f = 0; f < n; f++) {
    int end = f + 1 < n ? base[f + 1] : s->sp, place = (int)IN(s->st[end - 1], PLACES);
    for (i = DEAD_FROM[place]; i < DEAD_FROM[place + 1]; i++) st[base[f] + DEAD[i]] = 0;
    for (i = KEPT_FROM[place]; i < KEPT_FROM[place + 1]; i++) {
      const short *r = KEPT + 7 * i; I owner = r[3] >= 0 ? s->st[base[f] + r[3]] : r[3]; Masked *m = &v->masked[v->nmasked];
      I *here = s->st + base[f] + r[0]; int cards[NC + 1], many = 0, told = 0;
      if (owner == seat || (owner == -1 && r[2] > ARE_CARDS)) continue;
      if (v->nmasked >= MOST_MASKED) { trap(s, MUCH, -1); return; }
      m->at = base[f] + r[0]; m->words = r[1]; m->sort = r[2]; m->code = r[6]; m->base = base[f];
      m->pool = r[4] >= 0 ? base[f] + r[4] : -1; m->pool_words = r[5]; m->first = v->nnumbers; m->n = m->many = 0; m->from = -1;
      if (m->sort == IS_GIVEN && below >= 0 && PASSED_FROM[below] + r[4] < PASSED_FROM[below + 1] && PASSED[2 * (PASSED_FROM[below] + r[4])] >= 0) {
        m->from = base[f - 1] + PASSED[2 * (PASSED_FROM[below] + r[4])]; m->from_words = PASSED[2 * (PASSED_FROM[below] + r[4]) + 1];
      }
      if (m->sort > ARE_CARDS) {
        if (m->sort == IS_PICKED) for (j = 0; j < r[1]; j++) { U w = (U)here[j]; for (; w; w &= w - 1) m->many++; }
        for (j = 0; j < (r[1] ? r[1] : 1); j++) st[m->at + j] = 0;
        v->nmasked++;
        continue;
      }
      if (r[1]) { for (j = 0; j < NC && j < 64 * r[1]; j++) if ((U)here[j >> 6] >> (j & 63) & 1) cards[many++] = j; }
      else if (here[0] >= 0 && here[0] < NC) cards[many++] = (int)here[0];
      for (j = 0; j < many; j++) {
        int c = cards[j];
        if (owner == -1 && v->seen[c]) continue;
        if (v->nnumbers >= MOST_NUMBERS) { trap(s, MUCH, -1); return; }
        v->numbers[v->nnumbers++] = (short)c; m->n++;
        if (!is_hidden[c]) { is_hidden[c] = 1; hidden[nhidden++] = (short)c; zone[c] = s->loc[c]; back[c] = ANY_BACK; }
        if (owner == -1) back[c] = (short)BACK[c];
        if (r[1]) st[m->at + (c >> 6)] &= ~(I)((U)1 << (c & 63)); else st[m->at] = 0;
        told = 1;
      }
      if (told) v->nmasked++;
    }
    below = place;
  }
  for (i = 1; i < nhidden; i++) {                  /* sorted, and otherwise as they were met */
    short c = hidden[i];
    for (j = i; j && comes_first(v, c, hidden[j - 1], zone, back); j--) hidden[j] = hidden[j - 1];
    hidden[j] = c;
  }
  for (i = 0; i < nhidden; i++) { number[hidden[i]] = (short)i; v->zone[i] = zone[hidden[i]]; v->back[i] = back[hidden[i]]; }
  for (i = 0; i < v->nnumbers; i++) v->numbers[i] = number[v->numbers[i]];
  for (i = 0; i < v->nmasked; i++) for (j = 1; j < v->masked[i].n; j++) {   /* in which order a card's numbers stand tells nothing */
    short *a = v->numbers + v->masked[i].first, x = a[j];
    for (k = j; k && a[k - 1] > x; k--) a[k] = a[k - 1];
    a[k] = x;
  }
}
static void veil(Veil *v, S *s, int seat) {
  int z, c, most[3 * (NB + 1)]; S *to = &v->s;
  clear(v, sizeof(Veil));
  copy(to, s);
  if (s->who != seat || s->over) { for (c = 0; c < s->no; c++) to->o[c] = 0; to->no = 0; }
  v->me = 1 << seat; v->seated = seat;
  to->rng = 0; to->steps = STEPS; to->bad = to->at = to->gone = to->nest = 0;
  for (z = 0; z < NZ; z++) { to->top[z] = to->bot[z] = -1; to->len[z] = 0; to->dark[z] = 0; }
  for (c = 0; c <= NC; c++) { to->nxt[c] = to->prv[c] = -1; to->loc[c] = 0; to->k[c] = 0; to->cut[c] = 0; }
  for (c = 0; c < 3 * (NB + 1); c++) most[c] = 0;
  for (z = 0; z < NZ; z++) look_at_zone(v, s, z, most);
  v->plan[MOST_PLANNED - 1] = 0;
  share_out(v, most);
  for (c = 0; c < NSEC; c++) if (SECRET_OWNER[c] != seat) to->v[SECRET_AT[c]] = UNSEEN;
  if (s->over) { to->sp = 0; return; }
  look_at_stack(v, s, seat);
}

/* ---- imagining ---- */
static void imagine_value(S *s, int i, U *dice) {
  I found[ROOM]; int n;
  s->steps = STEPS;
  n = (int)domain(s, SECRET_DOMAIN[i], SECRET_OWNER[i], found);
  if (s->bad) return;
  s->v[SECRET_AT[i]] = n > 0 ? found[drawn(dice, n)] : UNSEEN;
}
static void imagine_values(S *s, const Veil *v, U *dice) {
  int round, i, owner, turn, fits;
  if (!LIMITS) { for (i = 0; i < NSEC && !s->bad; i++) if (SECRET_OWNER[i] != v->seated) imagine_value(s, i, dice); return; }
  for (round = 0; round < (ONLY_EACH ? 1 : DEALS) && !s->bad; round++) {
    for (owner = 0; owner < NP; owner++) {
      int has = 0;
      for (i = 0; i < NSEC; i++) has |= SECRET_OWNER[i] == owner;
      if (!has || owner == v->seated) continue;
      for (turn = 0; turn < (SOME_EACH && owner < s->n ? DEALS : 1) && !s->bad; turn++) {
        for (i = 0; i < NSEC && !s->bad; i++) if (SECRET_OWNER[i] == owner) imagine_value(s, i, dice);
        for (fits = 1, i = 0; i < LIMITS && fits && !s->bad; i++) if (LIMIT_EACH[i]) { s->steps = STEPS; fits = limit(s, i, owner) != 0; }
        if (fits) break;
      }
    }
    for (fits = 1, i = 0; i < LIMITS && fits && !s->bad; i++) if (!LIMIT_EACH[i]) { s->steps = STEPS; fits = limit(s, i, UNSEEN) != 0; }
    if (fits) break;
  }
}
static void imagine_stack(S *s, const Veil *v, U *dice) {
  short found[NC + 1]; I out[ROOM]; int i, j, k, n, numbers = 0;
  for (i = 0; i < v->nnumbers; i++) if (v->numbers[i] >= numbers) numbers = v->numbers[i] + 1;
  for (i = 0; i < numbers; i++) {
    short some[NC + 1]; int all = 0, c, taken; n = 0;
    for (k = 0; k < 2 && !n; k++, all = 1) for (c = s->bot[v->zone[i]]; c >= 0; c = s->nxt[c]) {
      if (v->back[i] != ANY_BACK && (BACK[c] != v->back[i] || v->seen[c])) continue;
      for (taken = 0, j = 0; j < i; j++) taken |= found[j] == c;
      if (all || !taken) some[n++] = (short)c;
    }
    found[i] = n ? some[drawn(dice, n)] : 0;
  }
  for (i = 0; i < v->nmasked && !s->bad; i++) {
    const Masked *m = &v->masked[i]; I *to = s->st + m->at;
    switch (m->sort) {
      case IS_CARD: to[0] = found[v->numbers[m->first]]; break;
      case ARE_CARDS: for (j = 0; j < m->n; j++) { int c = found[v->numbers[m->first + j]]; if (c < 64 * m->words) to[c >> 6] |= (I)((U)1 << (c & 63)); } break;
      case IS_GIVEN:
        if (m->from < 0) break;
        if (!m->words) { to[0] = m->from_words ? 0 : s->st[m->from]; break; }
        n = m->from_words ? of_words(s->st + m->from, m->from_words, out, ROOM) : 0;
        as_words(s, to, m->words, out, n);
        break;
      case IS_PICKED:
        n = m->pool >= 0 ? of_words(s->st + m->pool, m->pool_words, out, ROOM) : 0;
        for (j = 0; j < m->many && n > 0; j++) { I x = take_out_of(out, &n, drawn(dice, n)); if ((U)x < (U)m->words * 64) to[x >> 6] |= (I)((U)1 << (x & 63)); }
        break;
      default:
        s->steps = STEPS;
        n = worked_out(s, m->code, s->st + m->base, out);
        if (s->bad == RAISED) return;
        if (s->bad) { s->bad = 0; s->steps = STEPS; n = 1; out[0] = 0; if (m->words) n = 0; }
        else if (m->sort == IS_CHOSEN) { out[0] = n > 0 ? out[drawn(dice, n)] : 0; n = 1; }
        if (m->words) as_words(s, to, m->words, out, n); else to[0] = out[0];
    }
  }
}
static void push_rising(S *s, int z, short *cards, int n) {
  U there[CARD_WORDS]; int i, j, c;
  if (n <= FEW_CARDS) {
    for (i = 1; i < n; i++) { short x = cards[i]; for (j = i; j && cards[j - 1] > x; j--) cards[j] = cards[j - 1]; cards[j] = x; }
    for (i = 0; i < n; i++) push(s, cards[i], z);
    return;
  }
  for (i = 0; i < CARD_WORDS; i++) there[i] = 0;
  for (i = 0; i < n; i++) there[cards[i] >> 6] |= (U)1 << (cards[i] & 63);
  for (i = 0; i < CARD_WORDS; i++) {
    U w = there[i]; c = 64 * i;
    for (; w; w >>= 1, c++) {
      while (!(w & 15)) { w >>= 4; c += 4; }
      if (w & 1) push(s, c, z);
    }
  }
}
static void dealt(S *s, const Veil *v, U *dice) {
  short pool[NC + 1], left[NB + 1]; int i, at, p, g; U x = *dice;
  copy(s, &v->s);
  py.copy(pool, v->pool, sizeof(pool));
  for (i = 0; i < v->nbacks; i++) {
    int b = v->order[i], size = v->size[b], last, least = size - v->drawn[b]; short *cards = pool + v->start[b];
    if (least < 1) least = 1;
    left[b] = (short)size;
    for (last = size - 1; last >= least; last--) { int j = drawn(&x, last + 1); short c = cards[last]; cards[last] = cards[j]; cards[j] = c; }
  }
  *dice = x;
  for (at = 0; at < v->nplan;) {
    int z = v->plan[at], piles = v->plan[at + 1];
    for (at += 2, p = 0; p < piles; p++) {
      int older = v->plan[at], nseen = v->plan[at + 1], groups, n = 0; short lie[NC + 1];
      if (!p && !older && v->plan[at + 2 + nseen] == 1 && v->plan[at + 6 + nseen]) { at += 8 + nseen; continue; }
      for (at += 2; n < nseen; n++, at++) lie[n] = (short)v->plan[at];
      groups = v->plan[at++];
      for (g = 0; g < groups; g++, at += 5) {
        int b = v->plan[at], amount = v->plan[at + 1], by = v->plan[at + 2], rest = v->plan[at + 4]; short *cards = pool + v->start[b];
        if (!rest) { left[b] -= (short)amount; cards += left[b]; }
        for (i = 0; i < amount; i++) {
          int c = lie[n++] = cards[i];
          if (v->rests[b] >= 0) take_out(s, c);
          s->k[c] = (unsigned short)by;
        }
      }
      push_rising(s, z, lie, n);
      if (older && n) s->cut[s->top[z]] = 1;
    }
  }
  imagine_values(s, v, dice);
  if (v->nmasked && !s->bad) imagine_stack(s, v, dice);
  drawn(dice, 2);
  s->rng = *dice >> 33 << 33;
  drawn(dice, 2);
  s->rng |= *dice >> 33;
}
/* A whole state that agrees with a veil; cards are dealt anew until whoever decides has a choice, or after many at least an option.
Whether there is one. */
static int imagine(S *s, const Veil *v, U *dice) {
  int i;
  for (i = 0; i <= DEALS + LAST_DEALS; i++) {
    dealt(s, v, dice);
    if (s->over || s->bad) return !s->bad;
    s->steps = STEPS;
    relist(s, (int)IN(s->st[s->sp - 1], PLACES));
    if (s->bad) return 0;
    if (s->no > 1 || (i >= DEALS && s->no)) return 1;
  }
  return 0;
}
