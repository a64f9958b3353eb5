import Platen

/// An app's own commands are scenes: they stand beside its screens.
extension Command: PrimitiveScene {
  func add(to contents: inout AppContents) { contents.commands.append(self) }
}
