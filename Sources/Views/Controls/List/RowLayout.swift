@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The way in which a viewport measures its rows and joins their lines.
///
/// Lengths are in lines; in cells if the rows are arranged horizontally. The default implementations
/// arrange rows vertically.
@MainActor
protocol RowLayout {
  /// The name that commands use for the control if the control has no label.
  var title: String { get }

  /// The distance between rows.
  var spacing: Int { get }

  /// Whether each row is beside the previous one, not below it.
  var isSideways: Bool { get }

  /// Whether the viewport is always as wide as proposed, regardless of its rows.
  var fillsWidth: Bool { get }

  /// Whether empty lines separate sections.
  var partsSections: Bool { get }

  /// The words that overflow markers use for the two ends of the viewport.
  var ends: (first: String, last: String) { get }

  /// Returns the length of an overflow marker for at most the specified number of rows.
  func markerLength(for count: Int, glyphs: Glyphs) -> Int

  /// Returns the length of the viewport.
  ///
  /// - Parameter lines: The height for proposals without a height.
  func room(in proposal: Proposal, lines: Int) -> Int

  /// Returns the length of a row.
  func length(of block: Block) -> Int

  /// Returns the size proposed to a row.
  func proposal(for row: LayoutItem, in proposal: Proposal) -> Proposal

  /// Adds the indentation and selection mark of the viewport to the lines of a row.
  func finished(_ block: Block, of row: LayoutItem, isSelected: Bool) -> Block

  /// Arranges the visible rows between the overflow markers.
  func arranged(_ rows: [Block], first: Block, last: Block, in proposal: Proposal) -> Block
}

extension RowLayout {
  var spacing: Int { 0 }

  var isSideways: Bool { false }

  var fillsWidth: Bool { false }

  var partsSections: Bool { false }

  var ends: (first: String, last: String) { ("above", "below") }

  func markerLength(for count: Int, glyphs: Glyphs) -> Int { 1 }

  func room(in proposal: Proposal, lines: Int) -> Int { proposal.height ?? lines }

  func length(of block: Block) -> Int { block.count }

  func proposal(for row: LayoutItem, in proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width)
  }

  func finished(_ block: Block, of row: LayoutItem, isSelected: Bool) -> Block { block }

  func arranged(_ rows: [Block], first: Block, last: Block, in proposal: Proposal) -> Block {
    stacked(rows, first: first, last: last, in: proposal)
  }

  /// Stacks the visible rows between the overflow markers. If the proposed height is too small
  /// for a row and both markers, the row is truncated to one line. If the height is still too
  /// small, the first marker is omitted, and then the last marker.
  func stacked(_ rows: [Block], first: Block, last: Block, in proposal: Proposal) -> Block {
    var blocks = [first]
    blocks.reserveCapacity(rows.count + 2)
    blocks += rows
    blocks.append(last)
    let whole = Block(joining: blocks)
    guard let lines = proposal.height, whole.count > lines else { return whole }
    let room = max(lines, 1)
    let last = room > 1 ? last : .empty
    let first = room > 1 + last.count ? first : .empty
    let cut = Block(joining: rows).prefix(room - first.count - last.count)
    return Block(joining: [first, cut, last])
  }
}
