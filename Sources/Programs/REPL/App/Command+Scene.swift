import Platen
import PlatenApp

/// A custom command that an app declares as a scene, next to its screens.
extension Command: PrimitiveScene {
  package func add(to contents: inout AppContents) { contents.commands.append(self) }
}
