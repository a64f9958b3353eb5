import PlatenLines
import PlatenViews

// What is on the screen after the last update, and how it is found by name.

extension Session {
  /// The controls that can be acted on, in frame order: those of the topmost of the ``modals``,
  /// or of the screen if there is none.
  public var controls: [Control] {
    flush()
    return elements.map(Control.init)
  }

  /// What is shown above the screen, the topmost last: only in that can be acted.
  public var modals: [Modal] {
    flush()
    return layers.compactMap(\.modal)
  }

  /// The layers and names after the last update.
  var snapshot: ScreenSnapshot { output.snapshot(of: graph) }

  /// The screen itself and what is shown above it, the topmost last.
  package var layers: [Layer] { snapshot.layers }

  /// The controls that can be acted on, as the nodes describe them.
  package var elements: [ControlElement] { snapshot.controls }

  /// A name for each of the controls, by which it is found.
  package var controlNames: [String] { snapshot.controlNames.names }

  /// What the screen says where it is read aloud.
  package var speech: SpokenScreen {
    guard let footer = footer?.speech(of: self), !footer.isEmpty else { return graph.speech }
    return graph.speech.followed(by: footer)
  }

  /// The control of a name: the first of that identifier, else the first of that label; `label#2`
  /// is the second, and `List[12]/label` stands in the twelfth row of a list, which is scrolled
  /// there.
  ///
  /// - Throws: `InputError.unknownControl`, `InputError.unknownRow`, or `InputError.behind` if it
  ///   cannot be acted on now.
  public func control(named name: String) throws(InputError) -> Control {
    flush()
    return Control(try element(named: name))
  }

  /// The element of a control; as ``control(named:)``.
  package func element(named name: String) throws(InputError) -> ControlElement {
    try reveal(name)
    guard let control = shownControl(named: name) else { throw missing(name) }
    return control
  }

  /// Why no control of a name can be acted on.
  func missing(_ name: String) -> InputError {
    let names = controlNames
    if let modal = snapshot.top?.modal, snapshot.covered.contains(where: { $0.has(name) }) {
      return .behind(name, modal, existing: names)
    }
    return .unknownControl(name, similar: mostSimilar(to: name, among: names), existing: names)
  }

  /// The control of a name, if it can be acted on now and no list has to be scrolled for it.
  package func shownControl(named name: String) -> ControlElement? {
    snapshot.controlNames.control(named: name)
  }

  /// Brings each row that a name leads through, as in `List[12]/Delete` or `List[12]`, into its list's
  /// window.
  ///
  /// - Throws: `InputError.unknownRow` when a list has no row of the number.
  /// - Complexity: O(*n*) in the length of the name, for each list in a list.
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

  /// A name of a control, by which it is found.
  ///
  /// - Complexity: O(*n*) in the nodes of the layer.
  func name(of control: ControlElement) -> String {
    let position = elements.firstIndex { $0.origin == control.origin }
    return position.map { ControlNames.name(at: $0, of: elements) } ?? control.label
  }

  /// A control as it is now, if it can be acted on in the topmost layer still.
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
