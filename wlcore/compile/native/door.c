/* The type itself: its methods, what makes states, and what opens the door. */

static S *inside(Object *o) { return &((State *)o)->s; }
static Object *held(Object *o) { py.hold(o); return o; }

static State *bare(void) {
  State *new = py.room(sizeof(State));
  if (!new) { py.raise_text(WRONG, "no memory is left for another state"); return 0; }
  py.init(new, KIND);
  new->options = 0;
  return new;
}
static void dealloc(Object *self) {
  void *type = self->type;
  if (((State *)self)->options) py.drop(((State *)self)->options);
  py.free(self);
  py.drop(type);                                        /* each instance holds its type */
}
static void forget(Object *self) {
  Object *old = ((State *)self)->options;
  ((State *)self)->options = 0;
  if (old) py.drop(old);
}
static Object *pair(Object *a, Object *b) {
  Object *t = a && b ? py.tuple(2) : 0;
  if (!t) { if (a) py.drop(a); if (b) py.drop(b); return 0; }
  py.tuple_set(t, 0, a); py.tuple_set(t, 1, b);
  return t;
}
static Object *faulty(S *s) {                           /* the exception is made in Python, which knows files and lines */
  Object *given, *made;
  if (py.occurred()) return 0;                          /* Python has raised it */
  given = pair(py.number(s->bad), py.number(s->at)); made = given ? py.call(FAULT_OF, given, 0) : 0;
  if (given) py.drop(given);
  if (made) { py.raise(FAULT, made); py.drop(made); }
  return 0;
}
static Object *options(Object *self, void *x) {
  State *me = (State *)self; S *s = &me->s; int i;
  if (!me->options) {
    Object *found = s->no ? py.tuple(s->no) : held(EMPTY);
    if (!found) return 0;
    for (i = 0; i < s->no; i++) { Object *one = NUMBER[s->o[i]]; py.hold(one); py.tuple_set(found, i, one); }
    me->options = found;
  }
  return held(me->options);
}
static Object *apply(Object *self, Object *option) {
  S *s = inside(self); I chosen = py.value(option);
  if (chosen == -1 && py.occurred()) { py.raise(ILLEGAL, option); return 0; }
  if (s->bad) return faulty(s);                         /* it was left as it was when its rules failed */
  if (!offered(s, chosen)) { py.raise(ILLEGAL, option); return 0; }
  forget(self);
  choose(s, (int)chosen);
  return s->bad ? faulty(s) : held(NONE);
}
static Object *clone(Object *self, Object *x) {
  State *new = bare();
  if (!new) return 0;
  copy(&new->s, inside(self));
  new->options = ((State *)self)->options;
  if (new->options) py.hold(new->options);
  return (Object *)new;
}
static Object *play_out(Object *self, Object *args) {   /* dice, most decisions: decisions, dice */
  S *s = inside(self); U dice = py.mask(py.tuple_get(args, 0)); I most = py.value(py.tuple_get(args, 1)), made;
  if (py.occurred()) return 0;
  if (s->bad) return faulty(s);
  forget(self);
  made = play_on(s, &dice, most);
  return s->bad ? faulty(s) : pair(py.number(made), py.number_u(dice));
}

/* ---- what stands in a state, as lists; and back ---- */
static Object *small_row(const short *x, int n) {
  Object *l = py.list(n); int i;
  for (i = 0; l && i < n; i++) py.list_set(l, i, py.number(x[i]));
  return l;
}
static Object *read(Object *self, Object *x) {
  S *s = inside(self); Object *t = py.tuple(14), *zones = py.list(NZ), *older = py.list(NZ), *l; int z, c, n, left; short held_[NC + 1]; I wide[NC + 1];
  for (z = 0; z < NZ; z++) {
    for (n = 0, c = s->bot[z]; c >= 0 && n < NC; c = s->nxt[c]) held_[n++] = (short)c;
    py.list_set(zones, z, small_row(held_, n));
    for (n = 0, left = FIXED[z] >= 0 ? below_of(s, z) : 0, x = 0, c = s->bot[z]; left-- > 0 && c >= 0; c = s->nxt[c]) if (s->cut[c]) held_[n++] = (short)c;
    for (left = n, n = 0, c = s->bot[z], wide[0] = 0; n < left; c = s->nxt[c]) { wide[n]++; if (s->cut[c]) { n++; if (n < left) wide[n] = 0; } }
    py.list_set(older, z, row(wide, left));
  }
  for (c = 0; c < NC; c++) wide[c] = s->k[c];
  py.tuple_set(t, 0, py.number(s->n)); py.tuple_set(t, 1, py.number_u(s->rng)); py.tuple_set(t, 2, row(s->v, NV));
  py.tuple_set(t, 3, zones); py.tuple_set(t, 4, older); py.tuple_set(t, 5, row(wide, NC));
  py.tuple_set(t, 6, row(s->st, s->over ? 0 : s->sp)); py.tuple_set(t, 7, py.number(s->who)); py.tuple_set(t, 8, py.truth(s->over));
  py.tuple_set(t, 9, small_row(s->winners, s->nwin)); py.tuple_set(t, 10, py.number(s->depth)); py.tuple_set(t, 11, py.number(s->passed));
  py.tuple_set(t, 12, row(s->outer, s->houter));
  l = py.list(NR);
  for (c = 0; c < NR; c++) py.list_set(l, c, py.number(s->r[c]));
  py.tuple_set(t, 13, l);
  return t;
}
static I one(Object *from, int at, I least, I most, int *wrong) {
  Object *o = py.item(from, at); I x;
  if (!o) { *wrong = 1; return least; }
  x = py.value(o); py.drop(o);
  if (x < least || x > most || (x == -1 && py.occurred())) { *wrong = 1; return least; }
  return x;
}
static int many(Object *from, int at, I *out, int least, int most, I low, I high, int *wrong) {
  Object *l = py.item(from, at); int i; long long n = l ? py.length(l) : -1;
  if (n < least || n > most) *wrong = 1; else for (i = 0; i < n; i++) out[i] = one(l, i, low, high, wrong);
  if (l) py.drop(l);
  return *wrong ? 0 : (int)n;
}
#define WHOLE 0x7fffffffffffffffLL
static void fill(S *s, Object *t, int *wrong) {         /* every number is checked: a state never holds an index out of bounds */
  I x[NC + 1]; short size[NC + 1]; char *p = (char *)s; unsigned long i; int z, n, c, m, j; Object *zones, *older, *rng;
  for (i = 0; i < sizeof(S); i++) p[i] = 0;
  s->n = (int)one(t, 0, 1, NP, wrong); s->all = (1 << s->n) - 1;
  rng = py.item(t, 1); if (rng) { s->rng = py.mask(rng); py.drop(rng); } else *wrong = 1;
  many(t, 2, s->v, NV, NV, -WHOLE, WHOLE, wrong);
  zones = py.item(t, 3); older = py.item(t, 4);
  if (!zones || !older || py.length(zones) != NZ || py.length(older) != NZ) *wrong = 1;
  for (c = 0; c < NC; c++) s->loc[c] = -1;
  for (z = 0; z < NZ; z++) s->top[z] = s->bot[z] = -1;
  for (z = 0; z < NZ && !*wrong; z++) {
    n = many(zones, z, x, 0, NC, 0, NC - 1, wrong);
    for (c = 0; c < n; c++) if (s->loc[x[c]] >= 0) *wrong = 1; else push(s, (int)x[c], z);
  }
  for (c = 0; c < NC; c++) if (s->loc[c] < 0) *wrong = 1;
  for (z = 0; z < NZ && !*wrong; z++) {
    I fixed = FIXED[z] >= 0 ? s->v[FIXED[z]] : 0, under = FIXED[z] >= 0 ? s->v[BELOW[z]] : 0, sum = 0;
    n = many(older, z, x, 0, NC, 1, NC, wrong);
    for (c = 0; c < n; c++) { sum += x[c]; size[c] = (short)x[c]; }
    if (*wrong || fixed < 0 || under != sum || fixed > NC || under + fixed > s->len[z]) { *wrong = 1; break; }
    for (c = s->bot[z], m = 0; m < n; m++) for (j = size[m]; j--; c = s->nxt[c]) s->cut[c] = j == 0;
  }
  if (zones) py.drop(zones);
  if (older) py.drop(older);
  many(t, 5, x, NC, NC, 0, s->all, wrong);
  if (!*wrong) for (c = 0; c < NC; c++) s->k[c] = (unsigned short)x[c];
  s->sp = many(t, 6, s->st, 0, NST, -WHOLE, WHOLE, wrong);
  s->who = (int)one(t, 7, -1, s->n - 1, wrong); s->over = (int)one(t, 8, 0, 1, wrong);
  s->nwin = many(t, 9, x, 0, NP, 0, s->n - 1, wrong);
  for (c = 0; c < s->nwin; c++) s->winners[c] = (short)x[c];
  s->depth = (int)one(t, 10, 0, 1000, wrong); s->passed = (int)one(t, 11, 0, 1, wrong);
  s->houter = many(t, 12, s->outer, 0, NOUTER, -WHOLE, WHOLE, wrong);
  { I r[NR]; n = many(t, 13, r, NR, NR, 0, 0x7fffffff, wrong); for (c = 0; c < n; c++) s->r[c] = (int)r[c]; }
  for (c = s->houter; c > 0 && !*wrong;) {              /* what outer frames have noted */
    I back = s->outer[c - 1]; int f = -1;
    if (back < 1 + NOTED || back > c - 1) { *wrong = 1; break; }
    c -= (int)back + 1;
    for (j = 0; j < NF; j++) if (FRAMES[j] == s->outer[c]) f = FRAMES[j];
    if (f < 0) { *wrong = 1; break; }
    { int k, got = 1 + NOTED; const I *mark = marks_of(f, &k); for (j = 0; j < k; j++) got += (int)(mark[2 * j + 1] - mark[2 * j]); if (got != back) *wrong = 1; }
  }
  for (c = s->sp; c > 0 && !*wrong;) {                  /* each unit on the stack with its numbers */
    I place = s->st[c - 1];
    if (place < 0 || place >= PLACES || UNIT_SIZE[place] < 1) *wrong = 1; else c -= UNIT_SIZE[place];
    if (c < 0) *wrong = 1;
  }
  s->steps = STEPS;
  if (!*wrong && !s->over) {
    if (s->sp < 1) { *wrong = 1; return; }
    relist(s, (int)s->st[s->sp - 1]);
    if (s->bad || s->no < 1) *wrong = 1;
  }
}
static Object *build(Object *self, Object *t) {         /* what `read` has given */
  State *new = bare(); int wrong = 0;
  if (!new) return 0;
  fill(&new->s, t, &wrong);
  if (wrong) { if (!py.occurred()) py.raise_text(WRONG, "these numbers are no state of this game"); py.drop((Object *)new); return 0; }
  return (Object *)new;
}
static int begins(S *s, Object *args, int at) {          /* from there on: seats, generator, settings; otherwise the exception stands */
  int settings[NR], wrong = 0, i; I n = py.value(py.tuple_get(args, at)); U rng = py.mask(py.tuple_get(args, at + 1)); Object *given = py.tuple_get(args, at + 2);
  if (py.occurred()) return 0;
  if (n < 1 || n > NP || py.length(given) < SETTINGS) { py.raise_text(WRONG, "no game has so many seats or settings"); return 0; }
  for (i = 0; i < NR; i++) settings[i] = i < SETTINGS ? (int)one(given, i, 0, 0x7fffffff, &wrong) : 0;
  if (wrong) { if (!py.occurred()) py.raise_text(WRONG, "settings are small numbers"); return 0; }
  begin(s, (int)n, rng, settings);
  if (s->bad) faulty(s);
  return !s->bad;
}
static Object *start(Object *self, Object *args) {      /* seats, generator, settings */
  State *new = bare();
  if (new && !begins(&new->s, args, 0)) { py.drop((Object *)new); return 0; }
  return (Object *)new;
}
/* Whole games from consecutive seeds, while other threads go on: seats, first seed, games, dice, settings, most decisions of one.
   Given back are decisions, dice, games that came to an end, and how many each seat has won. */
static Object *play_games(Object *self, Object *args) {
  I n = py.value(py.tuple_get(args, 0)), games = py.value(py.tuple_get(args, 2)), most = py.value(py.tuple_get(args, 5)), made = 0, ended = 0, wins[NP], g;
  U first = py.mask(py.tuple_get(args, 1)), dice = py.mask(py.tuple_get(args, 3)); Object *given = py.tuple_get(args, 4), *t; int settings[NR], wrong = 0, i; S *s; void *thread;
  if (py.occurred()) return 0;
  if (n < 1 || n > NP || py.length(given) < SETTINGS) { py.raise_text(WRONG, "no game has so many seats or settings"); return 0; }
  for (i = 0; i < NR; i++) settings[i] = i < SETTINGS ? (int)one(given, i, 0, 0x7fffffff, &wrong) : 0;
  if (wrong) { if (!py.occurred()) py.raise_text(WRONG, "settings are small numbers"); return 0; }
  if (!(s = py.raw(sizeof(S)))) { py.raise_text(WRONG, "no memory is left for another state"); return 0; }
  for (i = 0; i < NP; i++) wins[i] = 0;
  s->bad = 0;
  thread = py.let_go();
  for (g = 0; g < games; g++) {
    begin(s, (int)n, seeded(first + (U)g), settings);
    made += play_on(s, &dice, most);
    if (s->bad) break;
    ended += s->over;
    for (i = 0; i < s->nwin; i++) wins[s->winners[i]]++;
  }
  py.take_back(thread);
  if (s->bad) { faulty(s); py.raw_free(s); return 0; }
  py.raw_free(s);
  t = py.tuple(4);
  py.tuple_set(t, 0, py.number(made)); py.tuple_set(t, 1, py.number_u(dice)); py.tuple_set(t, 2, py.number(ended)); py.tuple_set(t, 3, row(wins, (int)n));
  return t;
}

/* ---- veils: what a seat may know of a state ---- */
typedef struct { Object head; Veil v; } Veiled;
static Object *VEIL;
static Object *veiled(Object *self, Object *seat) {
  S *s = inside(self); I me = py.value(seat); Veiled *new;
  if (me == -1 && py.occurred()) return 0;
  if (s->bad) return faulty(s);
  if (me < 0 || me >= s->n) { py.raise_text(WRONG, "there is no such seat"); return 0; }
  new = py.room(sizeof(Veiled));
  if (!new) { py.raise_text(WRONG, "no memory is left for another view"); return 0; }
  py.init(new, VEIL);
  veil(&new->v, s, (int)me);
  if (s->bad) { faulty(s); s->bad = 0; py.drop((Object *)new); return 0; }
  return (Object *)new;
}
static void unveil(Object *self) { void *type = self->type; py.free(self); py.drop(type); }
static Object *imagined(Object *self, Object *rng) {    /* dice: a state that agrees with it, dice */
  Veiled *me = (Veiled *)self; U dice = py.mask(rng); State *new; Object *t;
  if (py.occurred() || !(new = bare())) return 0;
  if (!imagine(&new->s, &me->v, &dice)) {
    if (new->s.bad) faulty(&new->s); else py.raise_text(WRONG, "nothing to decide");
    py.drop((Object *)new);
    return 0;
  }
  t = pair((Object *)new, py.number_u(dice));
  return t;
}
static Object *alike(Object *self, Object *other) {     /* whether two veils show the same */
  const char *p = (const char *)&((Veiled *)self)->v, *q = (const char *)&((Veiled *)other)->v; unsigned long i;
  if (other->type != self->type) { py.raise_text(WRONG, "that is no veil of this game"); return 0; }
  for (i = 0; i < sizeof(Veil); i++) if (p[i] != q[i]) return held(FALSE);
  return held(TRUE);
}

static Object *shown_options(Object *self, void *x) {
  S *s = &((Veiled *)self)->v.s; Object *t = py.tuple(s->no); int i;
  for (i = 0; t && i < s->no; i++) py.tuple_set(t, i, py.number(s->o[i]));
  return t;
}

/* ---- minds: who weighs and searches ---- */
typedef struct { Object head; Mind m; } Minded;
static Object *MIND;
static void unmind(Object *self) {
  void *type = self->type; Mind *m = &((Minded *)self)->m;
  if (m->nodes) py.raw_free(m->nodes);
  if (m->entries) py.raw_free(m->entries);
  if (m->habits) py.raw_free(m->habits);
  if (m->stamp) py.raw_free(m->stamp);
  if (m->made) py.raw_free(m->made);
  if (m->way) py.raw_free(m->way);
  py.free(self);
  py.drop(type);
}
static Object *mind(Object *self, Object *args) {
  U dice = py.mask(py.tuple_get(args, 0)); Object *parts = py.tuple_get(args, 1); int wrong = 0, i, n = (int)py.length(parts); Minded *new; Mind *m;
  if (py.occurred()) return 0;
  if (n > 2 * NM || n & 1) { py.raise_text(WRONG, "parts are pairs of a measure and a weight"); return 0; }
  if (!(new = py.room(sizeof(Minded)))) { py.raise_text(WRONG, "no memory is left for a bot"); return 0; }
  py.init(new, MIND);
  m = &new->m;
  clear(m, sizeof(Mind));
  m->dice = dice; m->nparts = n / 2; m->root = -1;
  for (i = 0; i < n / 2; i++) { m->part[i] = (short)one(parts, 2 * i, 0, NM - 1, &wrong); m->weight[i] = one(parts, 2 * i + 1, -LIMIT, LIMIT, &wrong); }
  m->until = (int)one(args, 2, -1, NM - 1, &wrong); m->ahead = (int)one(args, 3, 0, LONGEST, &wrong);
  m->turns = (int)one(args, 4, 1, 1000, &wrong); m->of_100 = (int)one(args, 5, 0, 100, &wrong);
  m->habits = py.raw(sizeof(Habit) * NP * NO); m->stamp = py.raw(sizeof(int) * (NO + NP * NO)); m->made = py.raw(sizeof(int) * NP * NO);
  m->way = py.raw(sizeof(int) * 4 * LONGEST);
  if (wrong || !m->habits || !m->stamp || !m->made || !m->way) {
    if (!py.occurred()) py.raise_text(WRONG, wrong ? "a bot is made of small numbers" : "no memory is left for a bot");
    py.drop((Object *)new);
    return 0;
  }
  clear(m->habits, sizeof(Habit) * NP * NO); clear(m->stamp, sizeof(int) * (NO + NP * NO));
  return (Object *)new;
}
static Object *stuck(Mind *m) {                         /* what was imagined went wrong */
  if (m->work.bad) return faulty(&m->work);
  py.raise_text(WRONG, "nothing to decide");
  return 0;
}
static Veil *given_veil(Object *o) {
  if (o && o->type == (void *)VEIL) return &((Veiled *)o)->v;
  py.raise_text(WRONG, "that is no veil of this game");
  return 0;
}
static Object *weighed(Object *self, Object *args) {    /* veil, samples: what each of its options leads to */
  Mind *m = &((Minded *)self)->m; Veil *v = given_veil(py.tuple_get(args, 0)); I samples = py.value(py.tuple_get(args, 1)); double *totals; Object *l; int i, fine; void *thread;
  if (!v || py.occurred()) return 0;
  if (!(totals = py.raw(sizeof(double) * NO))) { py.raise_text(WRONG, "no memory is left for a bot"); return 0; }
  thread = py.let_go();
  fine = weigh(m, v, (int)samples, totals);
  py.take_back(thread);
  if (!fine) { py.raw_free(totals); return stuck(m); }
  l = py.list(v->s.no);
  for (i = 0; l && i < v->s.no; i++) py.list_set(l, i, py.real(totals[i]));
  py.raw_free(totals);
  return l;
}
static Object *begun(Object *self, Object *args) {      /* veil, samples: how often the place has been tried before */
  Mind *m = &((Minded *)self)->m; Veil *v = given_veil(py.tuple_get(args, 0)); I samples = py.value(py.tuple_get(args, 1)); int visits; void *thread;
  if (!v || py.occurred()) return 0;
  thread = py.let_go();
  visits = begin_thinking(m, v, (int)samples);
  py.take_back(thread);
  if (m->failed) return stuck(m);
  if (visits < 0) { py.raise_text(WRONG, "no memory is left for a bot"); return 0; }
  return py.number(visits);
}
static Object *thought(Object *self, Object *args) {    /* veil, rounds, how many choices they may have: how many they had */
  Mind *m = &((Minded *)self)->m; Veil *v = given_veil(py.tuple_get(args, 0)); I rounds = py.value(py.tuple_get(args, 1)), most = py.value(py.tuple_get(args, 2)), before = m->chosen; void *thread;
  if (!v || py.occurred()) return 0;
  if (m->root < 0) { py.raise_text(WRONG, "it has to begin first"); return 0; }
  thread = py.let_go();
  while (rounds-- > 0 && m->chosen - before < most && !m->failed) think_once(m, v);
  py.take_back(thread);
  return m->failed ? stuck(m) : py.number(m->chosen - before);
}
static Object *triple(Object *a, Object *b, Object *c) {
  Object *t = py.tuple(3);
  if (!t) return 0;
  py.tuple_set(t, 0, a); py.tuple_set(t, 1, b); py.tuple_set(t, 2, c);
  return t;
}
static Object *tried(Object *self, Object *x) {         /* of each option at the root: it, how often it was tried, what came of it */
  Mind *m = &((Minded *)self)->m; Node *root; Object *l; int i;
  if (m->root < 0) return py.list(0);
  root = &m->nodes[m->root]; l = py.list(root->n);
  for (i = 0; l && i < root->n; i++) {
    Entry *e = &m->entries[root->at + i]; Node *y = e->child < 0 ? 0 : &m->nodes[e->child];
    py.list_set(l, i, triple(py.number(e->option), py.number(y ? y->visits : 0), py.real(y ? y->total : 0)));
  }
  return l;
}
static Object *goes_on(Object *self, Object *option) {  /* what hangs on this option is the tree from now on */
  Mind *m = &((Minded *)self)->m; I chosen = py.value(option); int i, child = -1;
  if (chosen == -1 && py.occurred()) return 0;
  if (m->root >= 0) { Node *root = &m->nodes[m->root]; for (i = 0; i < root->n; i++) if (m->entries[root->at + i].option == chosen) child = m->entries[root->at + i].child; }
  m->root = child;
  return held(NONE);
}
static Object *planned(Object *self, Object *seat) {    /* what is tried most often from the root on, as long as a seat chooses: option, how often, place */
  Mind *m = &((Minded *)self)->m; I me = py.value(seat); int node = m->root, n = 0, i, plan[3 * 16]; Object *l;
  if (py.occurred()) return 0;
  while (node >= 0 && m->nodes[node].who == me && n < 16) {
    Node *x = &m->nodes[node]; int best = -1, most = 0;
    for (i = 0; i < x->n; i++) { int c = m->entries[x->at + i].child; if (c >= 0 && m->nodes[c].visits > most) { most = m->nodes[c].visits; best = i; } }
    if (best < 0) break;
    plan[3 * n] = m->entries[x->at + best].option; plan[3 * n + 1] = most; plan[3 * n + 2] = x->place; n++;
    node = m->entries[x->at + best].child;
  }
  l = py.list(n);
  for (i = 0; l && i < n; i++) py.list_set(l, i, triple(py.number(plan[3 * i]), py.number(plan[3 * i + 1]), py.number(plan[3 * i + 2])));
  return l;
}
static Object *set_value(Object *self, Object *args) {  /* where somebody asks what would be if a value were so */
  S *s = inside(self); I at = py.value(py.tuple_get(args, 0)), value = py.value(py.tuple_get(args, 1));
  if (py.occurred()) return 0;
  if (at < 0 || at >= NV || ((value > LIMIT || value < -LIMIT) && value != NO_NUMBER)) { py.raise_text(WRONG, "there is no such value"); return 0; }
  s->v[at] = value;
  return held(NONE);
}
static Object *dice(Object *self, void *x) { return py.number_u(((Minded *)self)->m.dice); }
static int set_dice(Object *self, Object *to, void *x) {
  U rng = to ? py.mask(to) : 0;
  if (!to || py.occurred()) { if (!py.occurred()) py.raise_text(WRONG, "dice are a number"); return -1; }
  ((Minded *)self)->m.dice = rng;
  return 0;
}
static Object *measured(Object *self, Object *args) {   /* what a measure comes to for a seat */
  S *s = inside(self); I which = py.value(py.tuple_get(args, 0)), seat = py.value(py.tuple_get(args, 1)), found; int before = s->steps;
  if (py.occurred()) return 0;
  if (s->bad) return faulty(s);
  if (which < 0 || which >= NM || seat < 0 || seat >= s->n) { py.raise_text(WRONG, "there is no such measure, or no such seat"); return 0; }
  s->steps = STEPS;
  found = measure(s, (int)which, (int)seat);
  if (s->bad) { faulty(s); s->bad = 0; s->steps = before; return 0; }
  s->steps = before;
  return py.number(found);
}

static Object *who(Object *self, void *x) { return py.number(inside(self)->who); }
static Object *over(Object *self, void *x) { return held(inside(self)->over ? TRUE : FALSE); }
static Object *seats_(Object *self, void *x) { return py.number(inside(self)->n); }
static Object *winners(Object *self, void *x) {
  S *s = inside(self); Object *t = py.tuple(s->nwin); int i;
  for (i = 0; t && i < s->nwin; i++) py.tuple_set(t, i, py.number(s->winners[i]));
  return t;
}

enum { VARARGS = 1, NOARGS = 4, ONE = 8 };
static MethodDef METHODS[] = {
  {"apply", apply, ONE, "Choose one of the options; one that is not on offer raises IllegalOption and changes nothing."},
  {"clone", clone, NOARGS, "An independent copy."}, {"__copy__", clone, NOARGS, 0}, {"__deepcopy__", clone, ONE, 0},
  {"play_out", play_out, VARARGS, "Play on at random with these dice, for so many decisions at most: decisions and dice."},
  {"set_value", set_value, VARARGS, "What would be if a value were so: its index, its value."},
  {"measured", measured, VARARGS, "What a measure comes to for a seat: the numbers of both."},
  {"veil", veiled, ONE, "What the player in a seat, from 0, may know of it."},
  {"read", read, NOARGS, "All that stands in the state, as lists."},
  {0, 0, 0, 0}};
static GetDef GETS[] = {
  {"o", options, 0, "The legal options; none when the game is over.", 0}, {"options", options, 0, "The legal options.", 0},
  {"who", who, 0, "The seat, from 0, that is to decide.", 0}, {"over", over, 0, "Whether the game is over.", 0},
  {"n", seats_, 0, "How many seats there are.", 0}, {"winners", winners, 0, "The seats, from 0, that have won.", 0}, {0, 0, 0, 0, 0}};
static Slot SLOTS[] = {{52, dealloc}, {64, METHODS}, {73, GETS}, {0, 0}};
static Spec SPEC = {"wlcore.compile.native.State", sizeof(State), 0, 1u << 7, SLOTS};   /* made by `start` and `build` alone */
static MethodDef VEIL_METHODS[] = {
  {"imagine", imagined, ONE, "A state that agrees with it, by these dice; and the dice."}, {"alike", alike, ONE, "Whether another one shows the same."},
  {0, 0, 0, 0}};
static GetDef VEIL_GETS[] = {{"options", shown_options, 0, "What its seat can choose from.", 0}, {0, 0, 0, 0, 0}};
static Slot VEIL_SLOTS[] = {{52, unveil}, {64, VEIL_METHODS}, {73, VEIL_GETS}, {0, 0}};
static Spec VEIL_SPEC = {"wlcore.compile.native.Veil", sizeof(Veiled), 0, 1u << 7, VEIL_SLOTS};
static MethodDef MIND_METHODS[] = {
  {"begin", begun, VARARGS, "Begin to think about a view."}, {"think", thought, VARARGS, "Think on, for so many rounds."}, {"tried", tried, NOARGS, "What was found out."},
  {"go_on", goes_on, ONE, "An option is chosen."}, {"plan", planned, ONE, "What is meant to be chosen next."}, {"weigh", weighed, VARARGS, "What each option leads to."},
  {0, 0, 0, 0}};
static GetDef MIND_GETS[] = {{"rng", dice, set_dice, "How its dice stand.", 0}, {0, 0, 0, 0, 0}};
static Slot MIND_SLOTS[] = {{52, unmind}, {64, MIND_METHODS}, {73, MIND_GETS}, {0, 0}};
static Spec MIND_SPEC = {"wlcore.compile.native.Mind", sizeof(Minded), 0, 1u << 7, MIND_SLOTS};

/* ---- states as programs have them: on top of a class of Python, which does all that is not here ---- */
static Object *OUTER, *INTEGER, *ODD;                   /* the type; what options are; what is called with whatever is none */
static Outer *outer_bare(Object *names) {
  Outer *new = py.room(sizeof(Outer));
  if (!new) { py.raise_text(WRONG, "no memory is left for another state"); return 0; }
  py.init(new, OUTER);
  new->state.options = new->shown = 0; new->names = names;
  if (names) py.hold(names);
  return new;
}
static void outer_changes(Object *self) {
  Object *shown = ((Outer *)self)->shown, *old = ((State *)self)->options;
  ((Outer *)self)->shown = ((State *)self)->options = 0;
  if (old) py.drop(old);
  if (shown) py.drop(shown);
}
static void outer_ends(Object *self) {
  void *type = self->type;
  outer_changes(self);
  if (((Outer *)self)->names) py.drop(((Outer *)self)->names);
  py.free(self);
  py.drop(type);
}
static Object *outer_apply(Object *self, Object *option) {
  S *s = inside(self); Object *given, *made;
  if (option->type == (void *)INTEGER && !s->bad) {
    I chosen = py.value(option);
    if (chosen == -1 && py.occurred()) py.forgive();
    else if (offered(s, chosen)) {
      outer_changes(self);
      choose(s, (int)chosen);
      if (!s->bad) { py.hold(NONE); return NONE; }
      s->no = 0;                                        /* nothing can be chosen any more */
      return faulty(s);
    }
  }
  given = pair(held(self), held(option)); made = given ? py.call(ODD, given, 0) : 0;
  if (given) py.drop(given);
  return made;
}
static Object *outer_clone(Object *self, Object *x) {
  Outer *new = outer_bare(((Outer *)self)->names);
  if (new) copy(&new->state.s, inside(self));
  return (Object *)new;
}
static Object *outer_start(Object *self, Object *args) { /* what players are called, seats, generator, settings */
  Outer *new;
  if (!OUTER) { py.raise_text(WRONG, "programs have no states of this game yet"); return 0; }
  new = outer_bare(py.tuple_get(args, 0));
  if (new && !begins(&new->state.s, args, 1)) { py.drop((Object *)new); return 0; }
  return (Object *)new;
}
static Object *outer_native(Object *self, Object *x) {  /* the same as a state of the other type */
  State *new = bare();
  if (new) copy(&new->s, inside(self));
  return (Object *)new;
}
static Object *outer_decides(Object *self, void *x) { S *s = inside(self); return py.number(s->over ? 0 : s->who + 1); }
static Object *outer_winners(Object *self, void *x) {
  S *s = inside(self); Object *t = py.tuple(s->nwin); int i;
  for (i = 0; t && i < s->nwin; i++) py.tuple_set(t, i, py.number(s->winners[i] + 1));
  return t;
}
static MethodDef OUTER_METHODS[] = {{"apply", outer_apply, ONE, 0}, {"clone", outer_clone, NOARGS, 0}, {"_native", outer_native, NOARGS, 0}, {0, 0, 0, 0}};
static GetDef OUTER_GETS[] = {
  {"options", options, 0, 0, 0}, {"over", over, 0, 0, 0}, {"decides", outer_decides, 0, 0, 0}, {"winners", outer_winners, 0, 0, 0},
  {"players", seats_, 0, 0, 0}, {"seats", seats_, 0, 0, 0}, {0, 0, 0, 0, 0}};
static MemberDef OUTER_MEMBERS[] = {{"_names", 6, sizeof(State), 0, 0}, {"_shown", 6, sizeof(State) + sizeof(Object *), 0, 0}, {0, 0, 0, 0, 0}};
static Slot OUTER_SLOTS[] = {{52, outer_ends}, {64, OUTER_METHODS}, {72, OUTER_MEMBERS}, {73, OUTER_GETS}, {0, 0}};
static Spec OUTER_SPEC = {"wlcore.State", sizeof(Outer), 0, 1u << 7, OUTER_SLOTS};
static Object *outer_type(Object *self, Object *args) { /* the class it stands on, `int`, what is called with a state and whatever is no option */
  Object *bases = py.tuple(1);
  if (!bases) return 0;
  py.tuple_set(bases, 0, held(py.tuple_get(args, 0)));
  INTEGER = held(py.tuple_get(args, 1)); ODD = held(py.tuple_get(args, 2));
  if (!OUTER) OUTER = py.type_on(&OUTER_SPEC, bases);
  py.drop(bases);
  return OUTER ? held(OUTER) : 0;
}
static Object *asked(S *s, int number, const I *given, int n);
static Object *ask(Object *self, Object *args) {        /* number of the query, address of the state, what it is asked about */
  I given[8], k = py.value(py.tuple_get(args, 0)); U at = py.mask(py.tuple_get(args, 1)); int i, n = (int)py.tuple_size(args) - 2; Object *found;
  if (n > 8 || py.occurred()) { if (!py.occurred()) py.raise_text(WRONG, "a query is asked about less"); return 0; }
  for (i = 0; i < n; i++) given[i] = py.value(py.tuple_get(args, 2 + i));
  if (py.occurred()) return 0;
  found = asked((S *)at, (int)k, given, n);
  if (((S *)at)->bad) { if (found) py.drop(found); return faulty((S *)at); }
  return found;
}
static MethodDef MAKERS[] = {
  {"start", start, VARARGS, "A new game."}, {"build", build, ONE, "A state from what `read` has given."},
  {"play_games", play_games, VARARGS, "Whole games at random."}, {"ask", ask, VARARGS, "A query, for an algorithm in Python."},
  {"mind", mind, VARARGS, "Who weighs and searches."}, {"outer_type", outer_type, VARARGS, "The type of states as programs have them."},
  {"outer", outer_start, VARARGS, "A new game, as programs have it."}};

/* Called once, with the table of functions and what cannot be told from numbers: the type, and what makes states. */
Object *wlcore_open(void **api, Object *given) {
  Object *t; int i; void **to = (void **)&py;
  if (KIND) return 0;
  for (i = 0; i < (int)(sizeof(py) / sizeof(void *)); i++) to[i] = api[i];
  ILLEGAL = held(py.tuple_get(given, 0)); FAULT = held(py.tuple_get(given, 1)); FAULT_OF = held(py.tuple_get(given, 2)); WRONG = held(py.tuple_get(given, 3));
  NONE = held(py.tuple_get(given, 4)); TRUE = held(py.tuple_get(given, 5)); FALSE = held(py.tuple_get(given, 6)); EMPTY = held(py.tuple_get(given, 7)); BUILTIN = held(py.tuple_get(given, 8));
  for (i = 0; i < NO; i++) if (!(NUMBER[i] = py.number(i))) return 0;
  if (!(MIND = py.type(&MIND_SPEC)) || !(VEIL = py.type(&VEIL_SPEC)) || !(KIND = py.type(&SPEC)) || !(t = py.tuple(8))) return 0;
  py.tuple_set(t, 0, held(KIND));
  for (i = 0; i < 7; i++) py.tuple_set(t, 1 + i, py.function(&MAKERS[i], 0, 0));
  return t;
}
/* A mark of what this was printed from; who loads it compares. */
unsigned long long wlcore_mark(void) { return MARK; }
