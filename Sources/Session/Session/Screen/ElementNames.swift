import PlatenLines
import PlatenNavigation

/// The elements of a screen's topmost layer, by their names.
///
/// The layer is the one of the last update: call ``LiveScreen/flush()`` first.
@MainActor
package struct ElementNames {
  private let screen: LiveScreen

  init(on screen: LiveScreen) { self.screen = screen }

  private var snapshot: ScreenSnapshot { screen.snapshot }

  /// A unique name for each control of the topmost layer.
  package var controls: [String] { snapshot.controlNames.names }

  /// A unique name for each control and each labeled value.
  package var all: [String] { controls + snapshot.readingNames.names }

  // MARK: Controls

  /// Returns the control with the specified name. A list scrolls to a row on the path of the name.
  ///
  /// - Throws: The errors of ``Session/control(named:)``.
  package func control(named name: String) throws(InputError) -> ControlElement {
    try reveal(name)
    guard let control = shownControl(named: name) else { throw missing(name) }
    return control
  }

  /// Returns the available control with the specified name, without scrolling a list.
  package func shownControl(named name: String) -> ControlElement? {
    snapshot.controlNames.control(named: name)
  }

  /// Returns the error for a name that no available control has.
  func missing(_ name: String) -> InputError {
    let names = controls
    if let modal = snapshot.top?.modal, snapshot.covered.contains(where: { $0.has(name) }) {
      return .behind(name, modal, existing: names)
    }
    return .unknownControl(name, similar: mostSimilar(to: name, among: names), existing: names)
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
      screen.perform { list.perform(.scroll(to: row)) }
      screen.flush()
    }
  }

  /// Returns the unique name of a control.
  ///
  /// - Complexity: O(*n*) in the number of nodes in the layer.
  func name(of control: ControlElement) -> String {
    let controls = screen.controls
    let position = controls.firstIndex { $0.origin == control.origin }
    return position.map { ControlNames.name(at: $0, of: controls) } ?? control.label
  }

  // MARK: Controls and labeled values

  /// Returns the control or labeled value with the specified name.
  ///
  /// - Throws: The errors of ``Session/value(of:)``.
  func element(named name: String) throws(InputError) -> NamedElement {
    if let element = shownElement(named: name) { return element }
    if let modal = snapshot.top?.modal, snapshot.covered.contains(where: { $0.shows(name) }) {
      throw .behind(name, modal, existing: controls)
    }
    let names = all
    throw .unknownControl(name, similar: mostSimilar(to: name, among: names), existing: names)
  }

  /// Returns the control or labeled value with the specified name, or `nil` if there is none.
  func shownElement(named name: String) -> NamedElement? {
    if let control = shownControl(named: name) { return .control(control) }
    return snapshot.readingNames.reading(named: name).map(NamedElement.reading)
  }
}

extension LiveScreen {
  /// The elements of the topmost layer by their names.
  package var names: ElementNames { ElementNames(on: self) }
}

extension Layer {
  fileprivate func has(_ name: String) -> Bool {
    ControlNames(controls).control(named: name) != nil
  }

  fileprivate func shows(_ name: String) -> Bool {
    has(name) || LabeledValueNames(readings).reading(named: name) != nil
  }
}

/// An element on the screen that has a name.
@MainActor
enum NamedElement {
  case control(ControlElement)
  case reading(LabeledValue)

  /// The displayed value, or an empty string if the value is secret.
  var value: String {
    switch self {
    case .control(let control): control.isSecure ? "" : control.value ?? control.label
    case .reading(let reading): reading.value
    }
  }

  /// Returns the nodes that produce the element's lines in a block, including adjacent nodes on
  /// these lines.
  func origins(in block: Block) -> Set<NodeID> {
    switch self {
    case .control(let control): control.origins(in: block)
    case .reading(let reading): reading.origins(in: block)
    }
  }
}
