// The headers of GNU Readline and its history require the declaration of FILE in stdio.h.
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
