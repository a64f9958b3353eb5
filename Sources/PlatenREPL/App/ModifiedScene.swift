import Platen

/// Scenes whose screens are modified alike.
private struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: PrimitiveScene {
  let content: Content
  let modifier: Modifier

  func add(to contents: inout AppContents) {
    contents.modifiers.append(modifier)
    content.addAll(to: &contents)
    contents.modifiers.removeLast()
  }
}

private struct EnvironmentSetting<Value>: ViewModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func body(content: Content) -> some View { content.environment(keyPath, value) }
}

private struct ModelSetting<Model: AnyObject & Observable>: ViewModifier {
  let model: Model?

  func body(content: Content) -> some View { content.environment(model) }
}

private struct ObjectSetting<Model: ObservableObject>: ViewModifier {
  let model: Model

  func body(content: Content) -> some View { content.environmentObject(model) }
}

extension Scene {
  /// Sets a value of the environment for the screens of these scenes.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentSetting(keyPath: keyPath, value: value))
  }

  /// Gives a model to every view in the screens of these scenes that asks for one of its type by
  /// `@Environment`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: self, modifier: ModelSetting(model: object))
  }

  /// Gives a model to every view in the screens of these scenes that asks for one of its type by
  /// `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self, modifier: ObjectSetting(model: object))
  }
}
