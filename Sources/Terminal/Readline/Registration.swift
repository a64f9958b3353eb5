import Platen
import PlatenTerminal

/// Makes GNU Readline the line editor of prompts. PlatenRuntime calls this function before
/// `main`.
@_cdecl("platen_register_readline")
package func registerReadline() {
  LinkedLineEditor.make.value = { Readline.shared }
}
