import PlatenLines
import PlatenNavigation

// The elements on the screen after the last update, and methods that find elements by name.

extension Session {
  /// The controls of the topmost layer, in frame order.
  ///
  /// The topmost layer is the last of the ``modals``, or the screen if no modal is presented.
  public var controls: [Control] {
    flush()
    return elements.map(Control.init)
  }

  /// The modals above the screen, from bottom to top. Only the topmost modal receives input.
  public var modals: [Modal] {
    flush()
    return layers.compactMap(\.modal)
  }

  /// The kind of the topmost modal and the lines of the frame that show it, or `nil` if no modal is
  /// above other lines.
  ///
  /// - Complexity: O(1).
  package var topModal: (kind: Modal.Kind, lines: Range<Int>)? {
    guard graph.coveredCount > 0, let kind = graph.topModalKind else { return nil }
    return (kind, graph.coveredCount..<max(graph.block.count, graph.coveredCount))
  }

  /// The snapshot of the screen after the last update.
  var snapshot: ScreenSnapshot { output.snapshot(of: graph) }

  /// The screen itself and the modals above it, from bottom to top.
  package var layers: [Layer] { snapshot.layers }

  /// The internal representations of the controls in the topmost layer.
  package var elements: [ControlElement] { snapshot.controls }

  /// A unique name for each control of the topmost layer.
  package var controlNames: [String] { snapshot.controlNames.names }

  /// The screen as a screen reader announces it.
  package var speech: SpokenScreen {
    guard let footer = footer?.speech(of: self), !footer.isEmpty else { return graph.speech }
    return graph.speech.followed(by: footer)
  }

  /// Returns the first control with the specified identifier or label; identifiers take precedence.
  ///
  /// The name `label#2` selects the second control with that label. The name `List[12]/label`
  /// selects a control in row 12 of a list, and scrolls the list to that row.
  ///
  /// - Throws: `InputError.unknownControl`, `InputError.unknownRow`, or `InputError.behind` if the
  ///   control is behind a modal.
  public func control(named name: String) throws(InputError) -> Control {
    flush()
    return Control(try element(named: name))
  }

  /// Returns the element of the control with the specified name, like ``control(named:)``.
  package func element(named name: String) throws(InputError) -> ControlElement {
    try reveal(name)
    guard let control = shownControl(named: name) else { throw missing(name) }
    return control
  }

  /// Returns the error for a name that no available control has.
  func missing(_ name: String) -> InputError {
    let names = controlNames
    if let modal = snapshot.top?.modal, snapshot.covered.contains(where: { $0.has(name) }) {
      return .behind(name, modal, existing: names)
    }
    return .unknownControl(name, similar: mostSimilar(to: name, among: names), existing: names)
  }

  /// Returns the available control with the specified name, without scrolling a list.
  package func shownControl(named name: String) -> ControlElement? {
    snapshot.controlNames.control(named: name)
  }

  /// Scrolls each list on the path of a name, such as `List[12]/Delete` or `List[12]`, to its row.
  ///
  /// - Throws: `InputError.unknownRow` if a list has no row with that number.
  /// - Complexity: O(*n*) in the length of the name, for each nested list.
  package func reveal(_ name: String) throws(InputError) {
    let path = name.hasSuffix("]") ? name + "/" : name
    guard path.contains("]/"), shownControl(named: name) == nil else { return }
    var length = 0
    while let (list, row, end) = snapshot.controlNames.row(in: path, after: length) {
      length = end
      guard let rows = list.rows, !rows.shown.contains(row) else { continue }
      guard row > 0, row <= rows.count else {
        throw .unknownRow(String(row), list.label, count: rows.count, similar: nil)
      }
      perform { list.perform(.scroll(to: row)) }
      flush()
    }
  }

  /// Returns the unique name of a control.
  ///
  /// - Complexity: O(*n*) in the number of nodes in the layer.
  func name(of control: ControlElement) -> String {
    let position = elements.firstIndex { $0.origin == control.origin }
    return position.map { ControlNames.name(at: $0, of: elements) } ?? control.label
  }

  /// Returns the current state of a control, or `nil` if the control is no longer available in the
  /// topmost layer.
  func current(_ control: ControlElement) -> ControlElement? {
    flush()
    return graph.current(control)
  }
}

extension Layer {
  fileprivate func has(_ name: String) -> Bool {
    ControlNames(controls).control(named: name) != nil
  }
}
