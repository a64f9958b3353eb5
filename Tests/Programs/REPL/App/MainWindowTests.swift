import PlatenREPL
import Testing

@testable import PlatenREPL

@MainActor
@Suite struct MainWindowTests {
  private struct CounterApp: App {
    @State private var count = 0

    var body: some Scene {
      Screen("other") { Text("another") }
      WindowGroup { Button("\(count)") { count += 1 } }.environment(\.isEnabled, true)
      WindowGroup("second") { Text("second") }
    }
  }

  private struct ToolApp: App {
    var body: some Scene { Screen("tool") { Text("tool") } }
  }

  private func lines<Main: App>(of app: Main.Type, playing commands: String...) async -> [String] {
    var lines: [String] = []
    let registry = ScreenRegistry([ScreenRegistry.Entry("window") { MainWindow(of: app) }])
    let interpreter = CommandInterpreter(registry) { lines.append($0.text) }
    for command in ["open window"] + commands { _ = await interpreter.play(command) }
    return lines.filter { !$0.hasPrefix(">") }
  }

  @Test func theFirstWindowFollowsTheStateOfItsApp() async {
    #expect(
      await lines(of: CounterApp.self, playing: "press 0") == ["  ( 0 )", "- ( 0 )", "+ ( 1 )"])
  }

  @Test func eachWindowHasItsOwnState() async {
    let lines = await lines(of: CounterApp.self, playing: "press 0", "open window")
    #expect(lines.last == "  ( 0 )")
  }

  @Test func anAppWithoutWindowsHasNoContent() async {
    #expect(await lines(of: ToolApp.self) == [])
  }
}
