import Foundation
import Platen
import PlatenTestSupport
import Testing

@testable import PlatenSession

/// Laws about the cursor row of any list, for any changes of its rows and any keys.
@MainActor
@Suite struct CursorRowLaws {
  /// > Law: while a list has the focus, its cursor row is visible.
  ///
  /// > Law: the cursor stays at its row while the row is in the list and has lines.
  @Test func theCursorRowStaysVisibleAndKeepsItsRow() throws {
    for seed in Seeds.first(80) {
      var random = SeededGenerator(seed: seed)
      let model = Rows(&random)
      let session = Session(RowsScreen(model: model), size: .init(width: 40, rows: model.height))
      session.screen.showsFocus = Bool.random(using: &random)
      var action = "none"
      for step in 0..<60 {
        // An empty list takes no focus.
        let isEmpty = !model.rows.contains(where: model.hasLines)
        if session.screen.flush().focusedControl?.rows == nil, !isEmpty {
          try session.moveFocus(to: "List")
        }
        let before = cursorRow(in: session, of: model)
        if Bool.random(using: &random) {
          for _ in 0..<Int.random(in: 1...3, using: &random) { model.change(&random) }
          action = "change"
          if let before, model.hasLines(before), model.rows.contains(before) {
            #expect(cursorRow(in: session, of: model) == before, "seed \(seed), step \(step)")
          }
        } else {
          action = press(session, &random)
          if Int.random(in: 0..<4, using: &random) == 0 { model.change(&random) }
        }
        guard let rows = session.screen.flush().focusedControl?.rows else { continue }
        let visible = rows.texts().map(\.number)
        let number = rows.cursor?.number
        #expect(
          visible.isEmpty || number.map(visible.contains) == true, "seed \(seed), step \(step)")
        if model.hasGaps { continue }
        let lines = session.frame.lines
        session.screen.graph.dropCaches()
        #expect(session.flush().frame.lines == lines, "seed \(seed), step \(step), \(action)")
      }
    }
  }

  /// > Law: Down visits all visible rows of a list in order, and Up visits them in reverse order.
  @Test func downAndUpVisitAllRows() throws {
    for seed in Seeds.first(40) {
      var random = SeededGenerator(seed: seed)
      let model = Rows(&random)
      let session = Session(RowsScreen(model: model), size: .init(width: 40, rows: model.height))
      let rows = model.rows.filter(model.hasLines)
      if rows.isEmpty { continue }
      try session.moveFocus(to: "List")
      var visited = [cursorRow(in: session, of: model)]
      for _ in rows.dropFirst() {
        try session.send(.key("down"))
        visited.append(cursorRow(in: session, of: model))
      }
      #expect(visited == rows, "seed \(seed)")
      #expect(throws: InputError.self) { try session.send(.key("down")) }
      for row in rows.dropLast().reversed() {
        try session.send(.key("up"))
        #expect(cursorRow(in: session, of: model) == row, "seed \(seed)")
      }
    }
  }

  private func cursorRow(in session: Session, of model: Rows) -> Int? {
    guard let cursor = session.screen.flush().focusedControl?.rows?.cursor, cursor.filter == nil
    else {
      return nil
    }
    return cursor.number.map { model.rows[$0 - 1] }
  }

  private func press(_ session: Session, _ random: inout SeededGenerator) -> String {
    let keys = [
      "down", "down", "up", "page-down", "page-up", "home", "end", "space", "right", "return",
      "delete", ".", "/", "1", "2", "escape", "tab",
    ]
    let key = keys.randomElement(using: &random) ?? "down"
    try? session.send(.key(key))
    guard Int.random(in: 0..<8, using: &random) == 0 else { return key }
    try? session.send(.scroll("List", to: "\(Int.random(in: 1...10, using: &random))"))
    return "\(key), scroll"
  }
}

/// The rows of a list, which change at random.
@Observable @MainActor
private final class Rows {
  var rows: [Int]
  let height: Int
  /// Whether some of the rows have no lines.
  let hasGaps: Bool
  private var last: Int

  init(_ random: inout SeededGenerator) {
    let count = Int.random(in: 0...25, using: &random)
    (rows, last) = (Array(0..<count), count)
    hasGaps = Bool.random(using: &random)
    height = Int.random(in: 3...8, using: &random)
  }

  /// Whether a row has lines.
  func hasLines(_ row: Int) -> Bool { !hasGaps || row % 7 != 3 }

  func change(_ random: inout SeededGenerator) {
    let place = Int.random(in: 0...rows.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let new = last..<last + Int.random(in: 1...6, using: &random)
      last = new.upperBound
      rows.insert(contentsOf: new, at: place)
    case 1 where !rows.isEmpty: rows.remove(at: min(place, rows.count - 1))
    case 2: rows.removeSubrange(place..<min(place + 5, rows.count))
    case 3: rows.shuffle(using: &random)
    default:
      if let index = rows.indices.randomElement(using: &random) {
        rows.move(fromOffsets: [index], toOffset: place)
      }
    }
  }

  func delete(_ offsets: IndexSet) { rows.remove(atOffsets: offsets) }
}

private struct RowsScreen: View {
  let model: Rows

  var body: some View {
    List {
      Section("rows") {
        ForEach(model.rows, id: \.self) { row in
          if model.hasLines(row) {
            if row % 5 == 0 { Button("row \(row)") {} } else { Text("row \(row)") }
            if row % 3 == 0 { Text("more") }
          }
        }
        .onDelete { model.delete($0) }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}
