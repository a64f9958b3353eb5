import PlatenContext
import PlatenLines
import PlatenNavigation
import Testing

/// Properties of every list.
@MainActor
@Suite struct ListLaws {
  /// > Law: a list follows its rows: after an edit of one range, the first row of the viewport that
  /// > still exists is its first row again, unless the viewport was at the top.
  @Test(arguments: seeds)
  func theViewportStaysAtItsFirstRemainingRow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Rows()
    var naive = NaiveList(lines: Int.random(in: 3...8, using: &random))
    let host = TestGraph(rows: naive.lines, RowsScreen(model: model))
    for _ in 0..<100 {
      let before = Frame(host.graph.block)
      if Bool.random(using: &random), !model.rows.isEmpty {
        let row = Int.random(in: 1...model.rows.count, using: &random)
        host.scroll(to: row)
        naive.start = row - 1
      } else {
        model.rows.replaceSubrange(model.randomRange(&random), with: model.newRows(&random))
      }
      naive.show(model.rows)
      #expect(host.lines == naive.picture)
      let after = Frame(host.graph.block)
      #expect(before.applying(before.patch(to: after)) == after)
      host.graph.dropCaches()
      #expect(host.lines == naive.picture)
    }
    #expect(host.warnings.isEmpty)
  }

  /// > Law: a list shows consecutive rows after any change of its rows.
  @Test(arguments: seeds)
  func theViewportShowsConsecutiveRows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Rows()
    let host = TestGraph(rows: 6, RowsScreen(model: model))
    for _ in 0..<50 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        model.rows.replaceSubrange(model.randomRange(&random), with: model.newRows(&random))
        if Bool.random(using: &random) { model.rows.shuffle(using: &random) }
        if Int.random(in: 0..<4, using: &random) == 0 {
          host.scroll(to: Int.random(in: 1...10, using: &random))
        }
      }
      let shown = host.lines.filter { !$0.hasPrefix("…") }
      let all = model.rows.map { "row \($0)" }
      let starts = (0...all.count).filter { all[$0...].starts(with: shown) }
      #expect(!starts.isEmpty)
      #expect(shown.count == all.count || host.lines.count == 6)
    }
  }

  /// > Law: a row that the program scrolls to is shown, wherever it is and was; an unknown ID moves
  /// > nothing.
  @Test(arguments: seeds)
  func scrollToShowsTheRequestedRow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Rows()
    let host = TestGraph(rows: 6, ScrolledScreen(model: model))
    for _ in 0..<50 {
      if Bool.random(using: &random) {
        model.rows.replaceSubrange(model.randomRange(&random), with: model.newRows(&random))
      }
      if Int.random(in: 0..<4, using: &random) == 0 { model.rows.shuffle(using: &random) }
      if Bool.random(using: &random) { _ = host.lines }
      let anchor = [nil, UnitPoint.top, .center, .bottom].randomElement(using: &random) ?? nil
      if let row = model.rows.randomElement(using: &random) {
        model.proxy?.scrollTo(row, anchor: anchor)
        #expect(host.lines.contains("row \(row)"), "\(row) of \(model.rows)")
      }
      let before = host.lines
      model.proxy?.scrollTo(-1, anchor: anchor)
      #expect(host.lines == before)
    }
  }
}

private final class Rows: ObservableObject {
  @Published var rows = Array(1...30)
  var proxy: ScrollViewProxy?
  private var last = 30

  func randomRange(_ random: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: 0...rows.count, using: &random)
    return start..<min(start + Int.random(in: 0...6, using: &random), rows.count)
  }

  func newRows(_ random: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      last += 1
      return last
    }
  }
}

private struct ScrolledScreen: View {
  let model: Rows

  var body: some View {
    ScrollViewReader { proxy in
      RowsScreen(model: model).onAppear { model.proxy = proxy }
    }
  }
}

private struct RowsScreen: View {
  @ObservedObject var model: Rows

  var body: some View {
    List(model.rows, id: \.self) { Text("row \($0)") }
  }
}

/// A reference implementation of a list that visits all of its rows.
private struct NaiveList {
  let lines: Int
  var start = 0
  private var shown: ArraySlice<Int> = []
  private var rows: [Int] = []

  init(lines: Int) { self.lines = lines }

  mutating func show(_ new: [Int]) {
    if new != rows, start > 0 {
      start = shown.compactMap { new.firstIndex(of: $0) }.first ?? start
    }
    rows = new
    start = max(0, min(start, rows.count - 1))
    if start + lines - 1 >= rows.count { start = max(0, rows.count - lines + 1) }
    if rows.count <= lines { start = 0 }
    let room = lines - (start > 0 ? 1 : 0)
    let isWhole = rows.count - start <= room
    shown = rows[start...].prefix(isWhole ? room : max(room - 1, 1))
  }

  var picture: [String] {
    let below = rows.count - start - shown.count
    return (start > 0 ? ["… \(start) above"] : []) + shown.map { "row \($0)" }
      + (below > 0 ? ["… \(below) below"] : [])
  }
}
