/* Bots that weigh and that search: bots/greedy.py, search.py and habits.py once more, on states imagined from a veil.

   Printed before it: `measure`, what a name of the pack comes to for a seat. A mind keeps a tree of choices in two arrays: places, and
   for each the options in the order in which they are tried, with the place that each leads to. */

enum { FURTHER = 10, LOOKED_AT = 6, GRAIN = 1000, LONGEST = 3000, MOST_NODES = 2000000, MOST_ENTRIES = 40000000 };
#define WON 1e9
#define HOPE 0.6
#define WHIM 0.1
#define KEPT_HABIT 0.2
#define FADED 2
#define CURIOSITY 0.5
#define WIDENING 2.0
#define WINNING 0.85
typedef struct Node { double total; int visits, offered, who, place, at, n, ranked; } Node;     /* `at` and `n`: its options in `entries` */
typedef struct Entry { int option, child; } Entry;
typedef struct Habit { double times, total; } Habit;
typedef struct Mind {
  U dice; int nparts, until, ahead, turns, of_100, root, failed;
  short part[NM + 1]; I weight[NM + 1];
  double mean, spread; I seen, chosen;                   /* `chosen`: how many choices have been made in rounds */
  Node *nodes; int n, room; Entry *entries; int used, space;
  Habit *habits; int *made, nmade, *stamp, stamped;      /* by seat and option; what has been chosen in this round */
  int *way, nway;
  S work, after;
} Mind;

/* ---- memory ---- */
static int more_room(void **of, int *room, int wanted, unsigned long each, int most) {
  int size = *room ? *room : 256; void *new;
  if (wanted <= *room) return 1;
  while (size < wanted) size *= 2;
  if (wanted > most || !(new = py.raw((unsigned long)size * each))) return 0;
  if (*of) { py.copy(new, *of, (unsigned long)*room * each); py.raw_free(*of); }
  *of = new; *room = size;
  return 1;
}
static int new_node(Mind *m) {
  Node *x;
  if (!more_room((void **)&m->nodes, &m->room, m->n + 1, sizeof(Node), MOST_NODES)) return -1;
  x = &m->nodes[m->n];
  x->total = 0; x->visits = x->offered = x->at = x->n = x->ranked = 0; x->who = x->place = -1;
  return m->n++;
}
/* Room for so many more options of a place; its others may be moved for that. */
static int more_options(Mind *m, int node, int more) {
  Node *x = &m->nodes[node]; int i, to = m->used;
  if (x->n && x->at + x->n == m->used) to = x->at;
  if (!more_room((void **)&m->entries, &m->space, to + x->n + more, sizeof(Entry), MOST_ENTRIES)) return 0;
  if (to != x->at) for (i = 0; i < x->n; i++) m->entries[to + i] = m->entries[x->at + i];
  x->at = to; m->used = to + x->n + more;
  return 1;
}
static void new_option(Mind *m, int node, int option) {  /* there is room for it */
  Node *x = &m->nodes[node]; Entry *e = &m->entries[x->at + x->n++];
  e->option = option; e->child = -1;
}
/* Only what hangs on a place stays; 0 where there is no memory for that. */
static void keep_from(Mind *m, int root) {
  Node *nodes = 0; Entry *entries = 0; int n = 0, used = 0, room = 0, space = 0, i, j;
  if (root >= 0 && more_room((void **)&nodes, &room, m->n, sizeof(Node), MOST_NODES) && (!m->used || more_room((void **)&entries, &space, m->used, sizeof(Entry), MOST_ENTRIES))) {
    nodes[n++] = m->nodes[root];
    for (i = 0; i < n; i++) {
      Node *x = &nodes[i]; int from = x->at;
      x->at = used;
      for (j = 0; j < x->n; j++) {
        Entry e = m->entries[from + j];
        if (e.child >= 0) { nodes[n] = m->nodes[e.child]; e.child = n++; }
        entries[used++] = e;
      }
    }
    root = 0;
  } else { if (nodes) py.raw_free(nodes); nodes = 0; room = 0; root = -1; }
  if (m->nodes) py.raw_free(m->nodes);
  if (m->entries) py.raw_free(m->entries);
  m->nodes = nodes; m->n = n; m->room = room; m->entries = entries; m->used = used; m->space = space; m->root = root;
}

/* ---- worth ---- */
static void worths(const Mind *m, S *s, I *of) {
  int seat, i;
  for (seat = 0; seat < s->n; seat++) for (of[seat] = 0, i = 0; i < m->nparts; i++) {
    s->steps = STEPS;
    of[seat] += m->weight[i] * measure(s, m->part[i], seat);
  }
}
static double lead_of(const S *s, const I *of, int seat) {
  I most = 0, sum = 0; int i, others = 0;
  for (i = 0; i < s->n; i++) if (i != seat) { if (!others++ || of[i] > most) most = of[i]; sum += of[i]; }
  if (!others) return (double)of[seat];
  return ((double)of[seat] - (double)most / 2) - (double)sum / others / 2;
}
static double lead(const Mind *m, S *s, int seat) { I of[NP]; worths(m, s, of); return lead_of(s, of, seat); }
static int has_won(const S *s, int seat) { int i; for (i = 0; i < s->nwin; i++) if (s->winners[i] == seat) return 1; return 0; }

/* ---- weighing ---- */
static int waiting(const S *s) {                    /* how many units are on the stack */
  int n = 0, top = s->sp;
  while (top > 0) { top -= UNIT_SIZE[IN(s->st[top - 1], PLACES)]; n++; }
  return n;
}
static double after_option(Mind *m, S *s, int option, int seat) {
  int depth = waiting(s), i; double found;
  if (!offered(s, option)) return -WON;
  choose(s, option);
  for (i = 0; i < FURTHER && !s->over && !s->bad && waiting(s) >= depth; i++) choose(s, (int)s->o[drawn(&m->dice, s->no)]);
  if (s->bad) return -WON;
  if (s->over) return has_won(s, seat) ? WON : -WON;
  found = lead(m, s, seat);
  return s->bad ? -WON : found;
}
static int weigh(Mind *m, const Veil *v, int samples, double *totals) {
  int i, k;
  for (i = 0; i < v->s.no; i++) totals[i] = 0;
  for (k = 0; k < samples; k++) {
    if (!imagine(&m->work, v, &m->dice)) return 0;
    for (i = 0; i < v->s.no; i++) { copy(&m->after, &m->work); totals[i] += after_option(m, &m->after, (int)v->s.o[i], v->seated); }
  }
  return 1;
}
static void in_falling_order(int *options, double *values, int n) {     /* equal ones stay in their order */
  int i, j, o; double x;
  for (i = 1; i < n; i++) {
    x = values[i]; o = options[i];
    for (j = i; j && values[j - 1] < x; j--) { values[j] = values[j - 1]; options[j] = options[j - 1]; }
    values[j] = x; options[j] = o;
  }
}

/* ---- habits ---- */
static void habits_fade(Mind *m) {
  int i;
  for (i = 0; i < NP * NO; i++) {
    Habit *h = &m->habits[i];
    if (h->times > FADED) { h->times = 1 + (h->times - 1) * KEPT_HABIT; h->total = HOPE + (h->total - HOPE) * KEPT_HABIT; }
    else h->times = 0;
  }
}
static int by_habit(Mind *m, const S *s, int who) {
  int looked[LOOKED_AT], i, best, n = s->no; double most = -1;
  if (n == 1) return (int)s->o[0];
  if (!m->of_100 || drawn(&m->dice, 100) >= m->of_100) return (int)s->o[drawn(&m->dice, n)];
  best = (int)s->o[0];
  if (n <= LOOKED_AT) for (i = 0; i < n; i++) looked[i] = (int)s->o[i];
  else for (i = 0; i < LOOKED_AT; i++) looked[i] = (int)s->o[drawn(&m->dice, n)];
  for (i = 0; i < (n < LOOKED_AT ? n : LOOKED_AT); i++) {
    const Habit *h = &m->habits[who * NO + looked[i]];
    double value = (h->times ? h->total / h->times : HOPE) + drawn(&m->dice, GRAIN) * WHIM / GRAIN;
    if (value > most) { best = looked[i]; most = value; }
  }
  return best;
}

/* ---- one round ---- */
static void rank(Mind *m, int node, S *s) {         /* the options, those first that leave whoever chooses most ahead at once */
  int options[NO], i, j, n = s->no, known = m->nodes[node].n; double values[NO]; Entry *e, *first;
  for (i = 0; i < n; i++) options[i] = (int)s->o[i];
  if (!m->nparts) for (i = n - 1; i > 0; i--) { int x = options[i]; j = drawn(&m->dice, i + 1); options[i] = options[j]; options[j] = x; }
  else {
    for (i = 0; i < n; i++) {
      copy(&m->after, s);
      choose(&m->after, options[i]);
      if (!m->after.bad) values[i] = lead(m, &m->after, (int)IN(s->who, s->n));
      if (m->after.bad) { values[i] = -1e12; continue; }
      values[i] += drawn(&m->dice, 1000) / 1e6;
    }
    in_falling_order(options, values, n);
  }
  m->nodes[node].ranked = 1;
  if (!more_options(m, node, n)) return;
  for (i = 0; i < n; i++) new_option(m, node, options[i]);
  first = m->entries + m->nodes[node].at; e = first + known;      /* what was the only one before keeps its place in the tree */
  for (j = 0; j < known; j++) for (i = 0; i < n; i++) if (e[i].option == first[j].option) { e[i].child = first[j].child; first[j].option = -1; break; }
  for (i = j = 0; j < known + n; j++) if (j >= known) first[i++] = first[j];
  m->nodes[node].n = n;
}
static void step(Mind *m, int node, S *s, int *option, int *is_new, int *child) {
  int i, j, wide, there, stamp, tried = 0; double best = -1; Node *x = &m->nodes[node];
  *is_new = 1; *child = -1; *option = (int)s->o[0];
  if (!x->ranked && s->no > 1) rank(m, node, s);
  stamp = ++m->stamped;                               /* what is on offer here */
  for (i = 0; i < s->no; i++) m->stamp[s->o[i]] = stamp;
  x = &m->nodes[node];
  for (there = 0, i = 0; i < x->n; i++) there += m->stamp[m->entries[x->at + i].option] == stamp;
  if (there < s->no) {                                /* and has not been before */
    if (!more_options(m, node, s->no - there)) return;
    for (i = 0; i < s->no; i++) {
      x = &m->nodes[node];
      for (j = 0; j < x->n && m->entries[x->at + j].option != s->o[i]; j++) {}
      if (j == x->n) new_option(m, node, (int)s->o[i]);
    }
    x = &m->nodes[node];
  }
  if (s->no == 1) {
    Entry *e; int made;
    for (i = 0; m->entries[x->at + i].option != *option; i++) {}
    made = m->entries[x->at + i].child;
    if (made < 0) { if ((made = new_node(m)) < 0) return; }
    e = &m->entries[m->nodes[node].at + i]; e->child = made; m->nodes[made].offered++;
    *child = made; *is_new = 0;
    return;
  }
  wide = (int)(WIDENING * py.root((double)(x->visits + 1)));
  if (wide < 2) wide = 2;
  for (i = 0; i < x->n && tried < wide; i++) {
    Entry *e = &m->entries[x->at + i];
    if (m->stamp[e->option] != stamp) continue;
    tried++;
    if (e->child < 0) {
      int made = new_node(m);
      if (made < 0) { *option = e->option; return; }
      m->nodes[made].offered = 1; e->child = made;
      *option = e->option; *child = made;
      return;
    }
  }
  for (tried = 0, i = 0; i < x->n && tried < wide; i++) {
    Entry *e = &m->entries[x->at + i]; Node *y; int visits; double value;
    if (m->stamp[e->option] != stamp) continue;
    y = &m->nodes[e->child];
    y->offered++; visits = y->visits ? y->visits : 1;
    value = y->total / visits + CURIOSITY * py.root(py.log_of((double)y->offered) / visits);
    tried++;
    if (value > best) { best = value; *option = e->option; *child = e->child; }
  }
  *is_new = 0;
}
static void rewards_of(Mind *m, S *s, double *found) {
  I of[NP]; double leads[NP], scale; int seat;
  worths(m, s, of);
  for (seat = 0; seat < s->n; seat++) {
    double delta;
    leads[seat] = lead_of(s, of, seat); m->seen++;
    delta = leads[seat] - m->mean; m->mean += delta / (double)m->seen; m->spread += delta * (leads[seat] - m->mean);
  }
  scale = py.root(m->spread / (double)m->seen);
  if (scale == 0) scale = 1;
  for (seat = 0; seat < s->n; seat++) {
    found[seat] = 0.5 + 0.5 * py.tanh_of((leads[seat] - m->mean) / (2 * scale));
    if (s->over) found[seat] = WINNING * has_won(s, seat) / (s->nwin ? s->nwin : 1) + (1 - WINNING) * found[seat];
  }
}
static I until_now(Mind *m, S *s) { s->steps = STEPS; return m->until < 0 ? 0 : measure(s, m->until, 0); }
static void think_once(Mind *m, const Veil *v) {
  S *s = &m->work; int node = m->root, is_new = 0, left, turns = m->turns, i, last = -1; I now; double rewards[NP];
  m->nway = m->nmade = 0; m->stamped++;
  { int mark = m->stamped; int *made = m->stamp + NO;  /* behind the options: by seat and option, whether chosen in this round */
    if (!imagine(s, v, &m->dice)) { m->failed = 1; return; }
    now = until_now(m, s);
    for (left = (m->ahead ? m->ahead : LONGEST) * m->turns; left > 0 && !s->over && !s->bad; left--) {
      int who = (int)IN(s->who, s->n), option, child;
      if (m->until >= 0) { I then = until_now(m, s); if (then != now) { now = then; if (!--turns) break; } if (s->bad) break; }
      if (is_new) option = by_habit(m, s, who);
      else {
        step(m, node, s, &option, &is_new, &child);
        node = last = child;
        if (child >= 0 && m->nway < 2 * LONGEST) { m->way[2 * m->nway] = child; m->way[2 * m->nway++ + 1] = who; }
      }
      if (m->of_100 && made[who * NO + option] != mark) { made[who * NO + option] = mark; m->made[m->nmade++] = who * NO + option; }
      choose(s, option);
      m->chosen++;
      if (last >= 0 && m->nodes[last].who < 0 && !s->over && !s->bad) { m->nodes[last].who = s->who; m->nodes[last].place = (int)s->st[s->sp - 1]; }
      if (is_new) last = -1;
    }
  }
  if (s->bad) for (i = 0; i < s->n; i++) rewards[i] = 0;
  else { rewards_of(m, s, rewards); if (s->bad) for (i = 0; i < s->n; i++) rewards[i] = 0; }
  for (i = 0; i < m->nway; i++) { Node *x = &m->nodes[m->way[2 * i]]; x->visits++; x->total += rewards[m->way[2 * i + 1]]; }
  for (i = 0; i < m->nmade; i++) {
    Habit *h = &m->habits[m->made[i]];
    if (!h->times) { h->times = 1; h->total = HOPE; }
    h->times++; h->total += rewards[m->made[i] / NO];
  }
  m->nodes[m->root].visits++;
}
/* The place to begin with: what is left of the last tree, if this is where it led. How often it has been tried. */
static int begin_thinking(Mind *m, const Veil *v, int samples) {
  int place = v->s.sp > 0 ? (int)v->s.st[v->s.sp - 1] : -1, i, j, options[NO]; double values[NO];
  habits_fade(m);
  m->failed = 0;
  if (m->root >= 0) {
    Node *x = &m->nodes[m->root]; int all = x->who == v->seated && x->place == place;
    for (i = 0; all && i < v->s.no; i++) { for (j = 0; j < x->n && m->entries[x->at + j].option != v->s.o[i]; j++) {} all = j < x->n; }
    if (all) { keep_from(m, m->root); if (m->root >= 0) return m->nodes[0].visits; }
  }
  keep_from(m, -1);
  m->mean = m->spread = 0; m->seen = 0;
  if ((m->root = new_node(m)) < 0) return -1;
  m->nodes[m->root].who = v->seated; m->nodes[m->root].place = place;
  if (!m->nparts) return 0;
  if (!weigh(m, v, samples, values)) { m->failed = 1; return -1; }
  for (i = 0; i < v->s.no; i++) options[i] = (int)v->s.o[i];
  in_falling_order(options, values, v->s.no);
  if (!more_options(m, m->root, v->s.no)) return -1;
  for (i = 0; i < v->s.no; i++) new_option(m, m->root, options[i]);
  m->nodes[m->root].ranked = 1;
  return 0;
}
