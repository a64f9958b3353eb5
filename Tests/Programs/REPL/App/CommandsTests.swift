import PlatenREPL
import Testing

@testable import PlatenREPL

@MainActor
@Suite struct CommandsTests {
  @Test func commandsAreShownAboveTheScreen() async {
    let contents = AppContents(ofApp: CountingApp())
    var lines: [String] = []
    let interpreter = CommandInterpreter(contents.registry) { lines.append($0.text) }
    for line in ["open main", "press Count", "press Add", "press Reset"] {
      #expect(await interpreter.play(line))
    }
    #expect(
      lines == [
        "> open main", "  ( Count ▾ ) ( Reset )", "  0", "> press Count", "- ( Count ▾ ) ( Reset )",
        "+ ( Count ▾ ) open ( Reset )", "+   ( Add )", "> press Add",
        "- ( Count ▾ ) open ( Reset )", "+ ( Count ▾ ) ( Reset )", "-   ( Add )", "- 0", "+ 1",
        "> press Reset", "- 1", "+ 0",
      ])
  }

  @Test func commandsWithoutEffectShowNothing() async {
    let contents = AppContents(
      of: WindowGroup { Text("screen") }
        .commands {
          SidebarCommands()
          CommandGroup(replacing: .newItem) {}
          if false { CommandMenu("never") {} }
        })
    var lines: [String] = []
    let interpreter = CommandInterpreter(contents.registry) { lines.append($0.text) }
    #expect(await interpreter.play("open main"))
    #expect(lines == ["> open main", "  screen"])
  }
}

private struct CountingApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup { Text("\(count)") }
      .commands {
        CountCommands(count: $count)
        CommandGroup(after: .newItem) { Button("Reset") { count = 0 } }
      }
  }
}

private struct CountCommands: Commands {
  @Binding var count: Int

  var body: some Commands {
    CommandMenu("Count") { Button("Add") { count += 1 } }
  }
}
