import PlatenLines

/// Views over each other, the first at the back.
///
///     ZStack(alignment: .topTrailing) {
///       Text("12:00 in Zurich")
///       Text("!").bold()
///     }
///
/// A view in front covers the cells in which it has something; spaces before and behind its lines
/// let through what is at the back. A colour or a shape without a frame is as large as the others
/// are, and hides none of their text. A view in front of a list or a vertical scroll view stands
/// below its rows, unless the stack aligns at the top: SwiftUI's list reaches to the bottom of the
/// screen, and this one is as high as its rows.
public struct ZStack<Content: View>: Primitive {
  let alignment: Alignment
  let content: Content

  /// Views over each other, smaller ones aligned in the largest.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeNode(in place: Place) -> Node { ZStackNode(self, in: place) }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>> {
  private var alignment = Alignment.center {
    didSet { if alignment != oldValue { requireLayout() } }
  }

  override var isCompared: Bool { false }

  override func evaluate() {
    alignment = view.alignment
    setContent(view.content)
  }

  private var units: [Unit] {
    var units: [Unit] = []
    content.addUnits(to: &units)
    return units
  }

  override func makeWidths() -> Widths {
    var widths = units.reduce(Widths.none) { $0.union($1.widths) }
    widths.label = 0
    return widths
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let units = units.backToFront
    let floor = floor(of: units)
    let lower = units[floor...].map { $0.ownBlock(for: proposal) }
    let upper = units[..<floor].map { $0.ownBlock(for: proposal.lowered(by: lower.height)) }
    let room = (upper + lower).room(height: upper.height + lower.height) ?? proposal
    let blocks = zip(units, upper + lower).map { unit, own in own ?? unit.block(for: room) }
    let height = max(upper.height + lower.height, blocks.map(\.count).max() ?? 0)
    let end = height - lower.height
    let rows = units.enumerated().map { index, unit in
      unit.fills ? 0..<height : index < floor ? 0..<end : end..<height
    }
    return layered(blocks, in: rows, height: height).unless(equalTo: old)
  }

  /// The blocks over each other, each aligned in its rows.
  private func layered(_ blocks: [Block], in rows: [Range<Int>], height: Int) -> Block {
    let width = blocks.map(\.width).max() ?? 0
    var layers = Layers(width: width, height: height)
    for (block, rows) in zip(blocks, rows) { layers.put(block, alignment, in: rows) }
    return Block(layers.lines, origin: origin).widened(to: width)
  }

  /// How many of the views stand in the upper part of the stack: all, up to the first with a list.
  ///
  /// The others are in front of the list, and stand below its rows.
  private func floor(of units: [Unit]) -> Int {
    let list =
      alignment.vertical == .top ? nil : units.firstIndex { $0.node.containsVerticalScroller }
    return list.map { $0 + 1 } ?? units.count
  }
}

extension Unit {
  /// Its lines; `nil` if it is as large as what it stands with.
  fileprivate func ownBlock(for proposal: Proposal) -> Block? {
    fills ? nil : block(for: Proposal(width: proposal.width, height: proposal.height))
  }
}

extension [Block?] {
  /// The lines of the highest.
  fileprivate var height: Int { compactMap(\.?.count).max() ?? 0 }

  /// The room that they take in a height; `nil` if there is none of them.
  fileprivate func room(height: Int) -> Proposal? {
    compactMap(\.?.width).max().map { Proposal(width: $0, height: height) }
  }
}
