import FormSample
import PlatenREPL

@main
struct FormApp: App {
  var body: some Scene {
    WindowGroup { FormScreen() }
  }
}
