import Foundation
import PlatenLines

/// Views side by side.
///
///     HStack {
///       Text("Total")
///       Spacer()
///       Text("12")
///     }
///
/// Each view gets the width that it can do with; the rest is shared out, the least flexible view
/// first. Spacing is in points, 8 a cell; without it there is one cell.
public struct HStack<Content: View>: Primitive {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNode(in place: Place) -> Node { HStackNode(self, in: place) }
}

private final class HStackNode<Content: View>: ContainerNode<HStack<Content>> {
  override func evaluate() {
    setContent(view.content)
    requireLayout()
  }

  private var units: [any Unit] {
    var units: [any Unit] = []
    content.collectUnits(into: &units)
    return units.filter { $0.widths().most > 0 }
  }

  private var spacing: Int { view.spacing.map(Points.cells) ?? 1 }

  override func makeWidths() -> Widths {
    let units = units
    let gaps = Widths(fixed: spacing * max(units.count - 1, 0))
    return units.reduce(gaps) { $0 + $1.widths() }
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let units = units
    let room = proposal.width - spacing * max(units.count - 1, 0)
    let shares = shareOut(room, among: units.map { $0.widths() })
    var cells = zip(units, shares).map { unit, width in
      RowCell(width: width, block: unit.block(for: Proposal(width: width)))
    }
    let height = cells.map(\.block.count).max() ?? 0
    for (index, unit) in units.enumerated() {
      if let block = unit.block(filling: height) { cells[index].block = block }
    }
    let lines = joined(cells, height: height)
    if let old, old.lines == lines { return old }
    return Block(lines, origin: origin)
  }

  private func joined(_ cells: [RowCell], height: Int) -> [Line] {
    let gap = Line.spaces(spacing)
    let columns = cells.map { $0.lines(height: height, alignment: view.alignment) }
    return (0..<height).map { row in
      columns.map { $0[row] }.joined(separator: gap)
    }
  }
}

/// The cells of each view in a row: the least that it can do with, and a share of the rest, the
/// least flexible first.
func shareOut(_ room: Int, among widths: [Widths]) -> [Int] {
  var shares = widths.map(\.least)
  var free = room - shares.reduce(0, +)
  let order = widths.indices.sorted {
    (widths[$0].flexibility, $0) < (widths[$1].flexibility, $1)
  }
  for (served, index) in order.enumerated() where free > 0 {
    let share = min(widths[index].flexibility, free / (order.count - served))
    shares[index] += share
    free -= share
  }
  return shares
}

extension Widths {
  fileprivate var flexibility: Int { most - least }
}

/// One view in a row, with the cells that it got.
private struct RowCell {
  let width: Int
  var block: Block

  /// As many lines as the row has, each as wide as the cell.
  func lines(height: Int, alignment: VerticalAlignment) -> [Line] {
    let above = alignment.offset(of: block.count, in: height)
    let lines = [Line](repeating: .empty, count: above) + block.lines
    let below = [Line](repeating: .empty, count: height - lines.count)
    return (lines + below).map { $0.padded(to: width) }
  }
}
