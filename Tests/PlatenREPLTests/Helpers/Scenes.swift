@testable import PlatenREPL

/// The titles of the screens of some scenes.
@MainActor
func titles(@SceneBuilder _ scene: () -> some Scene) -> [String] {
  AppContents(of: scene()).registry.entries.map(\.title)
}

struct Several: Scene {
  var body: some Scene {
    Screen("one") { Text("") }
    Screen("two") { Text("") }
  }
}

struct Windows: Scene {
  var body: some Scene {
    Screen("help") { Text("") }
    WindowGroup { Text("") }
    WindowGroup("settings") { Text("") }
  }
}
