/* Where ways lead: sets of places as bits. */
enum { PLACES_ROOM = (MOST_PLACES + 7) / 8 * 8 };
#define NOWHERE(u) { int w_; for (w_ = 0; w_ < PLACES_ROOM / 8; w_++) ((U *)u)[w_] = 0; }
#define NEXT_WAY(u, x) if (!(x & 7) && !*(U *)(u + x)) { x += 7; continue; }
#define PLACE(x, word) ((U)(x) >> 6 == (word) ? (U)1 << ((x) & 63) : 0)     /* the place in a word of such a set */
#ifdef __TINYC__
static const char LOW[64] = {0, 1, 48, 2, 57, 49, 28, 3, 61, 58, 50, 42, 38, 29, 17, 4, 62, 55, 59, 36, 53, 51, 43, 22, 45, 39, 33, 30, 24, 18, 12, 5,
  63, 47, 56, 27, 60, 41, 37, 16, 54, 35, 52, 21, 44, 32, 23, 11, 46, 26, 40, 15, 34, 20, 31, 10, 25, 14, 19, 9, 13, 8, 7, 6};
#define LOWEST(w) LOW[((w) & -(w)) * 0x03f79d71b4cb0a89ULL >> 58]
#else
#define LOWEST(w) __builtin_ctzll(w)
#endif
static void ways_mark(U *u, I x) { if ((U)x < MOST_PLACES) u[x >> 6] |= (U)1 << (x & 63); }
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
static void ways_on(U *past, U *done, const U *to) {     /* to places where nobody has been */
  int i;
  for (i = 0; i < WAYS; i++) { past[i] = to[i] & ~done[i]; done[i] |= to[i]; }
}
static void ways_from(U *some, const U *edge, const U *past, const U *over, int passed) {
  int i;
  for (i = 0; i < WAYS; i++) some[i] = passed ? past[i] | (edge[i] & over[i]) : edge[i] & ~over[i];
}
