@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that scrolls its content vertically, line by line.
///
///     ScrollView {
///       Text(license)
///     }
///
/// A scroll view creates all of its content; a ``List`` or a ``LazyVStack`` creates only the
/// visible part. Overflow markers at the ends of the viewport show the number of hidden lines.
/// Commands number lines from 1: `scroll ScrollView 40`. The view does not scroll horizontally:
/// long lines wrap.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The scrollable axes; without `.vertical`, the view shows all of its content.
  public var axes: Axis.Set
  /// The content that the view scrolls.
  public var content: Content
  /// A closure that receives the number of lines above the viewport whenever it changes.
  package var onScroll: (@MainActor (Int) -> Void)?

  /// Creates a scroll view, which scrolls vertically by default.
  ///
  /// - Parameter showsIndicators: Has no effect: overflow markers always indicate hidden lines.
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
  /// The first line of the viewport or, before the next layout, the line to scroll to.
  private var start = 0
  /// The position in the viewport at which to show the line to scroll to: 0 is the top, 1 the
  /// bottom.
  private var anchor = 0.0
  private var shown = 0..<0
  /// The height of the view, in lines, if only the screen limits it; otherwise `nil`.
  private var freeLines: Int?
  /// All lines of the content, including the hidden ones.
  private var whole = Block.empty
  /// The first line that the view's `onScroll` closure knows.
  private var reportedStart = 0
  private lazy var markers = OverflowMarkers(of: self)

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
    reportStart()
    markers.update(
      before: start > 0 ? start : nil,
      after: shown.upperBound < count ? count - shown.upperBound : nil, by: self)
    let block = Block(joining: [
      markers.first,
      marked(shown.count == count ? whole : whole.prefix(shown.upperBound).dropFirst(start)),
      markers.last,
    ])
    let isFree =
      axes.contains(.vertical) && !leavesWindow && proposal.height == nil && !isInViewport
    freeLines = isFree ? block.count : nil
    return block.owned(by: origin)
  }

  private func reportStart() {
    guard let onScroll = view.onScroll, start != reportedStart else { return }
    reportedStart = start
    graph.schedule(.change) { [start] in onScroll(start) }
  }

  /// Whether the content is a single view that has its own viewport.
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
      summary: { [glyphs = graph.glyphs, count = whole.count] in
        glyphs.asciiSafe(ControlElement.Rows.stretch(numbers, of: count))
      },
      freeLines: freeLines,
      texts: { [weak self] in self?.texts ?? [] },
      scroll: { [weak self] in self?.scroll(toLine: $0) })
    return ControlElement(.scrollArea(rows), label: "ScrollView", isEnabled: true, at: self)
  }

  private func scroll(toLine number: Int) {
    start = number - 1
    setNeedsLayout()
  }

  /// The numbers and text of the visible lines.
  private var texts: [(number: Int, text: String)] {
    zip(shown, whole.prefix(shown.upperBound).dropFirst(start).lines).map { ($0 + 1, $1.text) }
  }

  // MARK: Programmatic scrolling

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

  /// Returns the range of the lines of a node or, if it has no lines, of its nearest ancestor that
  /// has lines.
  private func lines(of node: Node) -> Range<Int>? {
    var node = node
    while node !== self, let parent = node.parent {
      if let lines = whole.lines(from: node.originsBelow) { return lines }
      node = parent
    }
    return nil
  }
}
