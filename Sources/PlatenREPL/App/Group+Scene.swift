import Platen

/// Scenes put together count as if they stood one by one.
extension Group: Scene where Content: Scene {
  /// Scenes put together.
  public init(@SceneBuilder content: () -> Content) { self = .of(content()) }
}

extension Group: PrimitiveScene where Content: Scene {
  func add(to contents: inout AppContents) { content.addAll(to: &contents) }
}
