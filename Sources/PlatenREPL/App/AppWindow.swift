import Platen

/// What makes the screen of a window group.
@MainActor
protocol WindowMaker {
  func entry<Content: View>(
    _ title: String, _ content: @escaping @MainActor () -> Content
  ) -> ScreenRegistry.Entry
}

/// Screens that have the dynamic properties of their app.
struct AppWindows<Main: App>: WindowMaker {
  let app: NonViewOwner<Main>

  func entry<Content: View>(
    _ title: String, _ content: @escaping @MainActor () -> Content
  ) -> ScreenRegistry.Entry {
    ScreenRegistry.Entry(title) { AppWindow<Content, Main>(app: app, title: title) }
  }
}

/// What a window group shows, asked of the app again whenever a property of the app changes.
private struct AppWindow<Content: View, Main: App>: View {
  let app: NonViewOwner<Main>
  let title: String

  var body: Content? {
    let content = AppContents(of: app.owner.body).windowContents[title]
    return (content as? @MainActor () -> Content)?()
  }
}
