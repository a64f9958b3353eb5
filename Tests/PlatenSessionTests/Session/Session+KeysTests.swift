import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of keys in lists: selecting, pressing and scrolling.
@MainActor
@Suite struct SessionKeysTests {
  private struct Screen: View {
    @State private var chosen: Int?
    @State private var done = "nothing"

    var body: some View {
      Text("done: \(done)")
      List(1..<31, id: \.self, selection: $chosen) { number in
        Button("Row \(number)") { done = "row \(number)" }
      }
      .frame(height: 5 * 16)
    }
  }

  @Test func returnPressesTheButtonOfTheSelectedRow() async {
    let host = TestInterpreter(of: Screen())
    await host.play("key tab\nkey down\nkey down")
    #expect(
      await host.play("key return") == """
        > key return
        - done: nothing
        + done: row 2
        """)
  }

  @Test func returnIgnoresRowsWithoutExactlyOneButton() async {
    let host = TestInterpreter(
      of: List([1, 2], id: \.self, selection: .constant(1)) { number in
        if number == 1 {
          Button("A") {}
          Button("B") {}
        } else {
          Text("none")
        }
      })
    await host.play("key tab")
    #expect(await host.play("key return").hasPrefix("> key return\n! \"return\" has no effect"))
  }

  @Test func arrowsScrollToTheSelectedRow() async {
    let host = TestInterpreter(of: Screen())
    await host.play("key tab\nkey end\nkey up\nkey up")
    #expect(host.session.frame.lines.map(\.text).contains("* ( Row 29 )"))
    await host.play("key home\nkey down")
    #expect(
      host.session.frame.lines.map(\.text).contains("* ( Row 1 )"),
      "what is selected out of sight is not gone on from")
  }

  @Test func arrowsSelectASingleRow() throws {
    let box = Box()
    let session = Session(SetScreen(box: box))
    try session.focusNext()
    try session.press(typed: "down")
    #expect(box.chosen == [3], "the one after the last that is selected")
    try session.press(typed: "up")
    #expect(box.chosen == [1], "2 cannot be selected")
    #expect(throws: InputError.self) { try session.press(typed: "up") }
  }

  private final class Box: ObservableObject {
    @Published var chosen: Set<Int> = [0, 1]
  }

  private struct SetScreen: View {
    @ObservedObject var box: Box

    var body: some View {
      List(selection: $box.chosen) {
        Text("one").tag(1)
        Text("two").tag(2).selectionDisabled()
        Text("three").tag(3)
      }
    }
  }

  @Test func tabMovesThroughTheControlsOfVisibleRows() throws {
    let session = Session(Screen())
    let names = try (0..<6).map { _ in
      try session.focusNext()
      return session.flush().focusedElement.map(session.name)
    }
    #expect(
      names == ["List", "List[1]/Row 1", "List[2]/Row 2", "List[3]/Row 3", "List[4]/Row 4", nil])
  }

  @Test func scrollingARowOutOfViewRemovesItsFocus() throws {
    let session = Session(Screen())
    try session.moveFocus(to: "List[2]/Row 2")
    try session.send(.scroll("List", to: "20"))
    #expect(session.focus == nil)
    try session.send(.scroll("List", to: "1"))
    #expect(session.focus == nil)
  }
}
