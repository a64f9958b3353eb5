import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of row tasks, which run while their row is in the viewport.
@MainActor
@Suite struct RowTaskTests {
  private struct Screen: View {
    @State private var rows = [1, 2, 3, 4, 5]
    @Environment(\.clock) private var clock

    var body: some View {
      List(rows, id: \.self) { number in
        Text("row \(number)").task {
          Log.event("\(number) begins")
          let isOver = (try? await clock.sleep(for: .seconds(60))) != nil
          Log.event("\(number) \(isOver ? "is over" : "is cancelled")")
        }
      }
      Button("Last to the top") { rows.insert(rows.removeLast(), at: 0) }
    }
  }

  @Test func aTaskRunsWhileItsRowIsVisible() async {
    let host = TestInterpreter(
      of: Screen(),
      options: .with {
        $0.time = .virtual; $0.size = Session.Size(rows: 3); $0.showsLog = true
      })
    await host.play("show")
    #expect(
      await events(of: "press \"Last to the top\"", on: host) == ["2 is cancelled", "5 begins"])
    #expect(
      await events(of: "scroll List 3", on: host)
        == ["1 is cancelled", "2 begins", "5 is cancelled"])
  }

  /// Returns the sorted events of a command; the order of simultaneous task events is unspecified.
  private func events(of command: String, on host: TestInterpreter) async -> [String] {
    await host.play(command).split(separator: "\n")
      .filter { $0.hasPrefix("* ") }.map { String($0.dropFirst(2)) }.sorted()
  }
}
