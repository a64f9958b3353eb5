import Platen
import Testing

@testable import PlatenSession

/// Tasks of rows: they run while their row is in the window.
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

  @Test func aTaskRunsWhileItsRowIsShown() async {
    let stage = Stage(
      of: Screen(),
      options: .with {
        $0.time = .virtual; $0.size = Session.Size(rows: 3); $0.showsLog = true
      })
    await stage.play("show")
    let played = await stage.play("press \"Last to the top\"\nscroll List 3")
    #expect(
      played == """
        > press "Last to the top"
        * 2 is cancelled
        * 5 begins
        + row 5
        - row 2
        > scroll List 3
        * 5 is cancelled
        * 1 is cancelled
        * 2 begins
        - row 5
        - row 1
        + … 2 above
        + row 2
        - … 3 below
        + … 2 below
        """)
  }
}
