import PlatenContext
import PlatenNavigation
import Testing

/// Rows that a selection identifies by their tags.
@MainActor
@Suite struct TagTests {
  private struct Static: View {
    @State private var chosen: String?

    var body: some View {
      List(selection: $chosen) {
        Text("Inbox").tag("in")
        Section("More") {
          Text("Sent").tag("out").padding(.leading, 8)
          Text("Trash").border(.red).overlay { EmptyView() }.tag("bin").disabled(false)
          Text("Spam").tag("spam").hidden()
        }
        Text("About")
      }
      Text(chosen ?? "none")
    }
  }

  @Test func selectingAStaticRowSelectsItsTag() {
    let host = TestGraph(Static())
    #expect(
      host.lines == [
        "  Inbox", "", "More", "   Sent", "  ┌─────┐", "  │Trash│", "  └─────┘", "  ", "",
        "  About", "none",
      ])
    for (row, tag) in [(2, "out"), (3, "bin"), (4, "spam"), (1, "in")] {
      host.control("List")?.perform(.select(row: row))
      #expect(host.lines.last == tag)
    }
    #expect(host.lines[0] == "* Inbox")
    #expect(host.control("List")?.rows?.isSelectable(5) == false)
  }

  @Test func selectingSeveralRowsSelectsTheirTags() {
    struct Screen: View {
      @State private var chosen: Set<Int> = [3]

      var body: some View {
        List(selection: $chosen) {
          Text("one").tag(1)
          ForEach(["two", "three"], id: \.self) { Text($0).tag($0.count - 1) }
        }
        Text("\(chosen.sorted())")
      }
    }
    let host = TestGraph(Screen())
    #expect(host.lines == ["  one", "  two", "  three", "[3]"])
    host.control("List")?.perform(.select(row: 3))
    host.control("List")?.perform(.select(row: 1))
    #expect(host.lines == ["* one", "  two", "* three", "[1, 3, 4]"])
    #expect(host.control("List")?.value == "1–3 of 3, selected 1, 3 and 1 not shown")
  }

  @Test func aTagOfTheSelectionTypeOverridesOtherTagsAndTheID() {
    struct Screen: View {
      @State private var chosen: Int?

      var body: some View {
        List(selection: $chosen) {
          ForEach(1..<4) { Text("row \($0)").tag($0 * 10).tag("word") }
          ForEach(4..<6) { Text("row \($0)").tag("word") }
          Text("outer").tag(1).tag(100)
          Group { Text("optional") }.tag(Optional(7))
        }
        Text("\(chosen ?? 0)")
      }
    }
    let host = TestGraph(Screen())
    for (row, tag) in [(2, "20"), (5, "5"), (6, "100"), (7, "7")] {
      host.control("List")?.perform(.select(row: row))
      #expect(host.lines.last == tag)
    }
  }

  @Test func selectingARowOutsideTheViewportSelectsItsTag() {
    struct Screen: View {
      @State private var chosen: Int?
      let history: History

      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<1_000_000) { number in
            Text("row \(number)").tag(-number).onAppear { history.note("\(number)") }
          }
        }
        Text("\(chosen ?? 0)")
      }
    }
    let history = History()
    let host = TestGraph(rows: 4, Screen(history: history))
    host.control("List")?.perform(.select(row: 1000000))
    #expect(
      host.lines == [
        "… 999997 above", "  row 999997", "  row 999998", "* row 999999", "-999999",
      ])
    #expect(history.take() == ["0", "1", "2", "999997", "999998", "999999"])
    host.scroll(to: 1)
    #expect(host.lines.first == "  row 0")
    #expect(host.control("List")?.value == "1–3 of 1000000, 1 selected not shown")
  }

  @Test func aSelectedRowIsMarkedEvenIfItsSelectionIsDisabled() {
    let host = TestGraph(
      List(selection: .constant(1)) {
        Text("one").tag(1).selectionDisabled()
        Text("two").tag(2).selectionDisabled(false)
      })
    #expect(host.lines == ["* one", "  two"])
    #expect([1, 2].map { host.control("List")?.rows?.isSelectable($0) } == [false, true])
  }

  @Test func changingTheTagOfAVisibleRowUpdatesTheSelection() {
    struct Screen: View {
      @State private var tag = 1

      var body: some View {
        Button("next") { tag += 1 }
        List(selection: .constant(2)) { Text("row").tag(tag) }
      }
    }
    let host = TestGraph(Screen())
    #expect(host.lines[1] == "  row")
    host.press("next")
    #expect(host.lines[1] == "* row")
  }
}
