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

/// The screen that is open when the app starts.
///
/// Of several in an app the first is open at the start; one with a title can be opened by it.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let title: String?
  private let content: @MainActor () -> Content

  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    title = nil
    self.content = content
  }

  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  func add(to contents: inout AppContents) {
    let entry = Catalogue.Entry(title ?? "main", root: content)
    contents.catalogue.entries.append(entry)
    contents.main = contents.main ?? entry
  }
}

/// An app's own commands are scenes: they stand beside its screens.
extension Command: PrimitiveScene {
  func add(to contents: inout AppContents) { contents.commands.append(self) }
}
