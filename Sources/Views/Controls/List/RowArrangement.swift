@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The arrangement of the rows in a viewport: which rows exist, and the lines of the visible ones.
///
/// Rows are created during layout, because their heights determine how many fit. A row that was
/// created but does not fit is retained, because it can shrink. Rows outside the viewport are
/// removed with their state.
@MainActor
final class RowArrangement {
  /// The node that shows the rows.
  unowned let node: Node
  let window = RowWindow()
  var layout: any RowLayout
  /// The selected rows, or `nil` if the viewport has no selection.
  var selection: (any RowSelection)?
  /// The texts of the rows, or `nil` if they have to be found in the views of the rows.
  var texts: RowTexts?
  /// The maximum height of the viewport, in lines, for proposals without a height.
  var lines = 0
  /// The lines of the open menu, and the position of the row above them.
  var menu: (position: Int, lines: Block)?
  /// The overflow markers at the ends of the viewport.
  private(set) var markers: OverflowMarkers
  /// The origin of the empty lines between sections.
  private let gapOrigin: NodeID
  /// The rows whose lines may have changed since the last layout.
  private var changedRows: [Node] = []
  /// Whether all rows need layout, because a change may affect more than individual rows, or because
  /// the proposal differs.
  private(set) var isStale = true

  init(of node: Node, in layout: any RowLayout, gapOrigin: NodeID) {
    (self.node, self.layout, self.gapOrigin) = (node, layout, gapOrigin)
    markers = OverflowMarkers(of: node)
  }

  // MARK: Invalidation

  /// Requires a layout of all rows, without a notification of the node's ancestors.
  func markStale() { isStale = true }

  /// Invalidates the layout of all rows.
  func setNeedsLayout() {
    isStale = true
    node.setNeedsLayout()
  }

  /// Invalidates the layout of a single row whose lines or traits may have changed.
  func setNeedsLayout(of row: Node) {
    changedRows.append(row)
    node.setNeedsLayout()
  }

  /// Scrolls to a position. Rows that remain in the viewport are not laid out again.
  func scroll(to position: Int, anchor: Double) {
    window.scroll(to: position, anchor: anchor)
    node.setNeedsLayout()
  }

  /// Marks all rows as laid out.
  func endLayout() { (changedRows, isStale) = ([], false) }

  // MARK: Layout

  /// Lays out the changed rows if no other row moves.
  ///
  /// - Returns: Whether the lines of any row changed; `nil` if all rows need layout.
  func updateRows(in proposal: Proposal) -> Bool? {
    var isChanged = false
    let layout = layout
    for row in changedRows {
      guard let index = laidOutIndex(of: row) else { return nil }
      let old = window.laidOut[index]
      var new = laidOut(old.item, at: old.position, in: proposal)
      if new.lines.isIdentical(to: old.lines), new.isSelected == old.isSelected { continue }
      if index == 0 { new = new.withoutGap }
      guard new.block.isEmpty == old.block.isEmpty,
        layout.length(of: new.block) == layout.length(of: old.block)
      else { return nil }
      window.replace(at: index, with: new)
      isChanged = true
    }
    return isChanged
  }

  private func laidOutIndex(of row: Node) -> Int? {
    let rows = window.laidOut
    // A closure would check its isolation for every row.
    for index in rows.indices where rows[index].node === row { return index }
    return nil
  }

  /// Lays out the rows that fit in the viewport from a position, and creates those that do not exist.
  ///
  /// - Parameter reserved: The number of lines that are not available for rows and markers.
  func rows(
    from start: Int, anchor: Double, reserving reserved: Int, in proposal: Proposal
  ) -> FittingRows {
    // Rows above the start are found in descending order.
    var (above, below) = ([LaidOutRow](), [LaidOutRow]())
    let (layout, spacing, index) = (layout, layout.spacing, window.index)
    let viewport = Viewport(
      count: index.count, room: layout.room(in: proposal, lines: lines) + spacing - reserved,
      markerLength: layout.markerLength(for: index.numbered, glyphs: node.graph.glyphs))
    let range = viewport.rows(from: start, anchor: anchor) { position in
      guard let row = row(at: position, in: proposal) else { return 0 }
      if position < start { above.append(row) } else { below.append(row) }
      return row.block.isEmpty ? 0 : layout.length(of: row.block) + spacing
    }
    return FittingRows(in: range, of: above.reversed() + below)
  }

  /// Returns the row at a position after its layout, or `nil` if its ID is a duplicate.
  func row(at position: Int, in proposal: Proposal) -> LaidOutRow? {
    knownRow(at: position)
      ?? window.index.row(at: position).map { laidOut($0, at: position, in: proposal) }
  }

  /// Returns the row at a position as of the last layout, unless it may have changed or is the first
  /// row, which has lost its gap.
  private func knownRow(at position: Int) -> LaidOutRow? {
    let rows = window.laidOut
    guard !isStale, let first = rows.first else { return nil }
    let index = position - first.position
    guard index > 0, index < rows.count, rows[index].position == position else { return nil }
    for changed in changedRows where changed === rows[index].node { return nil }
    return rows[index]
  }

  /// Returns a row as laid out in the viewport, including the empty line that separates the row
  /// from another section.
  private func laidOut(_ row: LayoutItem, at position: Int, in proposal: Proposal) -> LaidOutRow {
    let layout = layout
    let lines = row.block(for: layout.proposal(for: row, in: proposal))
    let isSelected = selection?.isSelected(at: position, in: window.index) ?? false
    var block = layout.finished(lines, of: row, isSelected: isSelected)
    if let menu, menu.position == position { block = Block(joining: [block, menu.lines]) }
    let hasGap = layout.partsSections && !block.isEmpty && window.index.startsPart(at: position)
    if hasGap { block = Block(joining: [Block([.empty], origin: gapOrigin), block]) }
    return LaidOutRow(
      position: position, item: row, isSelected: isSelected, lines: lines, gap: hasGap ? 1 : 0,
      block: block)
  }

  /// Shows the rows that fit in the viewport, and removes all others.
  func show(_ rows: FittingRows) {
    let (shown, index) = (rows.range, window.index)
    index.retainRows(in: rows.retained, shown: shown)
    window.show(rows.rows, from: shown.lowerBound)
    markers.update(
      before: shown.lowerBound == 0 ? nil : index.numbers(before: shown.lowerBound),
      after: shown.upperBound == index.count ? nil : index.numbers(from: shown.upperBound),
      ends: layout.ends, by: node)
  }
}
