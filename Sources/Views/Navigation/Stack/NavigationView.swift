@_spi(Nodes) import PlatenGraph

/// A view that shows a root view and pushes other views over it, like a `NavigationStack`.
///
/// Prefer `NavigationStack` in new code.
///
///     NavigationView {
///       List(movies) { movie in
///         NavigationLink(movie.title, destination: MovieView(movie: movie))
///       }
///       .navigationTitle("Movies")
///     }
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a navigation view with a root view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}
