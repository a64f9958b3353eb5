import PlatenNavigation

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

  /// Creates a window with other content.
  package init(_ content: AnyView) { self.content = content }

  public var body: some View { content }
}
