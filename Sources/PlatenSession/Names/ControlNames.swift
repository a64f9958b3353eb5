import PlatenLines
import PlatenViews

/// How controls are found by name, and what each is called.
///
/// A name is an identifier or a label; in the rows of a list it stands behind the row:
/// `List[12]/Delete`.
@MainActor
package struct ControlNames {
  private let controls: [ControlElement]
  /// What stands before the name of each control: the row that it is in.
  private var prefixes: [String]
  /// Those of an identifier first, then those of a label, each in frame order.
  private var numbered = NumberedNames()
  /// The positions of those in rows, by their names without the row.
  private var bare: [String: [Int]] = [:]

  package init(_ controls: [ControlElement]) {
    self.controls = controls
    prefixes = [String](repeating: "", count: controls.count)
    let lists = Dictionary(
      controls.indices.map { (controls[$0].origin, $0) }, uniquingKeysWith: { first, _ in first })
    // Lists first: the names of what is in their rows begin with theirs.
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

  /// The first control of a name; with `#2` behind the name the second, and so on. What stands in a
  /// row is also found without it, if it is the only one of its name, and by the row alone, if it is the
  /// only one there: `List[12]`.
  package func control(named name: String) -> ControlElement? {
    if let position = numbered.position(of: name) { return controls[position] }
    if let only = bare[name], only.count == 1 { return controls[only[0]] }
    return name.hasSuffix("]") ? onlyControl(inRow: name) : nil
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

  /// The row that a name leads through, as `List[12]/Delete` does: of the list of the shortest name
  /// with which it begins that has more characters than a length.
  ///
  /// - Returns: The list, the number of the row, and how many characters the list's name has.
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

  /// A name for each control, by which it is found.
  package var names: [String] { controls.indices.map(name) }

  /// A name for one of some controls, by which it is found: the same as among the ``names`` of all.
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
  /// Whether one look tells that a plain name is not one of this control's.
  fileprivate func isSurelyNot(_ name: String) -> Bool {
    label.isPlain && label != name && identifier.map { $0.isPlain && $0 != name } != false
  }
}

extension String {
  /// Whether it is shown as it is, and is no name with a number or in a row.
  fileprivate var isPlain: Bool {
    utf8.count <= 60
      && utf8.allSatisfy { byte in
        byte.isPrintableASCII && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "]")
      }
  }
}
