import PlatenLines

/// The controls of a screen as they are found, in frame order.
@MainActor
package struct ControlList {
  private(set) var controls: [Control] = []
  /// Whether a view among them keeps the user from closing what they stand in.
  private(set) var forbidsDismissal = false
  /// The list around what is found now, and the numbers of its rows by their nodes; a row that is
  /// not there is not shown, and one without a number is a header or a footer.
  private var list: (origin: Origin, numbers: [ObjectIdentifier: Int?])?
  /// The rows around what is found now, the innermost last.
  private var path: [Control.RowPlace] = []

  var count: Int { controls.count }

  mutating func append(_ control: Control) { controls.append(control.placed(in: path)) }

  mutating func forbidDismissal() { forbidsDismissal = true }

  /// Finds what stands in the rows of a list.
  mutating func enterList(
    _ origin: Origin, rows: [ObjectIdentifier: Int?], find: (inout ControlList) -> Void
  ) {
    let outer = list
    list = (origin, rows)
    find(&self)
    list = outer
  }

  /// Finds what stands in a row, if that is shown.
  mutating func enterRow(of node: Node, find: (inout ControlList) -> Void) {
    guard let list, let number = list.numbers[ObjectIdentifier(node)] else { return }
    if let number { path.append(Control.RowPlace(list: list.origin, number: number)) }
    find(&self)
    if number != nil { path.removeLast() }
  }

  /// Gives what was found since a position another label or identifier, where one is given; what
  /// stands in the rows of a list found since then keeps its own.
  mutating func rename(since start: Int, label: String?, identifier: String?) {
    let depth = path.count
    for index in start..<controls.count where controls[index].path.count == depth {
      if let label { controls[index].label = label }
      if let identifier { controls[index].identifier = identifier }
    }
  }

  /// Gives what was found since a position a label, where it has none.
  mutating func nameUnlabelled(since start: Int, _ label: String) {
    for index in start..<controls.count
    where controls[index].label.isEmpty && controls[index].path.count == path.count {
      controls[index].label = label
    }
  }

  /// Ties what was found since a position to a focus state.
  mutating func tie(since start: Int, to link: FocusLink) {
    for index in start..<controls.count { controls[index].focusLinks.append(link) }
  }
}
