import Platen

/// The content of the window that is open when an app starts, for tests of the app.
///
///     await expectTranscript(of: MainWindow(of: TeaShopApp.self)) {
///       """
///       > wait
///       + 3 teas
///       """
///     }
public struct MainWindow: View {
  private let content: AnyView

  /// Creates the window of an app. The view is empty if the app has no window.
  public init<Main: App>(of app: Main.Type) {
    let collector = WindowCollector(app: NonViewOwner(Main()))
    _ = AppContents(of: collector.app.owner.body, windows: collector)
    self.init(collector.first ?? AnyView(EmptyView()))
  }

  /// Creates a window with other content.
  package init(_ content: AnyView) { self.content = content }

  public var body: some View { content }
}

/// A window maker that keeps the content of the first window.
private final class WindowCollector<Main: App>: WindowMaker {
  let app: NonViewOwner<Main>
  private(set) var first: AnyView?

  init(app: NonViewOwner<Main>) { self.app = app }

  func entry<Content: View>(
    _ title: String, _ content: @escaping @MainActor () -> Content
  ) -> ScreenRegistry.Entry {
    let view = AppWindow<Content, Main>(app: app, title: title)
    first = first ?? AnyView(view)
    return ScreenRegistry.Entry(title) { view }
  }
}
