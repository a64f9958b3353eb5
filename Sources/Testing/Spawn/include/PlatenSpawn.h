#include <stdbool.h>
#include <sys/types.h>

/// Starts a program in a new process group, with three streams and no other descriptor, and with no
/// signal blocked or ignored.
///
/// In a new session, the program has no terminal. Both lists end with NULL. Returns 0 or an error
/// number.
int start_program(
    const char *path, char *const arguments[], char *const environment[], const char *folder,
    const int streams[3], bool in_new_session, pid_t *process);
