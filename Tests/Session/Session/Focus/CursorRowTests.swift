import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the cursor row of a list: its movements, and the changes of the rows that it follows.
@MainActor
@Suite struct CursorRowTests {
  @Observable @MainActor
  fileprivate final class Model {
    var rows: [Int]

    init(_ rows: [Int] = Array(1...9)) { self.rows = rows }
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      List { ForEach(model.rows, id: \.self) { Text("row \($0)") } }.frame(height: 5 * 16)
    }
  }

  private let model = Model()

  private func session(_ keys: String...) throws -> Session {
    let session = Session(Screen(model: model))
    try session.focusNext()
    for key in keys { try session.send(.key(key)) }
    session.flush()
    return session
  }

  /// The text of the cursor row, and whether the row is in the viewport.
  private func cursor(in session: Session) -> String {
    let rows = session.screen.flush().focusedControl?.rows
    guard let number = rows?.cursor?.number else { return "none" }
    return rows?.texts().first { $0.number == number }?.text ?? "row \(number) is not visible"
  }

  @Test(arguments: [
    (["down"], "row 2"), (["end"], "row 9"), (["end", "up"], "row 8"), (["page-down"], "row 5"),
    (["page-down", "page-down"], "row 8"), (["end", "page-up"], "row 5"),
    (["end", "home"], "row 1"), (["down", "down", "down", "down"], "row 5"),
    (["page-down", "page-down", "page-down"], "row 9"), (["page-down", "page-up"], "row 2"),
  ])
  func keysMoveTheCursor(keys: [String], row: String) throws {
    let session = try session()
    for key in keys { try session.send(.key(key)) }
    #expect(cursor(in: session) == row)
  }

  @Test func theCursorFollowsItsRow() throws {
    let session = try session("down", "down")
    model.rows.insert(contentsOf: [20, 21, 22, 23, 24], at: 0)
    #expect(cursor(in: session) == "row 3")
    model.rows.reverse()
    #expect(cursor(in: session) == "row 3")
    model.rows.move(fromOffsets: [model.rows.firstIndex(of: 3)!], toOffset: 0)
    #expect(cursor(in: session) == "row 3")
  }

  @Test func theNextRowReplacesARemovedCursorRow() throws {
    let session = try session("down", "down")
    model.rows.removeAll { $0 == 3 || $0 == 4 || $0 == 1 }
    #expect(cursor(in: session) == "row 5")
    model.rows.removeAll { $0 > 2 }
    #expect(cursor(in: session) == "row 2")
    model.rows = []
    #expect(cursor(in: session) == "none")
    model.rows = [7, 8]
    #expect(cursor(in: session) == "row 7")
  }

  @Test func aScrollTakesTheCursorAlong() throws {
    let session = try session("down")
    try session.send(.scroll("List", to: "5"))
    #expect(cursor(in: session) == "row 5")
    try session.send(.scroll("List", to: "1"))
    #expect(cursor(in: session) == "row 4")
  }

  @Test func theListRevealsItsCursorRowWhenItReceivesTheFocusAgain() throws {
    let session = try session("down", "tab")
    model.rows.insert(contentsOf: 20...29, at: 0)
    #expect(session.flush().frame.lines.first?.text == "row 20")
    try session.focusPrevious()
    #expect(cursor(in: session) == "row 2")
  }

  @Test func headersAreSkippedAndStayVisible() async {
    let host = TestInterpreter(
      of: List {
        Section("First") { ForEach(1..<4) { Text("row \($0)") } }
        Section {
          ForEach(4..<7) { Text("row \($0)") }
        } header: {
          Text("Second")
        } footer: {
          Text("The end")
        }
      }
      .frame(height: 5 * 16))
    await host.play("key tab\nkey down\nkey down\nkey down")
    #expect(host.session.screen.flush().focusedControl?.rows?.cursor?.number == 4)
    let text = await host.play("key end\nshow\nkey home\nshow")
    #expect(
      text == """
        > key end
        - Second
        - … 2 below
        -
        +   row 5
        +   row 6
        + The end
        > show
          … 3 above
            row 4
            row 5
            row 6
          The end
        > key home
        - … 3 above
        -   row 4
        -   row 5
        -   row 6
        - The end
        + First
        +   row 1
        +   row 2
        +   row 3
        + … 3 below
        > show
          First
            row 1
            row 2
            row 3
          … 3 below
        """)
  }

  @Test func rowsWithoutLinesAreSkipped() throws {
    let session = Session(
      List { ForEach(1..<60) { number in if number % 20 == 1 { Text("row \(number)") } } }
        .frame(height: 2 * 16))
    try session.focusNext()
    #expect(cursor(in: session) == "row 1")
    try session.send(.key("down"))
    #expect(cursor(in: session) == "row 21")
    try session.send(.key("down"))
    #expect(cursor(in: session) == "row 41")
    try session.send(.key("home"))
    #expect(cursor(in: session) == "row 1")
  }

  @Test func viewsOfAHorizontalStackAreTraversedByLeftAndRight() async {
    let host = TestInterpreter(of: LazyHStack { ForEach(1..<4) { Button("\($0)") {} } })
    let text = await host.play("key tab\nkey right\nkey right\ncontrols\nkey down\ncontrols")
    #expect(
      text == """
        > key tab
        > key right
        > key right
        > controls
          LazyHStack       list    "1–3 of 3"  focused, row 3
          LazyHStack[1]/1  button
          LazyHStack[2]/2  button
          LazyHStack[3]/3  button
        > key down
        > controls
          LazyHStack       list    "1–3 of 3"
          LazyHStack[1]/1  button
          LazyHStack[2]/2  button
          LazyHStack[3]/3  button              focused
        """)
  }

  @Test func onlyTheCursorRowIsMarkedToTheEdgeOfTheList() throws {
    let session = try session("down")
    session.screen.showsFocus = true
    let marked = session.flush().frame.lines.filter { line in
      line.runs.allSatisfy { $0.style.attributes.isSuperset(of: [.cursorRow, .focused]) }
    }
    #expect(marked.map(\.text) == ["row 2" + String(repeating: " ", count: 75)])
    try session.focusNext()
    let unfocused = session.flush().frame.lines[1]
    #expect(unfocused.runs.allSatisfy { $0.style.attributes == .cursorRow })
  }

  @Test func movingTheCursorInsideTheViewportLaysOutNoRow() throws {
    var bodies = 0
    let session = Session(
      List(0..<1_000_000, id: \.self) { number in
        GeometryReader { _ in
          bodies += 1
          return Text("row \(number)")
        }
        .frame(height: 16)
      })
    session.screen.showsFocus = true
    try session.focusNext()
    session.flush()
    let before = bodies
    for _ in 0..<5 {
      try session.send(.key("down"))
      session.flush()
    }
    #expect(cursor(in: session) == "row 5")
    #expect(bodies == before)
  }
}
