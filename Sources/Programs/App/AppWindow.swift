import Platen

/// A factory for the screens of window groups.
@MainActor
package protocol WindowMaker {
  func entry<Content: View>(
    _ title: String, _ content: @escaping @MainActor () -> Content
  ) -> ScreenRegistry.Entry
}

/// A factory for screens with their own copies of the app's dynamic properties.
struct AppWindows<Main: App>: WindowMaker {
  let app: NonViewOwner<Main>

  func entry<Content: View>(
    _ title: String, _ content: @escaping @MainActor () -> Content
  ) -> ScreenRegistry.Entry {
    ScreenRegistry.Entry(title) { AppWindow<Content, Main>(app: app, title: title) }
  }
}

/// The content of a window group, which is evaluated again when a property of the app changes.
struct AppWindow<Content: View, Main: App>: View {
  let app: NonViewOwner<Main>
  let title: String

  var body: Content? {
    let content = AppContents(of: app.owner.body).windowContents[title]
    return (content as? @MainActor () -> Content)?()
  }
}
