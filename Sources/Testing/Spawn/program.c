#define _GNU_SOURCE
#include "PlatenSpawn.h"

#include <signal.h>
#include <spawn.h>

/// Resets signals and closes descriptors, so that a program inherits only its three streams.
static void set_up(posix_spawnattr_t *attributes, bool in_new_session) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  flags |= in_new_session ? POSIX_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP;
  posix_spawnattr_setflags(attributes, flags);
}

int start_program(
    const char *path, char *const arguments[], char *const environment[], const char *folder,
    const int streams[3], bool in_new_session, pid_t *process) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_init(&actions);
  set_up(&attributes, in_new_session);
  posix_spawn_file_actions_addchdir_np(&actions, folder);
  for (int stream = 0; stream < 3; stream++) {
    posix_spawn_file_actions_adddup2(&actions, streams[stream], stream);
  }
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  int error = posix_spawn(process, path, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}
