import Platen
import Testing

@testable import PlatenSession

@MainActor
@Suite struct PointerInputTests {
  private final class Model: ObservableObject {
    @Published var pressed: [String] = []
    @Published var name = "Ada"
    @Published var isOn = false
    @Published var size = "small"
  }

  private struct Form: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $model.name)
        HStack {
          Button("Save") { model.pressed.append("Save") }
          Button("Drop") { model.pressed.append("Drop") }
        }
        Toggle("News", isOn: $model.isOn)
        Picker("Size", selection: $model.size) {
          Text("small").tag("small")
          Text("large").tag("large")
        }.pickerStyle(.inline)
        Text("below")
      }
    }
  }

  private let model = Model()
  private let session: Session

  init() {
    let model = model
    session = Session(Form(model: model), time: .virtual)
    session.screen.showsFocus = true
    session.flush()
  }

  private func session(of view: some View) -> Session {
    let session = Session(view, size: Session.Size(width: 60, rows: 10), time: .virtual)
    session.screen.showsFocus = true
    session.flush()
    return session
  }

  /// Clicks the first cell of a text on the screen.
  private func click(_ text: String) throws -> Bool { try click(text, in: session) }

  private func click(_ text: String, in session: Session) throws -> Bool {
    let lines = session.frame.lines.map(\.text)
    let line = try #require(lines.firstIndex { $0.contains(text) })
    let start = try #require(lines[line].range(of: text)?.lowerBound)
    let result = try session.pointer.click(line: line, column: String(lines[line][..<start]).cells)
    session.flush()
    return result
  }

  @Test func aClickFocusesAField() throws {
    #expect(try click("Ada"))
    #expect(session.focus?.label == "Name")
  }

  @Test func aClickPressesTheButtonAtTheCell() throws {
    #expect(try click("Drop"))
    #expect(try click("Save"))
    #expect(model.pressed == ["Drop", "Save"])
    #expect(session.focus?.label == "Save")
  }

  @Test func aClickNextToAButtonPressesNothing() throws {
    let line = try #require(session.frame.lines.firstIndex { $0.text.contains("Drop") })
    _ = try session.pointer.click(line: line, column: 70)
    #expect(model.pressed == [])
  }

  @Test func aClickSwitchesAToggle() throws {
    #expect(try click("[ ]"))
    #expect(model.isOn)
  }

  @Test func aClickPicksAnOption() throws {
    #expect(try click("large"))
    session.flush()
    #expect(model.size == "large")
  }

  @Test func aClickOnTextHasNoEffect() throws {
    #expect(try !click("below"))
    #expect(session.focus == nil)
  }

  @Test func theFocusIsShownAsBeforeAfterAClickOnNothing() throws {
    try session.moveFocus(to: "News")
    session.flush()
    let before = session.frame.lines
    #expect(try !click("below"))
    #expect(session.frame.lines == before)
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("above")
      List(0..<100, id: \.self) { number in
        HStack {
          Text("row \(number)")
          Button("Buy \(number)") { model.pressed.append("buy \(number)") }
          Button("Drop \(number)") { model.pressed.append("drop \(number)") }
        }
      }
    }
  }

  @Test func aClickOnARowMovesTheCursor() throws {
    let session = session(of: Rows(model: model))
    #expect(try click("row 3", in: session))
    #expect(session.screen.focusedControl?.rows?.cursor?.number == 4)
    #expect(try click("row 1", in: session))
    #expect(session.screen.focusedControl?.rows?.cursor?.number == 2)
    #expect(model.pressed == [])
  }

  @Test func aClickInAFilteredListMovesTheCursor() throws {
    let session = session(of: Rows(model: model))
    try session.moveFocus(to: "List")
    for key in "/5" { try session.press(KeyboardShortcut(KeyEquivalent(key), modifiers: [])) }
    session.flush()
    #expect(try click("row 25", in: session))
    #expect(session.screen.focusedControl?.rows?.cursor?.number == 26)
  }

  @Test func aClickPressesOneOfTheButtonsInARow() throws {
    let session = session(of: Rows(model: model))
    #expect(try click("Drop 2", in: session))
    #expect(try click("Buy 4", in: session))
    #expect(model.pressed == ["drop 2", "buy 4"])
    #expect(session.screen.focusedControl?.rows?.cursor?.number == 5)
  }

  private struct Fields: View {
    @ObservedObject var model: Model
    @FocusState var focused: Int?

    var body: some View {
      List(0..<5, id: \.self) { number in
        HStack {
          Text("row \(number)")
          TextField("Name", text: $model.name).focused($focused, equals: number)
        }
      }
      .onChange(of: focused) {
        model.pressed.append("focus \(focused.map(String.init) ?? "nothing")")
      }
    }
  }

  @Test func aClickMovesTheFocusStraightToAFieldInARow() throws {
    let session = session(of: Fields(model: model))
    let row = try #require(session.frame.lines.firstIndex { $0.text.contains("row 2") })
    let column = try #require(session.frame.lines[row].text.firstRange(of: "Ada"))
    let cell = session.frame.lines[row].text[..<column.lowerBound].count
    for place in [cell, cell + 1] {
      #expect(try session.pointer.click(line: row, column: place))
      session.flush()
    }
    #expect(try session.pointer.click(line: row + 1, column: cell))
    session.flush()
    #expect(model.pressed == ["focus 2", "focus 3"])
    #expect(session.screen.controls.first { $0.rows != nil }?.rows?.cursor?.number == 4)
  }

  @Test func aSecondClickOnALinkFollowsIt() throws {
    let session = session(
      of: NavigationStack {
        List(0..<3, id: \.self) { number in
          NavigationLink("planet \(number)") { Text("moon \(number)") }
        }
      })
    #expect(try click("planet 2", in: session))
    #expect(session.screen.focusedControl?.rows?.cursor?.number == 3)
    #expect(!session.frame.lines.contains { $0.text == "moon 2" })
    #expect(try click("planet 2", in: session))
    #expect(session.frame.lines.contains { $0.text == "moon 2" })
  }

  @Test func aClickOnAnOverflowMarkerMovesNothing() throws {
    let session = session(of: Rows(model: model))
    #expect(try click("row 1", in: session))
    #expect(try click("below", in: session))
    #expect(session.screen.focusedControl?.rows?.cursor?.number == 2)
  }

  @Test func theWheelScrollsTheScrollViewAtTheLine() throws {
    let session = session(
      of: ScrollView {
        ForEach(0..<100, id: \.self) { Text("line \($0)") }
      })
    #expect(try session.pointer.scroll(atLine: 3, by: 3))
    session.flush()
    #expect(session.frame.lines.contains { $0.text == "line 3" })
    #expect(!session.frame.lines.contains { $0.text == "line 0" })
  }

  @Test func theWheelScrollsTheListAtTheLine() throws {
    let session = Session(
      VStack {
        Text("above"); List(0..<100, id: \.self) { Text("row \($0)") }
      },
      size: Session.Size(width: 40, rows: 10), time: .virtual)
    #expect(try session.pointer.scroll(atLine: 3, by: 3))
    session.flush()
    #expect(session.frame.lines.contains { $0.text.contains("row 3") })
    #expect(!session.frame.lines.contains { $0.text.contains("row 0") })
    #expect(try !session.pointer.scroll(atLine: 0, by: 3))
  }
}
