// Calls the functions of the targets that the program links, before `main`. The references are weak, so
// that they link nothing: without the target, the address of its function is null.
#include "Registration.h"

#pragma weak platen_register_requests
#pragma weak platen_register_repl
#pragma weak platen_register_readline
#pragma weak platen_register_images

__attribute__((constructor)) static void register_components(void) {
  if (platen_register_requests) platen_register_requests();
  if (platen_register_repl) platen_register_repl();
  if (platen_register_readline) platen_register_readline();
  if (platen_register_images) platen_register_images();
}
