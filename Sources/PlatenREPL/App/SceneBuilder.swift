/// Builds an app from scenes, with `if` and `switch` where an app is not always the same.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
  /// One scene after the other.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> SceneGroup {
    SceneGroup { contents in repeat (each content).addAll(to: &contents) }
  }

  /// The scenes of an `if` without `else`.
  public static func buildOptional(_ content: SceneGroup?) -> SceneGroup {
    content ?? buildBlock()
  }

  /// The scenes of the first branch.
  public static func buildEither(first: SceneGroup) -> SceneGroup { first }

  /// The scenes of the second branch.
  public static func buildEither(second: SceneGroup) -> SceneGroup { second }
}

/// Any number of scenes, one after the other.
///
/// Their types are no part of its own: a program would look each of them up when it starts.
public struct SceneGroup: PrimitiveScene {
  let addEach: (inout AppContents) -> Void

  func add(to contents: inout AppContents) { addEach(&contents) }
}
