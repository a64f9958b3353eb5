import PlatenREPL
import Testing

@testable import PlatenREPL

/// Tests of dynamic properties in an app.
@MainActor
@Suite struct AppWindowTests {
  private final class Tally: ObservableObject {
    @Published var count = 0
  }

  private struct TallyApp: App {
    @StateObject private var tally = Tally()
    @State private var isOn = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some Scene {
      WindowGroup {
        Button("More") { tally.count += 1 }
        Toggle("On", isOn: $isOn)
        if isOn && isEnabled { Text("count \(tally.count)") }
      }
      .onOpen { $0.cancellables = [] }
      .onChange(of: isOn) { _ in Issue.record("nothing tells a scene of changes") }
      Screen("other") { Text("another") }
    }
  }

  private func lines(playing commands: String...) async -> [String] {
    var lines: [String] = []
    let interpreter = CommandInterpreter(AppContents(ofApp: TallyApp()).registry) {
      lines.append($0.text)
    }
    for command in commands { _ = await interpreter.play(command) }
    return lines.filter { !$0.hasPrefix(">") }
  }

  @Test func aScreenFollowsTheStateOfItsApp() async {
    let lines = await lines(playing: "open main", "press More", "toggle On", "press More")
    #expect(
      lines == [
        "  ( More )", "  [ ] On", "- [ ] On", "+ [x] On", "+ count 1", "- count 1", "+ count 2",
      ])
  }

  @Test func eachOpenedScreenHasItsOwnState() async {
    let lines = await lines(playing: "open main", "toggle On", "press More", "open main")
    #expect(lines.suffix(2) == ["  ( More )", "  [ ] On"])
  }
}
