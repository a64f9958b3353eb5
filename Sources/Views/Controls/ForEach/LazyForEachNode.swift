import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The node of a `ForEach` in a viewport, which creates rows only for the elements in view.
///
/// An update does not traverse the collection: elements are accessed by position. When the
/// collection changes, the node searches two ranges for the element of each existing row: the range
/// of the old positions, and that range shifted by the change in count. Rows therefore keep their
/// state when elements are inserted or removed above them.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, RowProvider
{
  private typealias Row = LazyRowNode<Data.Element, ID, Content>

  /// The elements as of the last evaluation.
  private var elements: IdentifiedElements<Data, ID>
  /// The rows that exist, each a ``LazyRowNode``.
  private var rows = RealizedRows()
  private var hasReportedDuplicate = false
  /// The viewport that contains the rows.
  private weak var viewport: (any ViewportLayoutNode)?

  /// Creates a node that skips view comparison, which would require comparing all elements.
  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    elements = IdentifiedElements(data: view.data, id: view.id)
    super.init(view, in: context.adding(.skipsComparison))
    viewport = parent?.nearestViewport
  }

  override var children: [Node] { rows.nodes }

  override var visibleChildren: [Node] { rows.shown }

  private static func row(_ node: Node) -> Row { unsafeDowncast(node, to: Row.self) }

  override func evaluate() {
    let old = rowCount
    elements = IdentifiedElements(data: view.data, id: view.id)
    let growth = rowCount - old
    if !rows.nodes.isEmpty { findRows(movedBy: growth) }
    setNeedsLayout()
  }

  var rowCount: Int { elements.count }

  private func elementID(at position: Int) -> ID {
    Graph.unobserved { elements.id(at: position) }
  }

  func traits(at position: Int) -> ViewTraits {
    var traits =
      rows.row(at: position).map(Self.row)?.content.viewTraits ?? probing(position, \.viewTraits)
    traits.tags.append(Tagged(tag: elementID(at: position), node: self))
    return traits
  }

  func id(at position: Int) -> AnyHashable { AnyHashable(elementID(at: position)) }

  func text(at position: Int) -> String {
    rows.row(at: position)?.text ?? probing(position, \.text)
  }

  /// Returns a property of an element's view without a row, by creating a temporary row as a probe.
  private func probing<Value>(_ position: Int, _ property: (Node) -> Value) -> Value {
    var values = EnvironmentValues()
    values.isProbe = true
    let nowhere = EnvironmentScope(parent: scope)
    _ = nowhere.set(values.changes)
    let row = LazyRowNode(
      rowView(elementID(at: position), at: position),
      in: context(scope: nowhere, isInViewport: false))
    defer { row.unmount() }
    return property(row.content)
  }

  func position(ofID id: AnyHashable) -> Int? {
    for row in rows.nodes where Self.row(row).ids.contains(id) { return row.index }
    guard let own = id.base as? ID else { return nil }
    let start = rows.kept.all.lowerBound
    // Search nearby rows first, because programs usually scroll by a short distance.
    return position(of: own, near: start, within: rows.kept.all.count)
      ?? position(of: own, near: start, within: rowCount)
  }

  func position(ofID id: AnyHashable, near position: Int, within reach: Int) -> Int? {
    (id.base as? ID).flatMap { self.position(of: $0, near: position, within: reach) }
  }

  private func position(of id: ID, near position: Int, within reach: Int) -> Int? {
    Graph.unobserved { elements.position(of: id, near: position, within: reach) }
  }

  var canMove: Bool { view.move != nil }

  func move(from position: Int, to destination: Int) {
    view.move?(IndexSet(integer: position), destination > position ? destination + 1 : destination)
  }

  // MARK: Rows

  /// Assigns the existing rows to the new positions of their elements and removes the other rows.
  private func findRows(movedBy offset: Int) {
    let old = rows.nodes.map(Self.row)
    let before = (old.first?.index ?? 0)..<(old.last?.index ?? 0) + 1
    var positions: [ID: Int] = [:]
    for range in [before, before.lowerBound + offset..<before.upperBound + offset] {
      for position in range.clamped(to: 0..<rowCount) {
        let id = elementID(at: position)
        if positions[id] == nil { positions[id] = position }
      }
    }
    rows.removeAll()
    var places: [Int] = []
    var gone: [Node] = []
    for row in old {
      if let position = positions.removeValue(forKey: row.view.id) {
        rows.insert(row, at: position)
        places.append(position)
        row.update(to: rowView(row.view.id, at: position))
      } else {
        gone.append(row)
      }
    }
    graph.didReplace(gone, with: [], under: self)
    notifyReordered(to: places)
  }

  private func rowView(_ id: ID, at position: Int) -> LazyRow<Data.Element, ID, Content> {
    LazyRow(id: id, element: elements.element(at: position), content: view.content)
  }

  func row(at position: Int) -> (any DrawableNode)? {
    if let row = rows.row(at: position) { return Self.row(row) }
    let id = elementID(at: position)
    // A closure would check its isolation for every row.
    for row in rows.nodes where Self.row(row).view.id == id {
      reportDuplicate(id)
      return nil
    }
    let row = LazyRowNode(rowView(id, at: position), in: context(isInViewport: false))
    rows.insert(row, at: position)
    return row
  }

  func retainRows(in range: Range<Int>, shown: Range<Int>) {
    guard let gone = rows.retain(range, shown: shown) else { return }
    var new: [Node] = []
    for row in rows.nodes {
      if !shown.contains(row.index) { row.disappear() } else if !row.isMounted { new.append(row) }
    }
    graph.didReplace(gone, with: new, under: self)
  }

  func retainRows(at positions: [Int]) {
    let gone = rows.retain(at: positions)
    graph.didReplace(gone, with: rows.nodes.filter { !$0.isMounted }, under: self)
  }

  private func reportDuplicate(_ id: ID) {
    if hasReportedDuplicate { return }
    hasReportedDuplicate = true
    graph.warn(
      """
      ForEach in \(name): the id \(id) occurs more than once; only the first visible row \
      with it is shown
      """)
  }

  /// Reports the row to the viewport, which can lay out that row separately.
  override func childNeedsLayout(_ child: Node) -> Bool {
    guard let viewport else { return true }
    viewport.rowNeedsLayout(child)
    return false
  }

  // MARK: Layout

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    items.append(LayoutItem(node: self))
  }

  /// Returns the existing rows, stacked vertically.
  func block(for proposal: Proposal, in modifiers: ArraySlice<any LayoutModifier>) -> Block {
    Block(joining: rows.nodes.map(Self.row).map { $0.block(for: proposal, in: modifiers) })
  }

  override func collectControls(into controls: inout ControlCollector) {
    for node in rows.nodes where controls.shows(row: node) {
      let row = Self.row(node)
      controls.enterRow(of: row) {
        row.addControls(to: &$0)
        guard view.delete != nil, $0.wants(row), !$0.rowRefuses(.delete) else { return }
        $0.findUnseen { $0.append(deletion(of: row)) }
      }
    }
  }

  private func deletion(of row: Row) -> ControlElement {
    let button = ControlKind.Button(takesFocus: false) { [weak self, weak row] in
      if let self, let row, row.parent === self { view.delete?(IndexSet(integer: row.index)) }
    }
    return ControlElement(
      .button(button), label: "Delete", isEnabled: EnvironmentValues(scope).isEnabled, at: row,
      origin: row.deletionOrigin)
  }
}

extension Node {
  /// The viewport that contains this node, or the node itself if it is a viewport.
  fileprivate var nearestViewport: (any ViewportLayoutNode)? {
    var node: Node? = self
    while let next = node {
      if let viewport = next as? any ViewportLayoutNode { return viewport }
      node = next.parent
    }
    return nil
  }
}
