/* A state as a Python type of its own, by Python's stable ABI: its functions come as a table of addresses, so that nothing is
   linked and no header is read. The order in the table is that of `API` in door.py. */

typedef struct Object { long long refs; void *type; } Object;
typedef Object *(*Method)(Object *, Object *);
typedef struct { const char *name; Method call; int flags; const char *doc; } MethodDef;
typedef struct { const char *name; Object *(*get)(Object *, void *); void *set; const char *doc; void *closure; } GetDef;
typedef struct { int slot; void *what; } Slot;
typedef struct { const char *name; int size, item; unsigned flags; Slot *slots; } Spec;
typedef struct { const char *name; int type; long long at; int flags; const char *doc; } MemberDef;
typedef struct { Object head; Object *options; S s; } State;
typedef struct { State state; Object *names, *shown; } Outer;    /* as programs have it: what players are called, the same as Python has it */

static struct {
  Object *(*tuple)(long long); int (*tuple_set)(Object *, long long, Object *); Object *(*tuple_get)(Object *, long long); long long (*tuple_size)(Object *);
  Object *(*list)(long long); int (*list_set)(Object *, long long, Object *);
  Object *(*item)(Object *, long long); long long (*length)(Object *);
  Object *(*number)(long long); Object *(*number_u)(U); long long (*value)(Object *); U (*mask)(Object *);
  Object *(*truth)(long); int (*is_true)(Object *);
  void (*hold)(Object *); void (*drop)(Object *);
  void *(*room)(unsigned long); void (*free)(void *); void *(*raw)(unsigned long); void (*raw_free)(void *); Object *(*init)(void *, void *);
  Object *(*type)(Spec *); Object *(*function)(MethodDef *, Object *, Object *);
  Object *(*call)(Object *, Object *, Object *); Object *(*occurred)(void); void (*raise)(Object *, Object *); void (*raise_text)(Object *, const char *);
  void *(*let_go)(void); void (*take_back)(void *); int (*lock)(void); void (*unlock)(int);
  Object *(*real)(double);
  Object *(*type_on)(Spec *, Object *); void (*forgive)(void);
  void *(*copy)(void *, const void *, unsigned long);   /* of the C library: faster than what is compiled here */
  double (*root)(double), (*log_of)(double), (*tanh_of)(double);    /* of its mathematics */
} py;
static Object *KIND, *ILLEGAL, *FAULT, *FAULT_OF, *WRONG, *NONE, *TRUE, *FALSE, *EMPTY, *BUILTIN, *NUMBER[NO];
static void bytes(void *to, const void *from, unsigned long n) { py.copy(to, from, n); }
static Object *row(const I *x, int n) {
  Object *l = py.list(n); int i;
  for (i = 0; l && i < n; i++) py.list_set(l, i, py.number(x[i]));
  return l;
}
