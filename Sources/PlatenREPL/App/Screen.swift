import Platen

/// A screen that `open` opens by name.
///
///     Screen("movies") { MoviesScreen() }
///     Screen("movies", variant: "light") { LightMoviesScreen() }
public struct Screen: PrimitiveScene {
  private var entry: Catalogue.Entry

  /// - Parameter variant: Which form of the screen, as typed after its name.
  public init<Content: View>(
    _ name: String, variant: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    entry = Catalogue.Entry(name, variant: variant, root: content)
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
    screen.entry = entry.onOpen(action)
    return screen
  }

  func add(to contents: inout AppContents) { contents.catalogue.named.append(entry) }
}
