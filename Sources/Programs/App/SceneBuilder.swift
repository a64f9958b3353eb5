import Platen

/// A result builder that composes an app from scenes, including conditional scenes.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
  /// Combines several scenes into a group.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> Scenes {
    Scenes { contents in repeat (each content).addAll(to: &contents) }
  }

  /// Produces the scenes of an `if` statement without an `else` branch.
  public static func buildOptional(_ content: Scenes?) -> Scenes {
    content ?? buildBlock()
  }

  /// Produces the scenes of the first branch of a conditional statement.
  public static func buildEither(first: Scenes) -> Scenes { first }

  /// Produces the scenes of the second branch of a conditional statement.
  public static func buildEither(second: Scenes) -> Scenes { second }
}

extension SceneBuilder {
  /// A group of any number of scenes.
  ///
  /// The types of the scenes are not generic parameters, because the Swift runtime would look up each
  /// type when the program starts.
  public struct Scenes: PrimitiveScene {
    let addEach: (inout AppContents) -> Void

    package func add(to contents: inout AppContents) { addEach(&contents) }
  }
}
