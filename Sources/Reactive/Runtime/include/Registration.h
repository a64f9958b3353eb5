#pragma once

// The targets that a program may link. Each defines its function in Swift.

/// Registers the requests of `URLSession` (PlatenRequests).
void platen_register_requests(void);

/// Registers the runner of apps (PlatenREPL).
void platen_register_repl(void);

/// Registers GNU Readline as the line editor of prompts (PlatenReadline).
void platen_register_readline(void);

/// Registers the renderer of pictures (PlatenImages).
void platen_register_images(void);
