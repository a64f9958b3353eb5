import PlatenNavigation
import Testing

@testable import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

/// A viewport in its own graph, updated before each access to its parts.
@MainActor
struct TestViewport<V: ViewportView> {
  let host: TestGraph
  private let updatedNode: ViewportNode<V>

  init(rows: Int = 5, _ view: V) throws {
    host = TestGraph(rows: rows, view)
    updatedNode = try #require(host.graph.layerNodes.first as? ViewportNode<V>)
  }

  var node: ViewportNode<V> {
    host.graph.update()
    return updatedNode
  }

  var window: RowWindow { node.rows.window }

  var cursor: ListCursor { node.cursor }

  /// The position of the cursor row, or `nil` before the viewport first receives the focus.
  var cursorRow: Int? { cursor.position.row?.position }

  /// Focuses the viewport.
  func focus() { host.graph.setFocus(host.graph.controls.first, isShown: true) }
}

extension TestViewport where V == List<Never, ForEach<Range<Int>, Int, Text>> {
  /// Creates a list of rows with the IDs 0, 1, … and the numbers 1, 2, ….
  init(count: Int, rows: Int = 5) throws {
    try self.init(rows: rows, List(0..<count) { Text("row \($0 + 1)") })
  }
}
