import FormSample
import PlatenREPL

@main
struct GalleryApp: App {
  var body: some Scene {
    Screen("form") { FormScreen() }
  }
}
