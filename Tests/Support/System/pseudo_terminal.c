// A function of the C library that Swift does not import on Linux.
#define _GNU_SOURCE
#include "PlatenTestSystem.h"

#include <fcntl.h>
#include <stdlib.h>

int open_pseudo_terminal(int *own_end, int *program_end) {
  *own_end = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*own_end < 0 || grantpt(*own_end) < 0 || unlockpt(*own_end) < 0) return -1;
  char name[128];
  if (ptsname_r(*own_end, name, sizeof name) != 0) return -1;
  *program_end = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  return *program_end < 0 ? -1 : 0;
}
