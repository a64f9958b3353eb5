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
  public var body: Never { fatalError("\(Self.self) has no body, and nothing asks for it") }
}
