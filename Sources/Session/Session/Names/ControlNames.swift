import PlatenLines
import PlatenNavigation

/// An index of controls by their names.
///
/// A name is an identifier or a label. In a row of a list, the name follows the row:
/// `List[12]/Delete`.
@MainActor
package struct ControlNames {
  private let controls: [ControlElement]
  /// The row path that precedes the name of each control.
  private var prefixes: [String]
  /// The names of the controls: identifiers first, then labels, each in frame order.
  private var numbered = NumberedNames()
  /// The positions of controls in rows, by name without the row.
  private var bare: [String: [Int]] = [:]

  package init(_ controls: [ControlElement]) {
    self.controls = controls
    prefixes = [String](repeating: "", count: controls.count)
    let lists = Dictionary(
      controls.indices.map { (controls[$0].origin, $0) }, uniquingKeysWith: { first, _ in first })
    // Lists come first, because the names of the controls in their rows begin with the list's name.
    for depth in 0...(controls.map(\.path.count).max() ?? 0) {
      let here = controls.indices.filter { controls[$0].path.count == depth }
      for position in here { setPrefix(of: position, lists) }
      addNames(of: here)
    }
  }

  private mutating func setPrefix(of position: Int, _ lists: [NodeID: Int]) {
    guard let row = controls[position].path.last, let list = lists[row.list] else { return }
    prefixes[position] = "\(name(of: list))[\(row.number)]/"
    bare[ownName(of: position), default: []] += [position]
  }

  private mutating func addNames(of here: [Int]) {
    for position in here { add(controls[position].identifier, of: position) }
    for position in here where controls[position].identifier != controls[position].label {
      add(controls[position].label, of: position)
    }
  }

  private mutating func add(_ name: String?, of position: Int) {
    if let name { numbered.add(name, behind: prefixes[position], at: position) }
  }

  /// Returns the first control with the specified name; `#2` after the name selects the second
  /// control.
  ///
  /// If the name of a control in a row is unique, the row can be omitted. A row without the name of
  /// a control, such as `List[12]`, refers to the only control in that row. If a label contains a
  /// number, such as `People: 2`, the text before the number suffices if it is unique.
  package func control(named name: String) -> ControlElement? {
    if let position = numbered.position(of: name) { return controls[position] }
    if let only = bare[name], only.count == 1 { return controls[only[0]] }
    return name.hasSuffix("]") ? onlyControl(inRow: name) : onlyControl(beforeNumber: name)
  }

  private func onlyControl(beforeNumber name: String) -> ControlElement? {
    let found = controls.filter { control in
      control.label.beforeNumber.map { $0 == name || $0 == name + ":" } ?? false
    }
    return found.count == 1 ? found[0] : nil
  }

  private func onlyControl(inRow name: String) -> ControlElement? {
    var (length, found): (Int, [ControlElement]) = (0, [])
    while let (list, row, end) = row(in: name + "/", after: length) {
      length = end
      found = controls.filter { control in
        control.isSeen
          && control.path.last.map { $0.list == list.origin && $0.number == row } == true
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the row at the start of a name such as `List[12]/Delete`.
  ///
  /// If several lists match, this method uses the list with the shortest name that is longer than
  /// `length`.
  ///
  /// - Returns: The list, the row number, and the number of characters in the list's name.
  func row(in name: String, after length: Int) -> (list: ControlElement, row: Int, end: Int)? {
    let lists = controls.indices.filter { controls[$0].rows != nil }
      .map { (position: $0, name: self.name(of: $0)) }
      .sorted { $0.name.count < $1.name.count }
    for (position, list) in lists where list.count > length && name.hasPrefix(list + "[") {
      let rest = name.dropFirst(list.count + 1)
      let digits = rest.prefix(while: \.isNumber)
      if rest[digits.endIndex...].hasPrefix("]/"), let row = Int(digits) {
        return (controls[position], row, list.count)
      }
    }
    return nil
  }

  /// A unique name for each control, in frame order.
  package var names: [String] { controls.indices.map(name) }

  /// Returns a unique name for one control, which is the same as its entry in ``names``.
  static func name(at position: Int, of controls: [ControlElement]) -> String {
    let control = controls[position]
    let own = control.identifier ?? control.label
    let isTheOnlyOne =
      control.path.isEmpty && own.isPlain
      && controls.indices.allSatisfy { $0 == position || controls[$0].isSurelyNot(own) }
    return isTheOnlyOne ? own : ControlNames(controls).name(of: position)
  }

  private func name(of position: Int) -> String {
    numbered.full(prefixes[position] + ownName(of: position), at: position)
  }

  private func ownName(of position: Int) -> String {
    (controls[position].identifier ?? controls[position].label).shown
  }
}

extension ControlElement {
  /// Returns whether a simple comparison proves that this control does not have the specified plain
  /// name.
  fileprivate func isSurelyNot(_ name: String) -> Bool {
    label.isPlain && label != name && identifier.map { $0.isPlain && $0 != name } != false
  }
}

extension String {
  /// The text before the first digit, without spaces at its end; `nil` without such text or digit.
  fileprivate var beforeNumber: Substring? {
    guard let digit = firstIndex(where: \.isNumber) else { return nil }
    let end = self[..<digit].lastIndex { $0 != " " }
    return end.map { self[...$0] }
  }

  /// Whether the text consists of at most 60 printable ASCII characters, without `#` and `]`.
  fileprivate var isPlain: Bool {
    utf8.count <= 60
      && utf8.allSatisfy { byte in
        byte.isPrintableASCII && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "]")
      }
  }
}
