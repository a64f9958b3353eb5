import Platen

/// A part of an app: a screen, a command, or several of these.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that says itself what it adds to the app.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  func add(to contents: inout AppContents)
}

extension PrimitiveScene {
  /// Such a scene has none.
  public var body: Never {
    fatalError("\(Self.self) is a primitive scene, whose body is never called")
  }
}

/// Accepted without effect: what happens around an app, which is always in front here.
extension Scene {
  /// Accepted without effect: an action when a value changes, such as the phase of the scene.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Accepted without effect: an action when a value changes, such as the phase of the scene.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// Accepted without effect: an action when a value changes, such as the phase of the scene.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
}

/// Scenes put together count as if they stood one by one.
extension Group: Scene where Content: Scene {
  /// Scenes put together.
  public init(@SceneBuilder content: () -> Content) { self = .of(content()) }
}

extension Group: PrimitiveScene where Content: Scene {
  func add(to contents: inout AppContents) { content.addAll(to: &contents) }
}

/// An app's own commands are scenes: they stand beside its screens.
extension Command: PrimitiveScene {
  func add(to contents: inout AppContents) { contents.commands.append(self) }
}
