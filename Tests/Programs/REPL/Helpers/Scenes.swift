@testable import PlatenREPL

/// Returns the titles of the screens in a scene.
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
