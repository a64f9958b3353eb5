@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The layout of views in rows and columns, in which each column is as wide as its widest view.
@MainActor
struct GridTable {
  /// The alignment and spacing of the cells.
  struct Look: Equatable {
    var alignment = Alignment.center
    /// The number of cells between columns.
    var between = 1
    /// The number of empty lines between rows.
    var above = 0
  }

  /// A view and the columns that it spans. The columns are `nil` if the view occupies a whole line.
  private struct Cell {
    let item: LayoutItem
    let columns: Range<Int>?
  }

  private struct Row {
    let line: GridLine?
    var cells: [Cell]
  }

  private let look: Look
  private var rows: [Row] = []
  /// The width range of each column, in cells.
  private var columns: [WidthRange] = []
  private var alignments: [Int: HorizontalAlignment] = [:]

  /// Creates a table with the rows that the layout traits of the items specify.
  init(_ items: [LayoutItem], look: Look) {
    self.look = look
    for item in items {
      let line = item.layoutTraits.row
      guard let line else {
        rows.append(Row(line: nil, cells: [Cell(item: item, columns: nil)]))
        continue
      }
      if rows.last?.line?.origin != line.origin { rows.append(Row(line: line, cells: [])) }
      add(item, spanning: item.layoutTraits.columns)
    }
    measure()
  }

  /// Creates a table and fills each row with one item per column.
  ///
  /// Headers and footers occupy whole lines.
  ///
  /// - Parameter limits: The minimum and maximum width of each column, in cells.
  init(_ items: [LayoutItem], in limits: [ClosedRange<Int>], look: Look) {
    self.look = look
    for item in items {
      if !item.isCounted {
        rows.append(Row(line: nil, cells: [Cell(item: item, columns: nil)]))
      } else {
        let isFull = rows.last.map { $0.cells.count == limits.count || $0.cells[0].columns == nil }
        if isFull ?? true { rows.append(Row(line: nil, cells: [])) }
        add(item, spanning: 1)
      }
    }
    measure()
    for (index, limit) in zip(columns.indices, limits) { columns[index].clamp(to: limit) }
  }

  /// Creates a table from rows of items, each of which occupies one column.
  init(rows: [[LayoutItem]], look: Look) {
    self.look = look
    for row in rows {
      self.rows.append(Row(line: nil, cells: []))
      for item in row { add(item, spanning: 1) }
    }
    measure()
  }

  private mutating func add(_ item: LayoutItem, spanning count: Int) {
    let start = rows[rows.count - 1].cells.last?.columns?.upperBound ?? 0
    rows[rows.count - 1].cells.append(Cell(item: item, columns: start..<start + count))
  }

  /// Computes the width range of each column.
  ///
  /// The range of a column is the union of the ranges of the views that occupy only that column. If
  /// a view that spans several columns needs more width, its last column grows.
  private mutating func measure() {
    let cells = rows.flatMap(\.cells)
    let count = cells.compactMap { $0.columns?.upperBound }.max() ?? 0
    columns = [WidthRange](repeating: .none, count: count)
    for cell in cells {
      guard let range = cell.columns else { continue }
      if range.count == 1 {
        columns[range.lowerBound] = columns[range.lowerBound].union(cell.item.widths)
      }
      if let alignment = cell.item.layoutTraits.columnAlignment {
        alignments[range.lowerBound] = alignment
      }
    }
    for cell in cells {
      guard let range = cell.columns, range.count > 1 else { continue }
      let lack = cell.item.widths.ideal - total(of: columns[range].map(\.ideal))
      if lack > 0 { columns[range.upperBound - 1].grow(by: lack) }
    }
  }

  private func total(of widths: some Collection<Int>) -> Int {
    widths.reduce(look.between * max(widths.count - 1, 0), +)
  }

  private var wholeLines: [LayoutItem] {
    rows.flatMap(\.cells).filter { $0.columns == nil }.map(\.item)
  }

  var widths: WidthRange {
    let gaps = WidthRange(fixed: look.between * max(columns.count - 1, 0))
    let all = columns.reduce(gaps, +)
    return wholeLines.reduce(all) { widths, item in
      WidthRange(
        max(widths.min, item.widths.min), max(widths.ideal, item.widths.ideal),
        max(widths.max, item.widths.ideal))
    }
  }

  /// Returns the rows of the table, stacked vertically.
  func block(within width: Int, origin: NodeID) -> Block {
    let gaps = look.between * max(columns.count - 1, 0)
    let shares = WidthDistribution.of(max(width - gaps, 0), among: columns)
    let ideal = wholeLines.map(\.widths.ideal).max() ?? 0
    let all = max(total(of: shares), min(ideal, width))
    var blocks: [Block] = []
    for row in rows {
      let block = block(of: row, in: shares, all: all, origin: origin)
      if block.isEmpty { continue }
      if look.above > 0, !blocks.isEmpty {
        blocks.append(Block([Line](repeating: .empty, count: look.above), origin: origin))
      }
      blocks.append(block)
    }
    return Block(joining: blocks)
  }

  private func block(of row: Row, in shares: [Int], all: Int, origin: NodeID) -> Block {
    let widths = row.cells.map { cell in
      cell.columns.map { total(of: shares[$0]) } ?? all
    }
    var cells = zip(row.cells, widths).map { cell, width in
      (width: width, block: cell.item.block(for: Proposal(width: width)))
    }
    let height = cells.map(\.block.count).max()
    for (index, cell) in row.cells.enumerated() {
      let width = widths[index]
      if cell.item.node.fillsHeight {
        cells[index].block = cell.item.block(for: Proposal(width: width, height: height))
      }
      cells[index].block = cells[index].block.indented(by: offset(of: cells[index], in: cell))
    }
    return PlatenGraph.BlockRow(cells).block(
      spacing: look.between, alignment: row.line?.alignment ?? look.alignment.vertical,
      origin: origin)
  }

  private func offset(of block: (width: Int, block: Block), in cell: Cell) -> Int {
    let own = cell.columns.flatMap { alignments[$0.lowerBound] }
    return (own ?? look.alignment.horizontal).offset(of: block.block.width, in: block.width)
  }
}

extension WidthRange {
  /// Limits all widths in the range to the specified minimum and maximum.
  fileprivate mutating func clamp(to limits: ClosedRange<Int>) {
    func clamped(_ width: Int) -> Int {
      Swift.min(Swift.max(width, limits.lowerBound), limits.upperBound)
    }
    self = WidthRange(clamped(min), clamped(ideal), clamped(max))
  }

  /// Increases the ideal width, and the maximum if necessary, but not the minimum.
  fileprivate mutating func grow(by cells: Int) {
    self = WidthRange(
      min, ideal + cells, Swift.min(Swift.max(max, ideal + cells), WidthRange.unlimited))
  }
}

extension Block {
  /// Returns the block with each nonempty line indented.
  fileprivate func indented(by cells: Int) -> Block {
    cells > 0 ? mapLines { $0.isEmpty ? $0 : $0.indented(by: cells) } : self
  }
}
