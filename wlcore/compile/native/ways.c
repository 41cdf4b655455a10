/* Where ways lead: sets of places as bits. */
static void ways_mark(U *u, I x) { if ((U)x < MOST_PLACES) u[x >> 6] |= (U)1 << (x & 63); }
static int ways_has(const U *u, I x) { return u[x >> 6] >> (x & 63) & 1; }
static void ways_set(U *u, const U *w) { int i; for (i = 0; i < WAYS; i++) u[i] = w[i]; }
static void ways_more(U *u, const U *w) { int i; for (i = 0; i < WAYS; i++) u[i] |= w[i]; }
static void ways_less(U *u, const U *w) { int i; for (i = 0; i < WAYS; i++) u[i] &= ~w[i]; }
static int ways_any(const U *u) { int i; for (i = 0; i < WAYS; i++) if (u[i]) return 1; return 0; }
static void ways_keep(U *kept, const U *u, const U *w) { ways_set(kept, u); ways_set(kept + WAYS, w); }
static int ways_same(const U *kept, const U *u, const U *w) {
  int i;
  for (i = 0; i < WAYS; i++) if (kept[i] != u[i] || kept[WAYS + i] != w[i]) return 0;
  return 1;
}
