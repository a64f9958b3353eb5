#include <sys/types.h>

/// Opens a pseudo-terminal: the controlling end for a test, and the terminal for a program.
///
/// Returns 0, or -1 with errno set.
int open_pseudo_terminal(int *own_end, int *program_end);

/// Starts a program in a new process group, with three streams and no other descriptor, and with no
/// signal blocked or ignored.
///
/// Both lists end with NULL. Returns 0 or an error number.
int start_program(
    const char *path, char *const arguments[], char *const environment[], const char *folder,
    const int streams[3], pid_t *process);
