#include <sys/types.h>

/// Opens a terminal that a test sits at: its own end, and the one for a program.
///
/// Returns 0, or -1 with errno set.
int open_pseudo_terminal(int *own_end, int *program_end);

/// Starts a program in a process group of its own, with three streams and no other descriptor, and
/// with no signal blocked or ignored.
///
/// Both lists end with NULL. Returns 0, or the number of an error.
int start_program(
    const char *path, char *const arguments[], char *const environment[], const char *folder,
    const int streams[3], pid_t *process);
