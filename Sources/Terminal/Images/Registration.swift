import Platen

/// Makes prompts draw pictures. PlatenRuntime calls this function before `main`.
@_cdecl("platen_register_images")
package func registerImages() {
  LinkedPictures.make.value = { CellRenderer(depth: $0) }
}
