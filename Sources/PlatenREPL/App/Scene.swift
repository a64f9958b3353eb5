import Platen

/// A part of an app: a screen, a command, or several of these.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that says itself what it adds to the app.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  func add(to contents: inout AppContents)
}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body, and nothing asks for it") }
}

/// What the scenes of an app add up to.
@MainActor
struct AppContents {
  /// The screen that is open at the start, if any.
  var main: Catalogue.Entry?
  var catalogue = Catalogue()
  var commands: [Command] = []
}

extension Scene {
  func addAll(to contents: inout AppContents) {
    if let primitive = self as? any PrimitiveScene {
      primitive.add(to: &contents)
    } else {
      body.addAll(to: &contents)
    }
  }
}

/// Builds an app from scenes.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    SceneGroup { contents in repeat (each content).addAll(to: &contents) }
  }
}

private struct SceneGroup: PrimitiveScene {
  let addEach: (inout AppContents) -> Void

  func add(to contents: inout AppContents) { addEach(&contents) }
}
