import PlatenLines

/// The controls of a screen as they are found, in frame order.
@MainActor
@_spi(Nodes) public struct ControlCollector {
  private var elements = AccessibilityElements()
  /// What can be brought up to date among them.
  package private(set) var refreshings: [RefreshableArea] = []
  /// Goes back from the page that lies on top among them, if a user can.
  package var goBack: (@MainActor () -> Void)?
  /// The list around what is found now.
  private var list: List?
  /// The row around what is found now.
  private var row: List.Row?
  /// The rows around what is found now, the innermost last.
  private var rowPath: [ControlElement.RowPlace] = []
  /// The way to the node at which it is looked for controls; `nil` where all are.
  let path: NodePath?

  /// What is found in a node and below.
  ///
  /// - Parameters:
  ///   - path: The way to the node at which it is looked for controls, unless all are.
  ///   - isHeard: Whether what is found is to be said, too.
  package init(of node: Node, along path: NodePath? = nil, isHeard: Bool = false) {
    self.path = path
    if isHeard { elements.utterances = [] }
    node.addControls(to: &self)
  }

  /// A list, and the rows of it that are shown.
  package struct List {
    /// A row by its position, and by its number, which headers and footers have not.
    package typealias Row = (position: Int, number: Int?)

    package let origin: NodeID
    package let rows: [ObjectIdentifier: Row]
    /// What users cannot do to the row at a position.
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

  /// The controls that were found, in frame order.
  package var controls: [ControlElement] { elements.controls }

  /// The labeled values among the rest.
  package var readings: [LabeledValue] { elements.readings }

  /// What is read aloud of all that was found.
  var utterances: [Utterance] { elements.utterances ?? [] }

  /// Whether what is found is read aloud.
  package var isHeard: Bool { elements.utterances != nil }

  /// Whether it is looked for the controls that a node shows.
  package func wants(_ node: Node) -> Bool { path?.ends(at: node) ?? true }

  // MARK: Elements

  package mutating func append(_ control: consuming ControlElement) {
    let index = elements.controls.count
    elements.utterances?.append(Utterance(origin: control.origin, kind: .control(index)))
    if !rowPath.isEmpty { control.location.path = rowPath }
    elements.controls.append(control)
  }

  package mutating func append(_ refreshing: RefreshableArea) { refreshings.append(refreshing) }

  /// Adds a text, if anybody listens.
  package mutating func say(
    _ text: @autoclosure () -> String, as kind: Utterance.Kind = .text, at origin: NodeID
  ) {
    elements.say(text(), as: kind, at: origin)
  }

  /// Takes out the first control of an identity.
  package mutating func takeControl(at origin: NodeID) -> ControlElement? {
    let index = elements.controls.firstIndex { $0.origin == origin }
    return index.map { elements.controls.remove(at: $0) }
  }

  // MARK: Subtrees

  /// Finds the elements inside a view, and maps the subtree that they form.
  package mutating func subtree(
    _ find: (inout ControlCollector) -> Void, map: (inout AccessibilitySubtree) -> Void
  ) {
    var subtree = AccessibilitySubtree(openedAfter: elements, depth: rowPath.count)
    find(&self)
    subtree.close(&elements, map: map)
  }

  /// Finds the elements inside a view, and maps how they are read aloud, if anybody listens.
  package mutating func subtree(
    _ find: (inout ControlCollector) -> Void,
    mapTexts: (inout AccessibilitySubtree) -> Void
  ) {
    if isHeard { subtree(find, map: mapTexts) } else { find(&self) }
  }

  /// Finds elements that are not read aloud; the controls among them can be acted on.
  package mutating func findSilently(_ find: (inout ControlCollector) -> Void) {
    let utterances = elements.utterances.take()
    find(&self)
    elements.utterances = utterances
  }

  /// Finds controls that are not on the screen, and can be acted on by name.
  package mutating func findUnseen(_ find: (inout ControlCollector) -> Void) {
    findSilently { controls in
      controls.subtree(find, map: { $0.mapControls { $0.location.isSeen = false } })
    }
  }

  // MARK: Rows

  /// Finds what stands in the rows of a list.
  package mutating func visit(_ list: List, find: (inout ControlCollector) -> Void) {
    let outer = (self.list, row)
    (self.list, row) = (list, nil)
    find(&self)
    (self.list, row) = outer
  }

  /// Finds what stands in a row, if that is shown.
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

  /// Whether users cannot do something to the row around what is found now.
  package func rowRefuses(_ action: RowActions) -> Bool {
    guard let list, let row else { return false }
    return list.refused(row.position).contains(action)
  }
}
