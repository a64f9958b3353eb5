import PlatenContext
import PlatenLines
import PlatenNavigation
import Testing

/// Laws for rows of a viewport that update independently of their list.
@MainActor
@Suite struct RowUpdateLaws {
  /// > Law: rows that update independently look as if all rows had been laid out from scratch,
  /// > whatever else changes in the same turn: inserted and removed rows, the selection, the focus,
  /// > the scroll position.
  @Test(arguments: seeds)
  func incrementalRowUpdatesMatchAFullLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let stages = [
      TestGraph(rows: 7, ListScreen(model: model)), TestGraph(rows: 9, StackScreen(model: model)),
      TestGraph(rows: 6, TaggedScreen(model: model)),
    ]
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        model.change(&random)
        for host in stages where Int.random(in: 0..<4, using: &random) == 0 {
          host.act(at: Int.random(in: 1...10, using: &random), &random)
        }
      }
      for host in stages {
        let before = Frame(host.graph.block)
        let shown = host.styledLines
        let after = Frame(host.graph.block)
        #expect(before.applying(before.patch(to: after)) == after)
        host.graph.dropCaches()
        #expect(shown == host.styledLines, "step \(step)")
      }
    }
  }
}

extension TestGraph {
  /// The current lines of the screen, with their styles.
  fileprivate var styledLines: [Line] {
    graph.update()
    return graph.block.lines
  }

  /// Scrolls the viewport, or moves the focus to it or away from it.
  fileprivate func act(at row: Int, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: graph.controls.first?.perform(.scroll(to: row))
    case 1: graph.setFocus(graph.controls.first, isShown: true)
    default: graph.setFocus(nil, isShown: true)
    }
  }
}

@MainActor
private final class Model: ObservableObject {
  @MainActor
  final class Row: ObservableObject, Identifiable {
    nonisolated let id: Int
    @Published var text: String
    @Published var kind = "a"

    init(id: Int) {
      self.id = id
      text = "row \(id)"
    }
  }

  @Published var rows = (0..<12).map { Row(id: $0) }
  @Published var chosen: Set<Int> = []
  @Published var kind: String? = "b"
  private var last = 12

  /// Changes the text of some rows, the list of rows, or the selection.
  func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &random) {
    case 8:
      let row = Int.random(in: rows.indices, using: &random)
      rows[row].kind = ["a", "b", "c"][Int.random(in: 0..<3, using: &random)]
    case 9: kind = [nil, "a", "b"][Int.random(in: 0..<3, using: &random)]
    case 0: insert(&random)
    case 1 where rows.count > 4: rows.remove(at: Int.random(in: rows.indices, using: &random))
    case 2: chosen.formSymmetricDifference([Int.random(in: 0..<12, using: &random)])
    default:
      let row = Int.random(in: rows.indices, using: &random)
      let texts = ["one", "a longer text", "two\nlines", "日本", rows[row].text]
      rows[row].text = texts[Int.random(in: texts.indices, using: &random)]
    }
  }

  private func insert(_ random: inout SeededGenerator) {
    rows.insert(Row(id: last), at: Int.random(in: 0...rows.count, using: &random))
    last += 1
  }
}

private struct RowView: View {
  @ObservedObject var row: Model.Row

  var body: some View { Text(row.text) }
}

private struct ListScreen: View {
  @ObservedObject var model: Model

  var body: some View {
    List(selection: $model.chosen) {
      Section("even") {
        ForEach(model.rows.filter { $0.id.isMultiple(of: 2) }) { RowView(row: $0) }
      }
      Section("odd") { ForEach(model.rows.filter { $0.id % 2 == 1 }) { RowView(row: $0) } }
    }
  }
}

/// Rows that set their own selection tags and IDs.
private struct TaggedScreen: View {
  @ObservedObject var model: Model

  var body: some View {
    List(selection: $model.kind) { ForEach(model.rows) { TaggedRow(row: $0) } }
  }
}

private struct TaggedRow: View {
  @ObservedObject var row: Model.Row

  var body: some View { Text(row.text).tag(row.kind).id(row.kind) }
}

private struct StackScreen: View {
  @ObservedObject var model: Model

  var body: some View {
    LazyVStack(spacing: 16) {
      ForEach(model.rows) { RowView(row: $0).padding(.leading, 8) }
    }
  }
}
