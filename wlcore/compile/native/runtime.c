/* What rules are carried out with: cards, decks, knowledge, chance and frames on one flat block of numbers.

   The same as wlcore/engine/cards.py, chance.py and frames.py do to lists; what a deck is and what all can follow is said
   there. No header and no library: a compiler that has neither can read it. Before it stands what `shape.py` prints: how
   many there are of everything, and what each zone is. Nobody is -1. */

void *memset(void *to, int x, unsigned long n) { char *p = to; while (n--) *p++ = (char)x; return to; }
void *memcpy(void *to, const void *from, unsigned long n) {      /* compilers call both */
  char *p = to; const char *q = from;
  while (n--) *p++ = *q++;
  return to;
}

static void bytes(void *to, const void *from, unsigned long n);     /* `py.copy` */
static void clear(void *at, unsigned long n) { U *w = at; char *p; for (; n >= 8; n -= 8) *w++ = 0; for (p = (char *)w; n--;) *p++ = 0; }

typedef struct S {
  I v[NV];                                /* values, which are asked most: at no distance from where a state begins */
  U rng;                                  /* the generator that is all chance */
  int n, all, who, over, nwin, depth, passed, steps, bad, at, houter, gone, nest;
  int sp, no;                             /* how much of the stack and of the options is used */
  int r[NR];                              /* how the switches stand */
  short nxt[NC + 1], prv[NC + 1], loc[NC + 1];   /* cards, linked from the bottom of a zone to its top */
  short top[NZ], bot[NZ], len[NZ];
  unsigned char cut[NC + 1];              /* the top card of an older block of a deck */
  unsigned char dark[NZ];                 /* only while nobody knows any card of a deck's loose block */
  unsigned short k[NC + 1];               /* who knows where a card is, a bit for each seat */
  short winners[NP];
  I st[NST];                              /* unfinished rules; copied as far as used, and so is what follows */
  I outer[NOUTER];                        /* frames that have another of their name inside them, the newest last */
  O o[NO];                                /* options */
} S;

enum { OPEN, OWNED, HIDDEN };
enum { OFF, WAITS, DONE };                 /* what comes of a unit: it was left, or rules cannot go on; somebody has to decide; it has come to its end */
enum { ENDLESS = 1, MUCH, DEEP, NOTHING, LARGE, TURNS, OUTSIDE, FORGED, RAISED };   /* why rules cannot go on: faults.py */
#define LIMIT 1000000000000000LL          /* no number that rules work out is larger */
#define NO_NUMBER (-1000000000000000000LL)

/* The first fault counts. Whatever runs on until a unit is left finds every index in bounds, and its result is thrown away. */
static I trap(S *s, int why, int at) {
  if (!s->bad) { s->bad = why; s->at = at; }
  s->steps = -1;
  return 0;
}

/* ---- numbers ---- */
#define IN(x, n) ({ I i_ = (x); (U)i_ < (U)(n) ? i_ : 0; })                     /* a number as an index */
#define DECK(x) ({ I i_ = IN(x, NZ); FIXED[i_] >= 0 ? i_ : SOME_DECK; })
#define BOUNDED(x, place) ({ I i_ = (x); i_ > LIMIT || i_ < -LIMIT ? trap(s, LARGE, place) : i_; })
#define MIN(x, y) ({ I i_ = (x), j_ = (y); i_ < j_ ? i_ : j_; })
#define MAX(x, y) ({ I i_ = (x), j_ = (y); i_ > j_ ? i_ : j_; })
#define COUNTED(x) ({ I i_ = (x); i_ == NO_NUMBER ? 0 : i_; })
#define SHIFT(x, y) ({ I i_ = (x), j_ = (y); (U)j_ < 63 ? i_ << j_ : 0; })
#define REST(x, y) ({ I i_ = (x), j_ = (y); j_ <= 0 || i_ == j_ ? 0 : (U)i_ < (U)j_ ? i_ : modulo(i_, j_); })     /* without dividing, where it can be */
#define QUOTIENT(x, y) ({ I i_ = (x), j_ = (y); j_ ? floordiv(i_, j_) : 0; })
#define LEFT(x) ({ I i_ = (x) + 1; i_ < 0 || i_ >= s->n ? 0 : i_; })
#define RIGHT(x) ({ I i_ = (x); i_ > 0 ? i_ - 1 : s->n - 1; })
#define OFFER(x) { if (s->no < NO) s->o[s->no++] = (O)(x); else trap(s, MUCH, -1); }
static I bounded(S *s, I x, int at) { return x > LIMIT || x < -LIMIT ? trap(s, LARGE, at) : x; }
static I times(S *s, I a, I b, int at) {
  I x = a < 0 ? -a : a, y = b < 0 ? -b : b;
  if (x && y > LIMIT / x) return trap(s, LARGE, at);
  return a * b;
}
static I floordiv(I a, I b) { I q = a / b; return q - (a % b != 0 && (a < 0) != (b < 0)); }
static I divided(S *s, I a, I b, int at) { return b ? floordiv(a, b) : trap(s, NOTHING, at); }
static I modulo(I a, I b) { I r = a % b; return r && (r < 0) != (b < 0) ? r + b : r; }
static I remaining(S *s, I a, I b, int at) { return b ? modulo(a, b) : trap(s, NOTHING, at); }
static I joint(I a, I b) { return a == -1 ? b : b == -1 || a == b ? a : -2; }
static int spent(S *s, I steps, int at) {          /* of the budget of a choice; whether there is some left */
  if (steps < 0 || steps > s->steps) { trap(s, at < 0 ? ENDLESS : MUCH, at); return 0; }
  s->steps -= (int)steps;
  return 1;
}
static int used_up(S *s, int at) { trap(s, at < 0 ? ENDLESS : MUCH, at); return 0; }
#define SPENT(n, at) ((s->steps -= (n)) >= 0 || used_up(s, at))

/* ---- sets that lie somewhere ---- */
static int among(const I *a, int n, I x) {              /* in ascending numbers */
  int low = 0, high = n;
  while (low < high) { int half = (low + high) / 2; if (a[half] < x) low = half + 1; else high = half; }
  return low < n && a[low] == x;
}
static int has(const I *a, int n, I x) { int i; for (i = 0; i < n; i++) if (a[i] == x) return 1; return 0; }
static int add(I *a, int n, I x) { if (has(a, n, x)) return n; a[n] = x; return n + 1; }
static void ascending(I *a, int n) {
  int i, j; I x;
  for (i = 1; i < n; i++) { x = a[i]; for (j = i; j && a[j - 1] > x; j--) a[j] = a[j - 1]; a[j] = x; }
}
static int include(S *s, I *a, int n, int room, I x) {
  int i;
  if (has(a, n, x)) return n;
  if (n >= room) { trap(s, MUCH, -1); return n; }
  for (i = n; i && a[i - 1] > x; i--) a[i] = a[i - 1];
  a[i] = x;
  return n + 1;
}
static I take_out_of(I *a, int *n, int at) {
  I x; int i;
  if (at >= *n) return -1;
  x = a[at];
  for (i = at + 1; i < *n; i++) a[i - 1] = a[i];
  --*n;
  return x;
}
static void exclude(I *a, int *n, I x) { int i; for (i = 0; i < *n; i++) if (a[i] == x) { take_out_of(a, n, i); return; } }
static I take_least(I *a, int *n) {
  int i, at = 0;
  for (i = 1; i < *n; i++) if (a[i] < a[at]) at = i;
  return take_out_of(a, n, at);
}
static I take_next(S *s, I *a, int *n, I start) {      /* the first player clockwise */
  int i, at = 0, far = 1 << 30, f;
  for (i = 0; i < *n; i++) { f = (int)modulo(a[i] - start, s->n); if (f < far) { far = f; at = i; } }
  return take_out_of(a, n, at);
}
static void as_words(S *s, I *to, int words, const I *a, int n) {
  int i;
  for (i = 0; i < words; i++) to[i] = 0;
  for (i = 0; i < n; i++) {
    if ((U)a[i] < (U)words * 64) to[a[i] >> 6] |= (I)((U)1 << (a[i] & 63));
    else trap(s, OUTSIDE, -1);
  }
}
static int of_words(const I *from, int words, I *a, int room) {
  int n = 0, i; U w; I x;
  for (i = 0; i < words; i++) for (w = (U)from[i], x = 64 * i; w; w >>= 1, x++) {
    if (!(w & 0xff)) { w >>= 7; x += 7; continue; }
    if (w & 1 && n < room) a[n++] = x;
  }
  return n;
}

/* ---- chance ---- */
static U seeded(U seed) {
  U x = seed * 0x9E3779B97F4A7C15ULL + 0x632BE59BD9B4E019ULL;
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ x >> 27) * 0x94D049BB133111EBULL;
  return x ^ x >> 31;
}
static int drawn(U *rng, int n) {
  *rng = *rng * 6364136223846793005ULL + 1442695040888963407ULL;
  return (int)((*rng >> 33) * (U)n >> 31);
}
static int below(S *s, int n) { return n < 2 ? 0 : drawn(&s->rng, n); }
static int lots(S *s, I *pool, int n, I amount, I *out, int room) {     /* several at random, in ascending order */
  int m = 0;
  if (room < n && room < amount) { trap(s, MUCH, -1); return 0; }
  while (m < amount && n > 0) {
    int at = below(s, n), i = m++;
    I x = pool[at];
    for (n--; at < n; at++) pool[at] = pool[at + 1];
    for (; i && out[i - 1] > x; i--) out[i] = out[i - 1];
    out[i] = x;
  }
  return m;
}

/* ---- zones ---- */
static void take_out(S *s, int c) {
  int z = s->loc[c], up = s->nxt[c], down = s->prv[c];
  if (up >= 0) s->prv[up] = (short)down; else s->top[z] = (short)down;
  if (down >= 0) s->nxt[down] = (short)up; else s->bot[z] = (short)up;
  s->len[z]--;
}
static void push(S *s, int c, int z) {
  int t = s->top[z];
  s->prv[c] = (short)t; s->nxt[c] = -1; s->top[z] = (short)c; s->loc[c] = (short)z; s->len[z]++;
  if (t >= 0) s->nxt[t] = (short)c; else s->bot[z] = (short)c;
}
static void push_under(S *s, int c, int z) {
  int b = s->bot[z];
  s->nxt[c] = (short)b; s->prv[c] = -1; s->bot[z] = (short)c; s->loc[c] = (short)z; s->len[z]++;
  if (b >= 0) s->prv[b] = (short)c; else s->top[z] = (short)c;
}
static void push_sorted(S *s, int c, int z) {      /* where the order is nobody's knowledge cards stand in ascending order */
  int up = s->bot[z], down;
  while (up >= 0 && up < c) up = s->nxt[up];
  if (up < 0) { push(s, c, z); return; }
  down = s->prv[up];
  s->nxt[c] = (short)up; s->prv[c] = (short)down; s->prv[up] = (short)c; s->loc[c] = (short)z; s->len[z]++;
  if (down >= 0) s->nxt[down] = (short)c; else s->bot[z] = (short)c;
}
static int at_height(S *s, int z, int i) {         /* the i-th from the bottom, from whichever end is nearer */
  int c, n = s->len[z];
  if (i * 2 < n) for (c = s->bot[z]; i--;) c = s->nxt[c];
  else for (c = s->top[z], i = n - 1 - i; i--;) c = s->prv[c];
  return c;
}

/* ---- decks: v[BELOW] cards of older blocks, one loose block, v[FIXED] single cards on top ---- */
/* What the values say of a deck, as far as it can be: rules in a state that somebody forged may have written anything there. */
#define UP_TO(x, most) ({ I i_ = (x), j_ = (most); (int)(i_ < 0 ? 0 : i_ > j_ ? j_ : i_); })
static int fixed_of(S *s, int z) { return UP_TO(s->v[FIXED[z]], s->len[z]); }
static int below_of(S *s, int z) { I most = s->len[z] - fixed_of(s, z); return UP_TO(s->v[BELOW[z]], most); }
static int blocks(S *s, int z, short *size) {
  int n = 0, run = 0, left = below_of(s, z), loose = s->len[z] - left - fixed_of(s, z), i, c;
  for (c = s->bot[z]; left-- > 0; c = s->nxt[c]) { run++; if (s->cut[c]) { size[n++] = (short)run; run = 0; } }
  if (loose > 0) size[n++] = (short)loose;
  for (i = fixed_of(s, z); i-- > 0;) size[n++] = 1;
  return n;
}
static void set_blocks(S *s, int z, short *size, int n) {
  int fixed = 0, loose = 0, c = s->bot[z], i, j;
  s->dark[z] = 0;
  while (n && size[n - 1] == 1) { n--; fixed++; }
  if (n) loose = size[--n];
  for (i = 0; i < n; i++) for (j = size[i]; j-- && c >= 0; c = s->nxt[c]) s->cut[c] = j == 0;
  for (; c >= 0; c = s->nxt[c]) s->cut[c] = 0;
  s->v[FIXED[z]] = fixed; s->v[BELOW[z]] = s->len[z] - fixed - loose;
}
static int seen_top(S *s, I zone) {                /* the top card if no other can lie there */
  int z = (int)zone, loose, c = s->top[z];
  if (c < 0 || fixed_of(s, z)) return c;
  loose = s->len[z] - UP_TO(s->v[BELOW[z]], s->len[z]);
  if (loose) return loose == 1 ? c : -1;
  return s->prv[c] < 0 || s->cut[s->prv[c]] ? c : -1;
}
static int seen_bottom(S *s, I zone) {
  int z = (int)zone, c = s->bot[z];
  if (c < 0) return c;
  if (below_of(s, z)) return s->cut[c] ? c : -1;
  return s->len[z] - fixed_of(s, z) > 1 ? -1 : c;
}
static void next_block(S *s, int z) {              /* the loose block is used up: the one below it is the loose one now */
  int c = s->top[z];
  s->dark[z] = 0;
  do { s->cut[c] = 0; c = s->prv[c]; s->v[BELOW[z]]--; } while (c >= 0 && !s->cut[c]);
}
static int settle_top(S *s, I zone) {              /* of a card that at once lies where all can see it */
  int z = (int)zone, n = s->len[z], c, under;
  if (!n || s->v[FIXED[z]] > 0) return s->top[z];
  under = UP_TO(s->v[BELOW[z]], n);
  if (under == n) { next_block(s, z); under = UP_TO(s->v[BELOW[z]], n); }
  if (n - under > 1) { c = at_height(s, z, under + below(s, n - under)); take_out(s, c); push(s, c, z); }
  s->v[FIXED[z]] = 1;
  return s->top[z];
}
static void uncertain(S *s, int z, int loose) {    /* one of the upper cards has been set apart, and nobody saw which */
  int c;
  if (s->dark[z]) return;
  for (c = s->top[z]; loose-- > 0; c = s->prv[c]) s->k[c] = 0;
  s->dark[z] = 1;
}
static int fix_top(S *s, I zone) {                 /* without anybody seeing it */
  int z = (int)zone, left;
  if (fixed_of(s, z)) return s->top[z];
  settle_top(s, z);
  left = s->len[z] - below_of(s, z);
  if (left > 1) uncertain(s, z, left);
  return s->top[z];
}
static int fix_tops(S *s, I zone, I amount, I *out) {
  int z = (int)zone, n = 0, i;
  while (n < amount && fix_top(s, z) >= 0) { out[n++] = s->top[z]; take_out(s, s->top[z]); s->v[FIXED[z]]--; }
  for (i = n; i--;) push(s, (int)out[i], z);
  s->v[FIXED[z]] += n;
  return n;
}
static void turn_up(S *s, I z) { int c = settle_top(s, z); if (c >= 0) s->k[c] = (unsigned short)s->all; }
static void look_at_top(S *s, I z, I mask) {
  int c;
  if (mask == s->all) { turn_up(s, z); return; }
  c = fix_top(s, z);
  if (c >= 0) s->k[c] |= (unsigned short)mask;
}
static void show(S *s, const I *cards, int n, I mask) {
  int i;
  for (i = 0; i < NZ; i++) s->dark[i] = 0;
  for (i = 0; i < n; i++) s->k[cards[i]] |= (unsigned short)mask;
}

/* ---- moves ---- */
static int lift(S *s, int c) {                     /* out of its zone; a deck's blocks stay what they are, less this card */
  int z = s->loc[c], i, d, down;
  if (FIXED[z] < 0) { take_out(s, c); return z; }
  if (s->top[z] == c && s->v[FIXED[z]] > 0) { s->v[FIXED[z]]--; take_out(s, c); return z; }
  for (d = s->top[z], i = fixed_of(s, z); i-- > 0; d = s->prv[d]) if (d == c) { s->v[FIXED[z]]--; take_out(s, c); return z; }
  for (d = s->bot[z], i = below_of(s, z); i-- > 0; d = s->nxt[d]) if (d == c) {
    down = s->prv[c];
    if (s->cut[c] && down >= 0) s->cut[down] = 1;  /* the block ends below it now, or has ended there before */
    s->cut[c] = 0;
    s->v[BELOW[z]]--;
    break;
  }
  take_out(s, c);
  return z;
}
static void lay(S *s, int c, int z, I under) {
  int deck = FIXED[z] >= 0;
  if (deck && under && fixed_of(s, z) < s->len[z]) { push_under(s, c, z); s->cut[c] = 1; s->v[BELOW[z]]++; }
  else if (!deck && SIGHT[z] != OPEN) push_sorted(s, c, z);
  else {
    if (under) push_under(s, c, z); else push(s, c, z);
    if (deck) s->v[FIXED[z]]++;
  }
}
static void hide(S *s, int c, int came, int z) {   /* who cannot follow a card loses track of it, and of what lay beside it */
  int owner = OWNER[z], from = OWNER[came], d, i, start;
  if (SIGHT[came] == OPEN) { s->k[c] = (unsigned short)s->all; return; }
  if (FIXED[came] < 0) {
    int sees = (owner >= 0 ? 1 << owner : 0) | (from >= 0 ? 1 << from : 0);
    if (s->len[came] > 1) for (d = s->bot[came]; d >= 0; d = s->nxt[d]) s->k[d] &= (unsigned short)sees;
  } else {
    int fixed = fixed_of(s, came), under = below_of(s, came), lies = 0;
    for (d = s->top[came], i = fixed; i-- > 0; d = s->prv[d]) if (d == c) lies = 1;     /* a block of its own */
    if (!lies) {
      for (d = start = s->bot[came], i = under; i-- > 0; d = s->nxt[d]) {
        if (d == c) lies = 1;
        if (s->cut[d]) {
          if (lies) { if (start != d) for (;; start = s->nxt[start]) { s->k[start] = 0; if (start == d) break; } break; }
          start = s->nxt[d];
        }
      }
      if (!lies && s->len[came] - fixed - under > 1)
        for (d = start, i = s->len[came] - fixed - under; i--; d = s->nxt[d]) s->k[d] = 0;
    }
  }
  if (owner >= 0) s->k[c] |= (unsigned short)(1 << owner);
}
static void put(S *s, I card, I zone, I under) {
  int c = (int)card, z = (int)zone;
  if (SIGHT[z] != OPEN) hide(s, c, s->loc[c], z); else s->k[c] = (unsigned short)s->all;
  lift(s, c);
  lay(s, c, z, under);
}
static void put_open(S *s, I card, I zone) {       /* on top of an open pile */
  s->k[card] = (unsigned short)s->all;
  lift(s, (int)card);
  push(s, (int)card, (int)zone);
}
static void mix_below(S *s, int n, int z) {        /* several cards that have been put under a deck are one block */
  short size[NC + 1], held[NC + 1]; int i, j, m, k, c;
  if (n < 2 || FIXED[z] < 0 || n > s->len[z]) return;
  for (c = s->bot[z], i = 0; i < n; i++, c = s->nxt[c]) {
    for (j = i; j && held[j - 1] > c; j--) held[j] = held[j - 1];
    held[j] = (short)c;
  }
  m = blocks(s, z, size);
  for (i = 0; i < n; i++) take_out(s, held[i]);
  for (i = n; i--;) push_under(s, held[i], z);
  size[k = 0] = (short)n;
  for (i = n; i < m; i++) size[++k] = size[i];
  set_blocks(s, z, size, k + 1);
}
static int pile_up(S *s, const I *cards, int n, int z) {     /* cards that lie open, each once, go on a deck at once */
  unsigned char there[NC + 1]; int i;
  for (i = 0; i < NC; i++) there[i] = 0;
  for (i = 0; i < n; i++) {
    int from = s->loc[cards[i]];
    if (there[cards[i]]++ || FIXED[from] >= 0 || SIGHT[from] != OPEN) return 0;
  }
  for (i = 0; i < n; i++) { take_out(s, (int)cards[i]); push(s, (int)cards[i], z); s->k[cards[i]] = (unsigned short)s->all; }
  s->v[FIXED[z]] += n;
  return 1;
}
static void put_all(S *s, const I *cards, int n, I z, I under) {
  int i;
  if (!under && FIXED[z] >= 0 && pile_up(s, cards, n, (int)z)) return;
  for (i = 0; i < n; i++) put(s, cards[i], z, under);
  if (under) mix_below(s, n, (int)z);
}
static void put_named(S *s, const I *cards, int n, I z, I under) {     /* cards that the rules name can be followed by all */
  int i;
  for (i = 0; i < n; i++) { lift(s, (int)cards[i]); lay(s, (int)cards[i], (int)z, under); s->k[cards[i]] = (unsigned short)s->all; }
  if (under) mix_below(s, n, (int)z);
}
static int take_top(S *s, I deck, I zone) {        /* put where not all see it */
  int d = (int)deck, z = (int)zone, size, c;
  if (d != z && !fixed_of(s, d) && (FIXED[z] >= 0 || SIGHT[z] != OPEN) && (size = s->len[d] - UP_TO(s->v[BELOW[d]], s->len[d])) > 1) {
    c = at_height(s, d, s->len[d] - size + below(s, size));
    take_out(s, c);
    uncertain(s, d, size - 1);
    s->k[c] = (unsigned short)(OWNER[z] >= 0 ? 1 << OWNER[z] : 0);
    if (FIXED[z] < 0) push_sorted(s, c, z); else { push(s, c, z); s->v[FIXED[z]]++; }
    return c;
  }
  c = fix_top(s, d);
  if (c >= 0) put(s, c, z, 0);
  return c;
}
static void shuffle(S *s, I zone) {                /* which cards are in it stays known to who knew */
  int z = (int)zone, c;
  s->top[z] = s->bot[z] = -1; s->len[z] = 0; s->dark[z] = 0;
  for (c = 0; c < NC; c++) if (s->loc[c] == z) { push(s, c, z); s->cut[c] = 0; }
  s->v[FIXED[z]] = s->v[BELOW[z]] = 0;
}

/* All cards: how they are linked then is known, and printed as it stands in a state from `nxt` to `dark`; all know all of them. */
static void lay_out(S *s, const short *links, int first, const I *values, int n) {
  int i;
  bytes(s->nxt, links, (unsigned long)((char *)s->dark - (char *)s->nxt) + NZ);
  bytes(s->v + first, values, (unsigned long)n * sizeof(I));
  s->k[0] = (unsigned short)s->all;
  for (i = 1; i < NC; i *= 2) bytes(s->k + i, s->k, (unsigned long)(i * 2 < NC ? i : NC - i) * sizeof(short));
}
/* Plans for some are rows of numbers: pairs of a zone and how many cards, then these; a zone below 0 ends one. `decks` are shuffled;
   `steps` say the same one by one, a zone with no cards to be shuffled. */
static void lay_out_some(S *s, const short *decks, const short *steps) {
  short came[NZ]; const short *p; I cards[NC + 1]; int i, z, mixed = 0;
  for (z = 0; z < NZ; z++) came[z] = 0;
  for (p = decks; *p >= 0; p += 2 + p[1]) for (i = 0; i < p[1]; i++) came[s->loc[p[2 + i]]]++;
  for (p = decks; *p >= 0; p += 2 + p[1]) if (came[p[0]] != s->len[p[0]]) mixed = 1;
  for (z = 0; z < NZ; z++) if (came[z] && FIXED[z] >= 0 && came[z] != s->len[z]) mixed = 1;
  if (mixed) {
    for (p = steps; *p >= 0; p += 2 + p[1]) {
      for (i = 0; i < p[1]; i++) cards[i] = p[2 + i];
      if (p[1]) put_named(s, cards, p[1], p[0], 0); else shuffle(s, p[0]);
    }
    return;
  }
  for (z = 0; z < NZ; z++) { s->dark[z] = 0; if (came[z] && FIXED[z] >= 0) s->v[FIXED[z]] = s->v[BELOW[z]] = 0; }
  for (p = decks; *p >= 0; p += 2 + p[1]) for (i = 0; i < p[1]; i++) {
    int c = p[2 + i];
    take_out(s, c); push(s, c, p[0]); s->k[c] = (unsigned short)s->all; s->cut[c] = 0;
  }
}

/* ---- frames: v[f] is the height of the stack, and behind it end, beginning, depth and performer ---- */
static void leave_frame(S *s, int frame);          /* the cleanup of a frame, printed from the rules */
static const I *marks_of(int f, int *n) {          /* what lasts for a frame: pairs of a first value and the one behind the last */
  int i = 0;
  while (MARKS[i] != f) i += 2 + 2 * (int)MARKS[i + 1];
  *n = (int)MARKS[i + 1];
  return MARKS + i + 2;
}
/* On `outer` lie the frame, what it has noted, what lasts for it, and how many numbers these are. */
static void hold_frame(S *s, int f) {
  int n, i, start = s->houter; I j; const I *mark = marks_of(f, &n);
  if (!s->v[f]) return;
  if (start + 2 + NOTED + LASTING > NOUTER) { trap(s, DEEP, -1); return; }
  s->outer[s->houter++] = f;
  for (i = 0; i < NOTED; i++) s->outer[s->houter++] = s->v[f + i];
  for (i = 0; i < n; i++) for (j = mark[2 * i]; j < mark[2 * i + 1]; j++) s->outer[s->houter++] = s->v[j];
  s->outer[s->houter] = s->houter - start;
  s->houter++;
}
static void clean_up(S *s, int f) {
  int n, i; I j; const I *mark = marks_of(f, &n);
  for (i = 0; i < n; i++) for (j = mark[2 * i]; j < mark[2 * i + 1]; j++) s->v[j] = 0;
  leave_frame(s, f);
}
static void drop_frame(S *s, int f) {
  int n, i, at = s->houter, start, end; I j; const I *mark = marks_of(f, &n);
  s->depth = (int)s->v[f + 3] - 1;
  while (at > 0) {
    end = at; start = end - 1 - (int)s->outer[end - 1];
    if (s->outer[start] == f) {
      at = start + 1;
      for (i = 0; i < NOTED; i++) s->v[f + i] = s->outer[at++];
      for (i = 0; i < n; i++) for (j = mark[2 * i]; j < mark[2 * i + 1]; j++) s->v[j] = s->outer[at++];
      for (i = end; i < s->houter; i++) s->outer[start + i - end] = s->outer[i];
      s->houter -= end - start;
      return;
    }
    at = start;
  }
  s->v[f] = 0;
}
static void unwind(S *s, int f, int restart) {     /* leave everything above a frame, then on at its end or its beginning */
  I level = s->v[f + 3], deepest; int i, inner;
  for (;;) {
    inner = -1; deepest = level;
    for (i = 0; i < NF; i++) if (s->v[FRAMES[i]] && s->v[FRAMES[i] + 3] > deepest) { inner = FRAMES[i]; deepest = s->v[inner + 3]; }
    if (inner < 0 || s->bad) break;
    clean_up(s, inner);
    drop_frame(s, inner);
  }
  if (s->v[f] < 1 || s->v[f] > s->sp) { trap(s, FORGED, -1); return; }
  s->sp = (int)s->v[f]; s->depth = (int)level;
  if (restart) clean_up(s, f);
  s->st[s->sp - 1] = s->v[f + (restart ? 2 : 1)];
}
