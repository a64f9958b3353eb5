@_spi(Nodes) import PlatenGraph

/// Views that lie on each other, of which the topmost is shown: the older form of `NavigationStack`.
///
///     NavigationView {
///       List(movies) { movie in
///         NavigationLink(movie.title, destination: MovieView(movie: movie))
///       }
///       .navigationTitle("Movies")
///     }
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A stack with these views at the bottom.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The stack.
  public var body: some View { NavigationStack { content } }
}
