import Platen

/// A part of an app's structure: a screen, a command, an option, or a group of such parts.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's ``body``, which the compiler infers.
  associatedtype Body: Scene

  /// The scenes that make up this scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that adds its own contents to the app and has no body.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {
  func add(to contents: inout AppContents)
}

extension PrimitiveScene {
  /// Traps, because a primitive scene has no body.
  public var body: Never {
    fatalError("\(Self.self) is a primitive scene, whose body is never called")
  }
}

/// Actions for changes to the scene phase. The actions never run, because the scene phase is always
/// active.
extension Scene {
  /// Has no effect: scenes never run change actions that receive the new value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { withoutEffect(self) }

  /// Has no effect: scenes never run change actions that receive the old and new values.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { withoutEffect(self) }

  /// Has no effect: scenes never run change actions without parameters.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { withoutEffect(self) }
}

/// A group of scenes, which behaves like its individual scenes.
extension Group: Scene where Content: Scene {
  /// Creates a group of scenes.
  public init(@SceneBuilder content: () -> Content) { self = .of(content()) }
}

extension Group: PrimitiveScene where Content: Scene {
  package func add(to contents: inout AppContents) { content.addAll(to: &contents) }
}
