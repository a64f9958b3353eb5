/* The workloads of PlatenLive, written by hand with ncurses for comparison.
 *
 *   ncurses WORKLOAD ROWS UPDATES
 *
 * For each update, the model changes, the program redraws the screen, and ncurses determines the
 * differences. The program appends a line to the file in BENCH_OUT, as PlatenLive does. */

#define _XOPEN_SOURCE 700
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WARM_UP = 200, TEXT = 512 };

static int rows;    /* the number of rows in the list */
static int *values; /* the values of the rows */
static int visible; /* the number of visible rows */
static int top;     /* the first visible row */

/* W1: a title, five fields and a changing counter. */

static void w1(int update) {
  static const char *labels[] = {"Name", "Email", "Phone", "City", "Notes"};
  static const char *texts[] = {
    "Ada Lovelace", "ada@example.org", "+44 20 7946 0000", "London", "first programmer"};
  mvaddstr(0, 0, "Profile editor");
  for (int field = 0; field < 5; field++)
    mvprintw(2 + field, 0, "%-8s [%-30s]", labels[field], texts[field]);
  mvprintw(8, 0, "Count: %d", update);
}

/* W2 and W3: a list in which a row changes, or which scrolls by a row. */

static void write_row(char *text, int row) {
  static const char filling[] =
    "the quick brown fox jumps over the lazy dog while a small view model publishes one more "
    "change to the terminal and nobody redraws what did not change today because that would be "
    "wasteful indeed ";
  int width = COLS - 20, length = sizeof filling - 1;
  int end = snprintf(text, TEXT, "Item %06d: value %04d ", row, values[row]);
  for (int place = row * 13 % length; end < width; end++, place++)
    text[end] = filling[place % length];
  text[width] = 0;
}

static void draw_list(void) {
  char text[TEXT];
  mvprintw(0, 0, "Items: %d", rows);
  for (int line = 0; line < visible; line++) {
    write_row(text, top + line);
    mvaddstr(2 + line, 0, text);
  }
  mvaddstr(LINES - 1, 0, "q to quit");
}

static void w2(int update) {
  values[update * 7 % visible] = update % 10000;
  draw_list();
}

static void w3(int update) {
  top = update % (rows - visible);
  draw_list();
}

/* W4: a field and a label that validates its text. */

static void w4(int update) {
  static char text[64];
  static int length;
  if (update % 50 == 1) length = 0;
  text[length++] = 'a' + update % 26;
  text[length] = 0;
  mvaddstr(0, 0, "Sign up");
  mvprintw(2, 0, "User [%-60s]", text);
  if (length < 8)
    mvprintw(4, 0, "Too short: %d of 8 characters", length);
  else if (length > 40)
    mvprintw(4, 0, "Too long: %d of 40 characters", length);
  else
    mvprintw(4, 0, "OK: %d characters", length);
  move(2, 6 + length);
}

/* The resources that the process has used up to a point in time. */

struct measurement {
  double microseconds;
  long long bytes, writes;
};

static long long written(const char *name) {
  FILE *file = fopen("/proc/self/io", "r");
  char key[64];
  long long value, found = 0;
  while (file && fscanf(file, "%63[^:]: %lld ", key, &value) == 2)
    if (!strcmp(key, name)) found = value;
  if (file) fclose(file);
  return found;
}

static struct measurement measure(void) {
  struct timespec time;
  struct measurement now = {0, written("wchar"), written("syscw")};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  now.microseconds = time.tv_sec * 1e6 + time.tv_nsec / 1e3;
  return now;
}

static void report(const char *name, int updates, struct measurement start) {
  struct measurement now = measure();
  const char *path = getenv("BENCH_OUT");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (!file) return;
  fprintf(file,
    "{\"peer\":\"ncurses\",\"wl\":\"%s\",\"n\":%d,\"updates\":%d,\"cpu_us\":%.3f,"
    "\"bytes\":%.3f,\"writes\":%.3f}\n",
    name, rows, updates, (now.microseconds - start.microseconds) / updates,
    (double)(now.bytes - start.bytes) / updates, (double)(now.writes - start.writes) / updates);
  fclose(file);
}

/* Runs a workload. */

static void update(void (*draw)(int), int first, int last) {
  for (int number = first; number <= last; number++) {
    erase();
    draw(number);
    refresh();
  }
}

int main(int count, char **arguments) {
  static const struct { const char *name; void (*draw)(int); } workloads[] = {
    {"w1", w1}, {"w2", w2}, {"w3", w3}, {"w4", w4}};
  rows = count == 4 ? atoi(arguments[2]) : -1;
  int updates = count == 4 ? atoi(arguments[3]) : 0;
  if (rows < 0 || updates < 1) {
    fputs("ncurses w1|w2|w3|w4 ROWS UPDATES\n", stderr);
    return 2;
  }
  int is_list = !strcmp(arguments[1], "w2") || !strcmp(arguments[1], "w3");
  values = calloc(rows + 1, sizeof *values);
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  curs_set(0);
  visible = LINES - 4;
  if (is_list && (visible < 1 || rows <= visible)) {
    endwin();
    fputs("w2 and w3 need more rows than are visible\n", stderr);
    return 2;
  }
  for (size_t each = 0; each < sizeof workloads / sizeof *workloads; each++) {
    if (strcmp(workloads[each].name, arguments[1])) continue;
    update(workloads[each].draw, 1, WARM_UP);
    struct measurement start = measure();
    update(workloads[each].draw, WARM_UP + 1, WARM_UP + updates);
    report(workloads[each].name, updates, start);
  }
  endwin();
  return 0;
}
