/* One game on one state: what printed rules stand before. They give `dispatch`, which goes on with the unit on top of the stack
   and says what comes of it (WAITS: somebody has to decide), `relist`, which lists the options again, and UNIT_SIZE, how many numbers
   a unit keeps that waits at a place, the place included. */

static void end(S *s) {                            /* no frame goes on, also where somebody has won in the middle of one */
  int i;
  for (i = 0; i < NF; i++) s->v[FRAMES[i]] = 0;
  s->houter = s->depth = s->no = s->sp = 0;
  s->over = 1;
}
static void go(S *s, int chosen) {
  int place;
  s->no = 0;
  while (!s->bad) {
    if (s->sp <= 0) { end(s); return; }
    if (!SPENT(1, -1)) return;
    place = (int)IN(s->st[s->sp - 1], PLACES);
    if (dispatch(s, place, chosen) == WAITS) return;
    chosen = 0;
  }
}
static void begin(S *s, int n, U rng, const int *settings) {
  int c;
  clear(s, (unsigned long)((char *)s->st - (char *)s));
  s->n = n; s->all = (1 << n) - 1; s->rng = rng; s->who = -1; s->steps = STEPS;
  for (c = 0; c < NR; c++) s->r[c] = settings[c];
  lay_out(s, BOX, 0, VALUES, NV);
  for (c = 0; c < FIRST_SIZE; c++) s->st[c] = FIRST[c];
  s->sp = FIRST_SIZE; s->houter = 0;
  go(s, 0);
}
static int offered(const S *s, I option) {
  int i;
  for (i = 0; i < s->no; i++) if (s->o[i] == option) return 1;
  return 0;
}
static void choose(S *s, int option) { s->steps = STEPS; go(s, option); }

/* A state is one block; the stack, outer frames and the options are copied as far as they are used. */
static void copy(S *to, const S *from) {
  py.copy(to, from, (unsigned long)((char *)from->st - (char *)from));
  py.copy(to->st, from->st, (unsigned long)from->sp * sizeof(I));
  py.copy(to->outer, from->outer, (unsigned long)from->houter * sizeof(I));
  py.copy(to->o, from->o, (unsigned long)from->no * sizeof(O));
}

/* At random, with dice apart from the game's: how many decisions until it is over, or until a fault. */
static I play_on(S *s, U *dice, I most) {
  I made = 0;
  while (!s->over && !s->bad && s->no > 0 && made < most) { choose(s, (int)s->o[drawn(dice, s->no)]); made++; }
  return made;
}
