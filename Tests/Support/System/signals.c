// A test that writes to a program which has ended fails by itself, and does not end the whole run.
// Programs that tests start inherit no signal that is ignored.
#include <signal.h>

__attribute__((constructor)) static void ignore_closed_pipes(void) { signal(SIGPIPE, SIG_IGN); }
