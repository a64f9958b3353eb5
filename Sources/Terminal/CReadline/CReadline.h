// The headers of GNU Readline and its history require the declaration of FILE in stdio.h.
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

// Variables that the library exports, but declares only in a private header. The guards of
// PlatenReadlineEditor restore them.

// The line to which the end of the history leads.
extern HIST_ENTRY *_rl_saved_line_for_history;
// Whether vi's command `.` is in progress.
extern int _rl_vi_redoing;
