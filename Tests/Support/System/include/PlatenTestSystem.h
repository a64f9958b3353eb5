/// Opens a pseudo-terminal: the controlling end for a test, and the terminal for a program.
///
/// Returns 0, or -1 with errno set.
int open_pseudo_terminal(int *own_end, int *program_end);
