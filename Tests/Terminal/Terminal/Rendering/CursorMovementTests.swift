import Platen
import Testing

@testable import PlatenTerminal

@Suite struct CursorMovementTests {
  private func route(
    rows: Int = 0, from start: Int?, to end: Int?, over text: String? = nil, makesRows: Bool = false
  ) -> CursorMovement.Route {
    let row = text.map { CellRow(Line($0), on: TerminalCapabilities(width: 200, height: 9)) }
    return CursorMovement(rows: rows, start: start, end: end, text: row, style: .plain)
      .shortest(makesRows: makesRows)
  }

  @Test func movingFromAnUnknownColumnSetsTheColumnAbsolutely() {
    let route = route(from: nil, to: 10)
    guard case .toColumn = route.horizontal else {
      Issue.record("\(route)")
      return
    }
    #expect(route.count == CursorMovement.bytes(11))
  }

  @Test func aCarriageReturnIsTheShortestMovementToTheFirstColumn() {
    let route = route(from: 40, to: 0)
    guard case .toStart = route.horizontal else {
      Issue.record("\(route)")
      return
    }
    #expect(route.count == 1)
  }

  @Test func rewritingShortTextReplacesACursorMovement() {
    let route = route(from: 10, to: 12, over: "twelve cells and more")
    guard case .over(let span) = route.horizontal else {
      Issue.record("\(route)")
      return
    }
    #expect(span.count == 2)
    #expect(route.count == 2)
  }

  @Test func movingBackAFewColumnsUsesBackspaces() {
    let route = route(from: 50, to: 48)
    guard case .backspaces = route.horizontal else {
      Issue.record("\(route)")
      return
    }
    #expect(route.count == 2)
  }

  @Test func movingDownUsesNewlinesToCreateMissingRows() {
    let route = route(rows: 2, from: 0, to: 0, makesRows: true)
    guard case .newlines = route.vertical else {
      Issue.record("\(route)")
      return
    }
    #expect(route.count == 2)
  }

  @Test func aCursorMovementToTheSamePositionIsEmpty() {
    #expect(route(from: 3, to: 3).count == 0)
    #expect(route(from: nil, to: nil).count == 0)
  }

  @Test func theLengthOfAMovementIncludesEachDigitOfItsCount() {
    #expect([1, 2, 9, 10, 100].map(CursorMovement.bytes) == [3, 4, 4, 5, 6])
    #expect([0, 1, -1, 2, -12].map(CursorMovement.rowBytes) == [0, 2, 2, 4, 5])
  }
}
