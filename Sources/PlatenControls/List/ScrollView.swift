@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that is shown by a window of its lines where it is too high.
///
///     ScrollView {
///       Text(licence)
///     }
///
/// All of it is made; to make only what is shown, put a ``List`` or a ``LazyVStack`` in its place.
/// Lines at the ends of the window say how many are cut off there. Commands count lines from 1:
/// `scroll ScrollView 40`. Sideways nothing scrolls: lines wrap.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The directions in which it scrolls; without the vertical one all is shown.
  public var axes: Axis.Set
  /// What is shown by a window.
  public var content: Content

  /// A view that scrolls.
  ///
  /// - Parameter showsIndicators: Without effect: the window always says what is cut off.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node {
    ScrollNode(self, in: context.adding(.scrolls))
  }
}

private final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>>, ScrollingNode {
  private var lines = 0 {
    didSet { setNeedsLayout(ifChanged: lines, from: oldValue) }
  }
  private var axes: Axis.Set = [] {
    didSet { setNeedsLayout(ifChanged: axes, from: oldValue) }
  }
  /// The first line of the window, or the one that it is to show next.
  private var start = 0
  /// Where in the window the line stands that is to be shown next: 0 at its top, 1 at its bottom.
  private var anchor = 0.0
  private var shown = 0..<0
  /// The lines that it takes, where nothing but the screen limits them.
  private var freeLines: Int?
  /// All lines, those that are not shown included.
  private var whole = Block.empty
  private lazy var aboveOrigin = graph.newNodeID()
  private lazy var belowOrigin = graph.newNodeID()

  override var blocksKept: Int { 1 }

  override func evaluate() {
    axes = view.axes
    tracking { lines = graph.rows.value }
    setContent(view.content)
  }

  override func makeWidthRange() -> WidthRange { content.widths }

  var scrollsVertically: Bool { axes.contains(.vertical) }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let leavesWindow = leavesWindow
    let inner = Proposal(width: proposal.width, height: leavesWindow ? proposal.height : nil)
    whole = content.arranged(in: StackLayout(proposal: inner))
    let count = whole.count
    let viewport = Viewport(count: count, room: proposal.height ?? lines)
    shown =
      axes.contains(.vertical) && !leavesWindow
      ? viewport.rows(from: start, anchor: anchor) { _ in 1 } : 0..<count
    (start, anchor) = (shown.lowerBound, 0)
    let block = Block(joining: [
      start > 0 ? overflowMarker(start, "above", origin: aboveOrigin) : .empty,
      marked(shown.count == count ? whole : whole.prefix(shown.upperBound).dropFirst(start)),
      shown.upperBound < count
        ? overflowMarker(count - shown.upperBound, "below", origin: belowOrigin) : .empty,
    ])
    let isFree =
      axes.contains(.vertical) && !leavesWindow && proposal.height == nil && !isInViewport
    freeLines = isFree ? block.count : nil
    return block.owned(by: origin)
  }

  /// Whether nothing stands in it but a view that shows a window by itself.
  private var leavesWindow: Bool {
    var node = content
    while !(node is any ViewportLayoutNode), node.children.count == 1 { node = node.children[0] }
    return node is any ViewportLayoutNode
  }

  override func collectControls(into controls: inout ControlCollector) {
    if !leavesWindow, controls.wants(self) { controls.append(control) }
    super.collectControls(into: &controls)
  }

  private var control: ControlElement {
    let numbers = shown.lowerBound + 1..<shown.upperBound + 1
    let rows = ControlElement.Rows(
      count: whole.count, shown: numbers,
      summary: asciiSafe(ControlElement.Rows.stretch(numbers, of: whole.count)),
      freeLines: freeLines,
      texts: { [weak self] in self?.texts ?? [] },
      scroll: { [weak self] in self?.scroll(toLine: $0) })
    return ControlElement(.scrollArea(rows), label: "ScrollView", isEnabled: true, at: self)
  }

  private func scroll(toLine number: Int) {
    start = number - 1
    setNeedsLayout()
  }

  /// What the lines in the window say, with their numbers.
  private var texts: [(number: Int, text: String)] {
    zip(shown, whole.prefix(shown.upperBound).dropFirst(start).lines).map { ($0 + 1, $1.text) }
  }

  // MARK: What the program does

  func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let node = content.node(ofID: id), let lines = lines(of: node) else { return false }
    if anchor == nil, shown.lowerBound <= lines.lowerBound, lines.upperBound <= shown.upperBound {
      return true
    }
    self.anchor = anchor?.shareAbove ?? (lines.lowerBound < shown.lowerBound ? 0 : 1)
    start = lines.lowerBound + Int((Double(lines.count - 1) * self.anchor).rounded())
    setNeedsLayout()
    return true
  }

  /// The lines of a view; where they are not told from those of others, the lines of all these.
  private func lines(of node: Node) -> Range<Int>? {
    var node = node
    while node !== self, let parent = node.parent {
      if let lines = whole.lines(from: node.originsBelow) { return lines }
      node = parent
    }
    return nil
  }
}
