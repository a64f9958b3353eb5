// GNU readline and its history, which need the C library's FILE declared before them.
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
