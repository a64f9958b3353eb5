import Platen

/// A screen that `open` opens by name.
///
///     Screen("movies") { MoviesScreen() }
///     Screen("movies", variant: "light") { LightMoviesScreen() }
public struct Screen<Content: View>: PrimitiveScene {
  private let entry: Catalogue.Entry

  /// - Parameter variant: Which form of the screen, as typed after its name.
  public init(
    _ name: String, variant: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    entry = Catalogue.Entry(name, variant: variant, root: content)
  }

  func add(to contents: inout AppContents) { contents.catalogue.entries.append(entry) }
}
