import PlatenLines

/// The controls of a screen as they are found, in frame order.
@MainActor
@_spi(Nodes) public struct ControlCollector {
  package private(set) var controls: [ControlElement] = []
  /// What has a name among the rest.
  package private(set) var readings: [LabeledValue] = []
  /// What can be brought up to date among them.
  package private(set) var refreshings: [RefreshableArea] = []
  /// Goes back from the page that lies on top among them, if a user can.
  package var goBack: (@MainActor () -> Void)?
  /// What is said of all that is found; `nil` where nobody listens.
  package var utterances: [Utterance]?
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
    utterances = isHeard ? [] : nil
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

  package var count: Int { controls.count }

  /// Whether it is looked for the controls that a node shows.
  package func wants(_ node: Node) -> Bool { path?.ends(at: node) ?? true }

  package mutating func append(_ control: consuming ControlElement) {
    utterances?.append(Utterance(origin: control.origin, kind: .control(controls.count)))
    if !rowPath.isEmpty { control.location.path = rowPath }
    controls.append(control)
  }

  /// Takes out the first control that stands somewhere.
  package mutating func takeControl(at origin: NodeID) -> ControlElement? {
    for index in controls.indices where controls[index].origin == origin {
      return controls.remove(at: index)
    }
    return nil
  }

  package mutating func append(_ refreshing: RefreshableArea) { refreshings.append(refreshing) }

  package mutating func append(_ reading: LabeledValue) { readings.append(reading) }

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

  /// Gives what was found since a position another label or identifier, where one is given; what
  /// stands in the rows of a list found since then keeps its own.
  package mutating func rename(since start: Int, label: String?, identifier: String?) {
    let depth = rowPath.count
    for index in start..<controls.count where controls[index].path.count == depth {
      if let label { controls[index].naming.label = label }
      if let identifier { controls[index].naming.identifier = identifier }
    }
  }

  /// Gives what was found since a position another value or a hint for who listens, where one is
  /// given; what is secret stays so.
  package mutating func describe(since start: Int, value: String?, hint: String?) {
    let depth = rowPath.count
    for index in start..<controls.count where controls[index].path.count == depth {
      if let value, !controls[index].isSecure { controls[index].naming.value = value }
      if let hint { controls[index].naming.hint = hint }
    }
  }

  /// Gives what is read an identifier: what was found since a position, or else a text by itself.
  package mutating func identifyReadings(
    since start: Int, as identifier: String, in node: Node
  ) {
    if start == readings.count {
      append(LabeledValue(label: identifier, value: node.text, at: node))
    }
    for index in start..<readings.count { readings[index].identifier = identifier }
  }

  /// Gives what was found since a position a label, where it has none.
  package mutating func nameUnlabeled(since start: Int, _ label: String) {
    for index in start..<controls.count
    where controls[index].isUnlabeled && controls[index].path.count == rowPath.count {
      (controls[index].naming.label, controls[index].naming.isNameless) = (label, false)
    }
  }

  /// Has what was found since a position answer to keys, unless that is said nearer to it.
  package mutating func bind(since start: Int, to shortcut: KeyboardShortcut?) {
    for index in start..<controls.count where controls[index].chosenShortcut == nil {
      controls[index].chosenShortcut = .some(shortcut)
    }
  }

  /// Has a press of what was found since a position do something else, too, or nothing but that.
  package mutating func addPress(
    since start: Int, _ action: @escaping @MainActor () -> Void, isInstead: Bool
  ) {
    for index in start..<controls.count {
      controls[index].addPress(action, isInstead: isInstead)
    }
  }

  /// Notes that what was found since a position does not stand on the screen.
  package mutating func hide(since start: Int) {
    for index in start..<controls.count { controls[index].location.isSeen = false }
  }

  /// Ties what was found since a position to a focus state.
  package mutating func tie(since start: Int, to link: FocusLink) {
    for index in start..<controls.count { controls[index].focusLinks.append(link) }
  }
}
