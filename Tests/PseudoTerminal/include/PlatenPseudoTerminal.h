/// Opens a terminal that a test sits at: its own end, and the one for a program.
///
/// Returns 0, or -1 with errno set.
int open_pseudo_terminal(int *own_end, int *program_end);
