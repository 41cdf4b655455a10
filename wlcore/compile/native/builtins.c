/* What a pack brings in Python is asked of Python; it may ask queries of the state in return. */
static I builtin(S *s, int number, const I *a, int n) {
  int lock; Object *given, *found = 0; I x = 0;
  if (s->bad) return 0;
  lock = py.lock();
  given = py.tuple(3);
  if (given) {
    py.tuple_set(given, 0, py.number(number)); py.tuple_set(given, 1, py.number_u((U)s)); py.tuple_set(given, 2, row(a, n));
    found = py.call(BUILTIN, given, 0);
    py.drop(given);
  }
  if (found) { x = py.value(found); py.drop(found); }
  if (py.occurred()) trap(s, RAISED, -1);
  py.unlock(lock);
  return x;
}
