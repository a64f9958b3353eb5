import PlatenREPL
import Testing

@testable import PlatenREPL

@MainActor
@Suite struct ContentSceneTests {
  @Test func theOpeningActionReceivesEachOpenedScreen() async {
    var opened: [String] = []
    let contents = AppContents(
      of: Opened { opened.append($0.frame.lines[0].text) })
    let interpreter = CommandInterpreter(contents.registry) { _ in }
    for line in ["open main", "open other", "open last", "open main"] {
      #expect(await interpreter.play(line))
    }
    #expect(opened == ["first", "second", "first"])
  }
}

private struct Opened: Scene {
  let note: @MainActor (Session) -> Void

  var body: some Scene {
    WindowGroup { Text("first") }.onOpen(perform: note)
    Screen("other") { Text("second") }.onOpen(perform: note)
    Screen("last") { Text("third") }
  }
}
