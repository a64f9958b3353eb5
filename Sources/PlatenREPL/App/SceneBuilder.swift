/// Builds an app from scenes, with `if` and `switch` where an app is not always the same.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
  /// One scene after the other.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    SceneGroup { contents in repeat (each content).addAll(to: &contents) }
  }

  /// The scenes of an `if` without `else`.
  public static func buildOptional(_ content: (some Scene)?) -> some Scene {
    SceneGroup { contents in content?.addAll(to: &contents) }
  }

  /// The scenes of the first branch.
  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> SceneChoice<First, Second> { .first(first) }

  /// The scenes of the second branch.
  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> SceneChoice<First, Second> { .second(second) }
}

/// One of two scenes: what an `if` with `else` builds.
public enum SceneChoice<First: Scene, Second: Scene>: Scene {
  case first(First), second(Second)
}

extension SceneChoice: PrimitiveScene {
  func add(to contents: inout AppContents) {
    switch self {
    case .first(let scene): scene.addAll(to: &contents)
    case .second(let scene): scene.addAll(to: &contents)
    }
  }
}

private struct SceneGroup: PrimitiveScene {
  let addEach: (inout AppContents) -> Void

  func add(to contents: inout AppContents) { addEach(&contents) }
}
