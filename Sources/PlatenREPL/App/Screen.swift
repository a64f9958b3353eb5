import Platen

/// A screen that `open` opens by name.
///
///     Screen("movies") { MoviesScreen() }
///     Screen("movies", variant: "light") { LightMoviesScreen() }
public struct Screen<Content: View>: ContentScene {
  private let name: String
  private let variant: String?
  let content: @MainActor () -> Content
  private(set) var actions: [@MainActor (Session) -> Void] = []

  /// - Parameter variant: Which form of the screen, as typed after its name.
  public init(
    _ name: String, variant: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    (self.name, self.variant, self.content) = (name, variant, content)
  }

  /// This screen, with something that is done with each session of it that is opened.
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

  func add<Modified: View>(
    _ content: @escaping @MainActor () -> Modified, to contents: inout AppContents
  ) {
    contents.registry.named.append(
      entry(ScreenRegistry.Entry(name, variant: variant, root: content)))
  }
}
