import PlatenLines

/// A collector that finds the controls of a screen in frame order.
@MainActor
@_spi(Nodes) public struct ControlCollector {
  private var elements = AccessibilityElements()
  /// The refreshable areas that the collector found.
  package private(set) var refreshings: [RefreshableArea] = []
  /// The action that navigates back from the topmost page, if the user can go back.
  package var goBack: (@MainActor () -> Void)?
  /// The list that contains the elements being collected.
  private var list: List?
  /// The row that contains the elements being collected.
  private var row: List.Row?
  /// The path of rows that contain the elements being collected, with the innermost last.
  private var rowPath: [ControlElement.RowPlace] = []
  /// The path to the node being searched, or `nil` to search all nodes.
  private(set) var path: NodePath?
  /// Whether the collector describes the controls of the node being searched.
  private let describes: Bool
  /// The row whose controls are collected, or `nil` to collect controls everywhere.
  private var wantedRow: ControlElement.RowPlace?
  /// Whether the search has reached the node at the end of its path.
  package private(set) var hasFoundNode = false

  /// Collects the elements of a node and its descendants.
  ///
  /// - Parameters:
  ///   - path: The path to the node being searched, or `nil` to search all nodes.
  ///   - describes: Whether to describe the controls; otherwise, the collector only determines
  ///     whether it can reach the node being searched.
  ///   - row: The row of a list to whose controls the search is limited; the path must lead to the
  ///     list.
  ///   - isHeard: Whether to collect utterances.
  package init(
    of node: Node, along path: NodePath? = nil, describes: Bool = true,
    row: ControlElement.RowPlace? = nil, isHeard: Bool = false
  ) {
    (self.path, self.describes, wantedRow) = (path, describes, row)
    if isHeard { elements.utterances = [] }
    node.addControls(to: &self)
  }

  /// A list and its visible rows.
  package struct List {
    /// The position of a row and its number. The number is `nil` for headers and footers.
    package typealias Row = (position: Int, number: Int?)

    package let origin: NodeID
    package let rows: [ObjectIdentifier: Row]
    /// A closure that returns the actions that are disabled for the row at a position.
    package let refused: @MainActor (Int) -> RowActions

    package init(
      origin: NodeID, rows: [ObjectIdentifier: Row],
      refused: @escaping @MainActor (Int) -> RowActions
    ) {
      self.origin = origin
      self.rows = rows
      self.refused = refused
    }
  }

  /// The controls found by the collector, in frame order.
  package var controls: [ControlElement] { elements.controls }

  /// The labeled values that the collector found outside controls.
  package var readings: [LabeledValue] { elements.readings }

  /// The utterances for all elements that the collector found.
  var utterances: [Utterance] { elements.utterances ?? [] }

  /// Whether the collector collects utterances.
  package var isHeard: Bool { elements.utterances != nil }

  /// Returns whether the search includes the controls of a node.
  package mutating func wants(_ node: Node) -> Bool {
    if let wantedRow { return rowPath.last == wantedRow }
    guard let path else { return true }
    guard path.ends(at: node) else { return false }
    hasFoundNode = true
    return describes
  }

  // MARK: Elements

  package mutating func append(_ control: consuming ControlElement) {
    let index = elements.controls.count
    elements.utterances?.append(
      Utterance(origin: control.origin, kind: .control(index), isInRow: row != nil))
    if !rowPath.isEmpty { control.location.path = rowPath }
    elements.controls.append(control)
  }

  package mutating func append(_ refreshing: RefreshableArea) { refreshings.append(refreshing) }

  /// Appends spoken text, if the collector collects utterances.
  package mutating func say(
    _ text: @autoclosure () -> String, as kind: Utterance.Kind = .text, at origin: NodeID
  ) {
    elements.say(text(), as: kind, at: origin, isInRow: row != nil)
  }

  /// Removes and returns the first control with the specified identity.
  package mutating func takeControl(at origin: NodeID) -> ControlElement? {
    // A closure would check its isolation.
    for index in elements.controls.indices where elements.controls[index].origin == origin {
      return elements.controls.remove(at: index)
    }
    return nil
  }

  // MARK: Subtrees

  /// Collects all elements inside a node in the place of this collector, without adding them.
  ///
  /// A node whose own elements depend on those inside it collects them in this way, and adds them with
  /// ``append(_:of:map:)``. A search of all nodes would otherwise collect them twice, which doubles
  /// the cost for each such node in which they are nested.
  package func collected(in node: Node) -> ControlCollector {
    var collector = self
    (collector.path, collector.wantedRow) = (nil, nil)
    collector.elements = AccessibilityElements()
    if isHeard { collector.elements.utterances = [] }
    collector.refreshings = []
    node.addControls(to: &collector)
    return collector
  }

  /// Appends the elements that were collected in a node, as far as the search includes them, and
  /// modifies their subtree.
  package mutating func append(
    _ collected: ControlCollector, of node: Node, map: (inout AccessibilitySubtree) -> Void
  ) {
    subtree({ $0.append(collected, of: node) }, map: map)
  }

  private mutating func append(_ collected: ControlCollector, of node: Node) {
    if path != nil || wantedRow != nil { return node.addControls(to: &self) }
    elements.append(collected.elements)
    refreshings += collected.refreshings
    goBack = collected.goBack
  }

  /// Finds the elements inside a view and modifies their subtree.
  package mutating func subtree(
    _ find: (inout ControlCollector) -> Void, map: (inout AccessibilitySubtree) -> Void
  ) {
    var subtree = AccessibilitySubtree(openedAfter: elements, depth: rowPath.count)
    find(&self)
    subtree.close(&elements, map: map)
  }

  /// Finds the elements inside a view and modifies their utterances, if utterances are collected.
  package mutating func subtree(
    _ find: (inout ControlCollector) -> Void,
    mapTexts: (inout AccessibilitySubtree) -> Void
  ) {
    if isHeard { subtree(find, map: mapTexts) } else { find(&self) }
  }

  /// Finds elements without collecting their utterances. Controls among them can still be used.
  package mutating func findSilently(_ find: (inout ControlCollector) -> Void) {
    let utterances = elements.utterances.take()
    find(&self)
    elements.utterances = utterances
  }

  /// Finds controls that are not visible but can be used by name.
  package mutating func findUnseen(_ find: (inout ControlCollector) -> Void) {
    findSilently { controls in
      controls.subtree(find, map: { $0.mapControls { $0.location.isSeen = false } })
    }
  }

  // MARK: Rows

  /// Returns whether the search includes the row of a list with the specified number.
  package func wants(row number: Int?, of list: NodeID) -> Bool {
    guard let wantedRow, wantedRow.list == list else { return true }
    return wantedRow.number == number
  }

  /// Finds the elements in the rows of a list.
  package mutating func visit(_ list: List, find: (inout ControlCollector) -> Void) {
    let outer = (self.list, row)
    (self.list, row) = (list, nil)
    find(&self)
    (self.list, row) = outer
  }

  /// Returns whether the search includes a row of the list that is being searched.
  package func shows(row node: Node) -> Bool { list?.rows[ObjectIdentifier(node)] != nil }

  /// Finds the elements in a row, if the row is visible.
  package mutating func enterRow(of node: Node, find: (inout ControlCollector) -> Void) {
    guard let list, let row = list.rows[ObjectIdentifier(node)] else { return }
    let outer = self.row
    self.row = row
    if let number = row.number {
      rowPath.append(ControlElement.RowPlace(list: list.origin, number: number))
    }
    find(&self)
    if row.number != nil { rowPath.removeLast() }
    self.row = outer
  }

  /// Returns whether an action is disabled for the enclosing row.
  package func rowRefuses(_ action: RowActions) -> Bool {
    guard let list, let row else { return false }
    return list.refused(row.position).contains(action)
  }
}
