import Platen

extension MainWindow {
  /// Creates the window of an app. The view is empty if the app has no window.
  public init<Main: App>(of app: Main.Type) {
    let collector = WindowCollector(app: NonViewOwner(Main()))
    _ = AppContents(of: collector.app.owner.body, windows: collector)
    self.init(collector.first ?? AnyView(EmptyView()))
  }
}

/// A window maker that keeps the content of the first window.
private final class WindowCollector<Main: App>: WindowMaker {
  let app: NonViewOwner<Main>
  private(set) var first: AnyView?

  init(app: NonViewOwner<Main>) { self.app = app }

  package func entry<Content: View>(
    _ title: String, _ content: @escaping @MainActor () -> Content
  ) -> ScreenRegistry.Entry {
    let view = AppWindow<Content, Main>(app: app, title: title)
    first = first ?? AnyView(view)
    return ScreenRegistry.Entry(title) { view }
  }
}
