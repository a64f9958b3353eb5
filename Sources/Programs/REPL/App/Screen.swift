import Platen
import PlatenApp

/// A screen that the `open` command opens by name.
///
///     Screen("movies") { MoviesScreen() }
///     Screen("movies", variant: "light") { LightMoviesScreen() }
public struct Screen<Content: View>: ContentScene {
  private let name: String
  private let variant: String?
  package let content: @MainActor () -> Content
  package private(set) var summary = ""
  package private(set) var actions: [@MainActor (Session) -> Void] = []

  /// Creates a screen with a name and an optional variant.
  ///
  /// - Parameter variant: The variant that the user types after the name, or `nil` for the default
  ///   screen.
  public init(
    _ name: String, variant: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    (self.name, self.variant, self.content) = (name, variant, content)
  }

  /// Adds an action to perform on each session of this screen when it opens.
  ///
  ///     Screen("github") { GitHubScreen() }
  ///       .onOpen { session in
  ///         session.publisher(for: "repositories:")
  ///           .sink { Log.event("Updated to \($0)") }
  ///           .store(in: &session.cancellables)
  ///       }
  public func onOpen(perform action: @escaping @MainActor (Session) -> Void) -> Screen {
    var screen = self
    screen.actions.append(action)
    return screen
  }

  /// Sets a one-line description of the screen, which a live terminal shows next to the name while no
  /// screen is open.
  ///
  ///     Screen("movies") { MoviesScreen() }
  ///       .summary("Upcoming movies with posters")
  public func summary(_ summary: String) -> Screen {
    var screen = self
    screen.summary = summary
    return screen
  }

  package func add<Modified: View>(
    _ content: @escaping @MainActor () -> Modified, to contents: inout AppContents
  ) {
    contents.registry.named.append(
      entry(ScreenRegistry.Entry(name, variant: variant, root: content)))
  }
}
