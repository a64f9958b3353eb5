import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the keys that act on the cursor row of a list: Return, Space, Right, Delete, `.`, `/`.
@MainActor
@Suite struct RowKeysTests {
  private struct FormList: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var isOn = false
    @State private var count = 1

    var body: some View {
      List {
        TextField("Name", text: $name)
        TextField("Mail", text: $mail)
        Toggle("News", isOn: $isOn)
        Stepper("Seats", value: $count, in: 1...4)
      }
      Button("Save") {}
    }
  }

  private func focus(after keys: String, in host: TestInterpreter) async -> String? {
    for key in keys.split(separator: " ") { await host.play("key \(key)") }
    return host.session.focus?.label
  }

  @Test func returnOperatesTheOnlyControlOfARow() async {
    let host = TestInterpreter(of: FormList())
    #expect(await focus(after: "tab return", in: host) == "Name")
    #expect(await focus(after: "tab", in: host) == "Mail", "Tab leads from field to field")
    #expect(await focus(after: "escape", in: host) == "List")
    #expect(await host.play("controls").contains("focused, row 2"))
    let text = await host.play("key down\nkey return\nkey space")
    #expect(
      text == """
        > key down
        > key return
        - [ ] News
        + [x] News
        > key space
        - [x] News
        + [ ] News
        """)
    #expect(await focus(after: "down right", in: host) == "Seats")
    let more = await host.play("key right")
    #expect(
      more == """
        > key right
        - Seats [  +] 1 (1…4)
        + Seats [- +] 2 (1…4)
        """)
    #expect(await focus(after: "tab", in: host) == "List")
    #expect(await focus(after: "tab", in: host) == "Save")
  }

  @Test func arrowsAndTabMoveAmongTheControlsOfARow() async {
    let host = TestInterpreter(
      of: List(1..<3) { number in
        HStack {
          Button("A\(number)") {}
          Button("B\(number)") {}
          Button("C\(number)") {}
        }
      })
    #expect(await focus(after: "tab down right", in: host) == "A2")
    #expect(await focus(after: "right", in: host) == "B2")
    #expect(await focus(after: "tab", in: host) == "C2")
    #expect(await host.play("key right").contains("no effect on \"List[2]/C2\""))
    #expect(await focus(after: "tab", in: host) == "List")
    #expect(await focus(after: "right left", in: host) == "List")
    #expect(await focus(after: "right right left", in: host) == "A2")
    #expect(await focus(after: "escape", in: host) == "List")
    #expect(await focus(after: "escape", in: host) == nil)
  }

  @Test func returnFollowsTheOnlyLinkOfARow() async {
    let host = TestInterpreter(
      of: NavigationStack {
        List(["Alien", "Brazil"], id: \.self) { title in
          HStack {
            NavigationLink(title) { Text("about \(title)") }
            Toggle("Seen", isOn: .constant(false))
          }
        }
      })
    await host.play("key tab\nkey down")
    #expect(await host.play("key return").contains("+ about Brazil"))
  }

  @Test func goingBackReturnsToTheRowThatLedToThePage() async throws {
    let host = TestInterpreter(
      of: NavigationStack {
        List(1..<50, id: \.self) { number in
          NavigationLink("row \(number)") {
            NavigationLink("more") { Button("deep") {} }
          }
        }
      })
    await host.play("key tab\nkey end\nkey up\nkey return")
    #expect(host.session.controls.contains { $0.label == "more" })
    try host.session.moveFocus(to: "more")
    await host.play("key return")
    #expect(host.session.controls.contains { $0.label == "deep" })
    await host.play("key escape")
    #expect(host.session.focus?.label == "more")
    await host.play("key escape")
    #expect(await host.play("controls").contains("focused, row 48"))
  }

  // MARK: Actions

  private struct Mails: View {
    @State private var mails = ["a", "b", "c"]
    @State private var done = "nothing"

    var body: some View {
      Text("done: \(done)")
      List {
        ForEach(mails, id: \.self) { mail in
          if mail == "c" {
            Text(mail).swipeActions {
              Button("Archive") { done = "archive" }
              Button("Remove", role: .destructive) { done = "remove" }
            }
          } else {
            Text(mail).deleteDisabled(mail == "b")
          }
        }
        .onDelete { mails.remove(atOffsets: $0) }
        .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test func deleteAsksBeforeItDeletes() async {
    let host = TestInterpreter(of: Mails())
    let text = await host.play("key tab\nkey delete\nkey delete\nkey return")
    #expect(
      text == """
        > key tab
        > key delete
        +     ( Delete ) destructive
        +     ( Move down )
        > key delete
        ! "delete" has no effect on "List": it is a list; use key return, key space, key down, \
        key left, key end or key escape
        > key return
        - a
        -     ( Delete ) destructive
        -     ( Move down )
        """)
    #expect(
      await host.play("key forward-delete").hasPrefix("> key forward-delete\n! "),
      "deleteDisabled")
    let more = await host.play("key down\nkey forward-delete\nkey return")
    #expect(
      more == """
        > key down
        > key forward-delete
        +     ( Archive )
        +     ( Remove ) destructive
        +     ( Move up )
        > key return
        - done: nothing
        + done: remove
        -     ( Archive )
        -     ( Remove ) destructive
        -     ( Move up )
        """)
  }

  @Test func theMenuOfActionsMovesARow() async {
    let host = TestInterpreter(of: Mails())
    let text = await host.play("key tab\nkey .\nkey end\nkey return\ncontrols")
    #expect(
      text == """
        > key tab
        > key .
        +     ( Delete ) destructive
        +     ( Move down )
        > key end
        > key return
        -     ( Delete ) destructive
        -     ( Move down )
        ~ a
        > controls
          List             list    "1–3 of 3"               focused, row 2
          List[2]/Delete   button
          List[3]/Archive  button
          List[3]/Remove   button              destructive
        """)
  }

  @Test func escapeAndTabCloseTheMenu() async {
    let host = TestInterpreter(of: Mails())
    let open = await host.play("key tab\nkey .")
    #expect(open.contains("( Delete )"))
    #expect(await host.play("key escape").contains("-     ( Delete )"))
    #expect(host.session.focus?.label == "List")
    await host.play("key .")
    #expect(await host.play("key tab").contains("-     ( Delete )"))
  }

  // MARK: Filter

  private struct Names: View {
    @State private var pressed = "none"

    var body: some View {
      Text("pressed: \(pressed)")
      List(["Ada", "Alan"], id: \.self) { name in Button(name) { pressed = name } }
    }
  }

  @Test func slashFiltersTheRowsByTheirText() async {
    let host = TestInterpreter(
      of: List(["Ada", "Alan", "Grace", "Barbara"], id: \.self) { name in Text(name) })
    let keys = ["tab", "end", "/", "a", "L", "delete", "r", "escape"]
    let text = await host.play(keys.map { "key \($0)" }.joined(separator: "\n"))
    #expect(
      text == """
        > key tab
        > key end
        > key /
        + /
        > key a
        - /
        + / a
        > key L
        - / a
        + / al
        - Ada
        - Grace
        - Barbara
        > key delete
        - / al
        + / a
        + Ada
        + Grace
        + Barbara
        > key r
        - / a
        + / ar
        - Ada
        - Alan
        - Grace
        > key escape
        - / ar
        + Ada
        + Alan
        + Grace
        """)
    #expect(await host.play("controls").contains("row 4"))
  }

  @Test func returnEndsTheFilterAndActsOnTheRow() async {
    let host = TestInterpreter(
      of: Names())
    await host.play("key tab\nkey /\nkey n")
    #expect(host.session.screen.flush().focusedControl?.takesText == true)
    let text = await host.play("key return")
    #expect(
      text == """
        > key return
        - pressed: none
        + pressed: Alan
        - / n
        + ( Ada )
        """)
    #expect(host.session.screen.flush().focusedControl?.takesText == false)
  }

  @Test func aCommandForARowThatTheFilterOmitsEndsTheFilter() async {
    let host = TestInterpreter(
      of: Names())
    await host.play("key tab\nkey /\nkey n")
    let text = await host.play("press List[1]/Ada")
    #expect(
      text == """
        > press List[1]/Ada
        - pressed: none
        + pressed: Ada
        - / n
        + ( Ada )
        """)
  }

  @MainActor private final class Rows: ObservableObject {
    @Published var count = 30_000
    /// The rows whose views were created.
    var created = Set<Int>()
  }

  private struct NumberedRows: View {
    @ObservedObject var rows: Rows

    var body: some View {
      List(0..<rows.count, id: \.self) { number in
        rows.created.insert(number)
        return Text("row \(number)")
      }
      .frame(height: 5 * 16)
    }
  }

  /// Opens a list of 30,000 rows with a filter that only the last row matches.
  private func filtered(_ rows: Rows) throws -> Session {
    let session = Session(NumberedRows(rows: rows), time: .virtual)
    try session.focusNext()
    try session.send(.key("/"))
    for key in "29999" { try session.send(.key(String(key))) }
    return session
  }

  @Test func aKeyExaminesALimitedNumberOfRows() throws {
    let rows = Rows()
    let session = try filtered(rows)
    #expect(text(of: session) == ["/ 29999", "… 29744 not searched"])
    #expect(rows.created.count == 256)
  }

  @Test func aFilterSearchesTheWholeListInLaterTurns() async throws {
    let rows = Rows()
    let session = try filtered(rows)
    try await session.wait()
    #expect(text(of: session) == ["/ 29999", "row 29999"])
    #expect(rows.created.count == 30_000)
    rows.count = 29_999
    #expect(text(of: session) == ["/ 29999", "… 29743 not searched"])
    try await session.wait()
    #expect(text(of: session) == ["/ 29999", "no row matches"])
  }

  @Test func anEndedFilterStopsItsSearch() async throws {
    let rows = Rows()
    let session = try filtered(rows)
    session.flush()
    try session.send(.key("escape"))
    try await session.wait()
    #expect(rows.created.count < 1000)
    #expect(session.pending.isEmpty)
  }

  private func text(of session: Session) -> [String] {
    session.flush().frame.lines.map(\.text).filter { !$0.isEmpty }
  }
}
