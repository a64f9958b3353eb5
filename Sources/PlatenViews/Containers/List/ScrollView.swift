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
public struct ScrollView<Content: View>: Primitive {
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

  func makeNode(in place: Place) -> Node { ScrollNode(self, in: place) }
}

private final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>> {
  private var lines = 0 {
    didSet { if lines != oldValue { requireLayout() } }
  }
  private var axes: Axis.Set = [] {
    didSet { if axes != oldValue { requireLayout() } }
  }
  /// The first line of the window.
  private var start = 0
  private var shown = 0..<0
  private var count = 0
  private lazy var aboveOrigin = graph.newOrigin()
  private lazy var belowOrigin = graph.newOrigin()

  override var blocksKept: Int { 1 }

  override func evaluate() {
    axes = view.axes
    reading { lines = graph.rows.value }
    setContent(view.content)
  }

  override func makeWidths() -> Widths { content.widths }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let whole = content.arranged(in: Column(proposal: Proposal(width: proposal.width)))
    count = whole.count
    shown =
      axes.contains(.vertical) && !leavesWindow
      ? Window.rows(of: count, from: start, within: proposal.height ?? lines) { _ in 1 }
      : 0..<count
    start = shown.lowerBound
    if shown.count == count { return whole }
    return Block(joining: [
      start > 0 ? cutEnd(start, "above", origin: aboveOrigin) : .empty,
      whole.prefix(shown.upperBound).dropFirst(start),
      shown.upperBound < count
        ? cutEnd(count - shown.upperBound, "below", origin: belowOrigin) : .empty,
    ])
  }

  /// Whether nothing stands in it but a view that shows a window by itself.
  private var leavesWindow: Bool {
    var node = content
    while !(node is any WindowedNode), node.children.count == 1 { node = node.children[0] }
    return node is any WindowedNode
  }

  override func collectControls(into controls: inout ControlList) {
    if !leavesWindow { controls.append(control) }
    super.collectControls(into: &controls)
  }

  private var control: Control {
    let numbers = shown.lowerBound + 1..<shown.upperBound + 1
    return Control(
      .scrollArea, label: "ScrollView",
      value: "\(numbers.first ?? 0)–\(shown.upperBound) of \(count)", isEnabled: true,
      verbs: [.scroll, .focus],
      rows: Control.Rows(
        count: count, shown: numbers, number: { _ in nil }, isSelectable: { _ in false }),
      origin: origin
    ) { [weak self] verb, text in
      guard let self, verb == .scroll, let line = Int(text) else { return }
      start = line - 1
      requireLayout()
    }
  }
}
