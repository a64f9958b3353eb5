import Platen

/// A scene whose screens have an additional view modifier.
private struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: PrimitiveScene {
  let content: Content
  let modifier: Modifier

  package func add(to contents: inout AppContents) {
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
  /// Adds a view modifier to the screens of the scene.
  package func modified(by modifier: some ViewModifier) -> some Scene {
    ModifiedScene(content: self, modifier: modifier)
  }

  /// Sets an environment value for the screens of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentSetting(keyPath: keyPath, value: value))
  }

  /// Adds an observable object to the environment of the scene's screens, for views that read it
  /// with `@Environment`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: self, modifier: ModelSetting(model: object))
  }

  /// Adds an observable object to the environment of the scene's screens, for views that read it
  /// with `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self, modifier: ObjectSetting(model: object))
  }
}

/// A modifier that shows the commands of a scene above its screens.
private struct CommandsSetting<C: Commands>: ViewModifier {
  let commands: C

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) { CommandsView(commands) }
      content
    }
  }
}

extension Scene {
  /// Shows commands above the screens of the scene.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    ModifiedScene(content: self, modifier: CommandsSetting(commands: content()))
  }

  /// Has no effect: there are no built-in commands to remove.
  public func commandsRemoved() -> some Scene { withoutEffect(self) }
}
