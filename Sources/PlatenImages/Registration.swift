import Platen
import PlatenTerminal

/// Makes prompts draw pictures. PlatenRegistration calls this function before `main`.
@_cdecl("platen_register_images")
package func registerImages() {
  TerminalComponents.pictures.value = { CellRenderer(depth: $0) }
}
