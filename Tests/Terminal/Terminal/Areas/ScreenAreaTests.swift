import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct ScreenAreaTests {
  private final class Model: ObservableObject {
    @Published var name = "Ada"
    @Published var rows = 30
  }

  private struct Form: View {
    @ObservedObject var model: Model

    var body: some View {
      TextField("Name", text: $model.name)
      Text("below")
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View { List(0..<model.rows, id: \.self) { Text("row \($0)") } }
  }

  private let model = Model()
  private let area = ScreenArea(glyphs: .unicode)

  private func show(_ screen: some View) -> Session {
    let session = Session(screen, time: .virtual)
    area.session = session
    return session
  }

  private func texts(height: Int, showsFocus: Bool = false) -> [String] {
    area.rows(within: height, showsFocus: showsFocus).lines.map(\.text)
  }

  @Test func theScreenAreaIsEmptyWithoutASession() {
    #expect(texts(height: 10) == [])
  }

  @Test func aScreenThatFitsIsShownCompletely() {
    _ = show(Form(model: model))
    let lines = texts(height: 9)
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("Name [Ada "))
    #expect(lines[1] == "below")
  }

  @Test func anEmptyRowIsAboveTheScreenIfTheHeightAllowsIt() throws {
    let session = show(Form(model: model))
    session.screen.showsFocus = true
    try session.moveFocus(to: "Name")
    session.flush()
    #expect(texts(height: 10).first == "")
    #expect(area.rows(within: 10, showsFocus: true).cursor?.row == 1)
  }

  @Test func theCursorIsNextToTheGutter() throws {
    let session = show(Form(model: model))
    session.screen.showsFocus = true
    try session.moveFocus(to: "Name")
    session.flush()
    let rows = area.rows(within: 9, nextTo: .unicode, showsFocus: true)
    #expect(rows.cursor == PaintedFrame.Place(row: 0, column: 11))
    #expect(rows.isInField)
  }

  @Test func linesBelowAModalAreMutedAndTheLinesOfTheModalHaveABar() throws {
    let session = show(
      Text("below").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} })
    session.screen.showsFocus = true
    session.flush()
    let lines = area.rows(within: 9, nextTo: .unicode, showsFocus: true).lines
    #expect(lines.map(\.text) == ["below", "│ ── alert ──", "│ Sure?", "▌ ( Yes )"])
    #expect(lines[0].runs.map(\.style) == [.muted])
    #expect(lines[1].runs.map(\.style.foreground).allSatisfy { $0 == .role(.warning) || $0 == nil })
    let narrow = area.rows(within: 9, showsFocus: true).lines
    #expect(narrow.map(\.text) == ["below", "── alert ──", "Sure?", "( Yes )"])
  }

  @Test func theCursorIsInTheFieldWhileKeysActOnTheScreen() throws {
    let session = show(Form(model: model))
    session.screen.showsFocus = true
    try session.moveFocus(to: "Name")
    session.flush()
    let cursor = area.rows(within: 9, showsFocus: true).cursor
    #expect(cursor == PaintedFrame.Place(row: 0, column: 9))
    #expect(area.rows(within: 9, showsFocus: false).cursor == nil)
  }

  @Test func anOverflowMarkerCountsTheHiddenLines() {
    _ = show(
      VStack(alignment: .leading) {
        ForEach(0..<9, id: \.self) { Text("line \($0)") }
      })
    #expect(texts(height: 4) == ["line 0", "line 1", "line 2", "… 6 below"])
  }

  @Test func listsFillTheAvailableLines() {
    _ = show(Rows(model: model))
    area.fitsLists = true
    for height in [6, 12, 9] { #expect(texts(height: height).count == height) }
  }

  @Test func aScreenYieldsRowsToMessagesAndKeepsItsLists() {
    _ = show(Rows(model: model))
    area.fitsLists = true
    let whole = texts(height: 9)
    func rows(yielding count: Int) -> [String] {
      area.rows(within: 9, yielding: count, showsFocus: false).lines.map(\.text)
    }
    #expect(rows(yielding: 4) == whole.prefix(4) + ["… 5 below"])
    #expect(rows(yielding: 100).count == 3)
    #expect(texts(height: 9) == whole)
    #expect(area.rows(within: 2, yielding: 9, showsFocus: false).lines.count == 1)
  }

  @Test func aScreenAndTheMessagesAboveItFitUnlessTheScreenKeepsItsLeastRows() {
    _ = show(Rows(model: model))
    area.fitsLists = true
    for height in 1...30 {
      let whole = texts(height: height)
      for yielded in 0...30 {
        let count = area.rows(within: height, yielding: yielded, showsFocus: false).lines.count
        #expect(count + yielded <= height || count <= ScreenArea.margin(within: height) + 3)
        #expect(count > 0)
      }
      #expect(texts(height: height) == whole)
    }
  }

  @Test func aScreenThatLeavesRoomForMessagesYieldsNoRows() {
    _ = show(Form(model: model))
    let whole = texts(height: 9)
    #expect(area.rows(within: 9, yielding: 6, showsFocus: false).lines.map(\.text) == whole)
  }

  @Test func thePageDownKeyScrollsTheScreen() {
    _ = show(
      VStack(alignment: .leading) {
        ForEach(0..<9, id: \.self) { Text("line \($0)") }
      })
    let pageDown = Key.bytes(Array("\u{1B}[6~".utf8))
    #expect(!area.turnPage(by: pageDown))
    _ = texts(height: 4)
    #expect(area.turnPage(by: pageDown))
    #expect(texts(height: 4).first == "… 3 above")
    #expect(!area.turnPage(by: .enter))
  }

  @Test func aClosedScreenIsNotShown() {
    _ = show(Form(model: model))
    _ = texts(height: 10)
    area.clear()
    #expect(texts(height: 10) == [])
  }
}
