import PlatenViews

extension Session {
  /// Brings each row that a name leads through, as in `List[12]/Delete`, into its list's window.
  ///
  /// - Throws: `InputError.unknownRow` when a list has no row of the number.
  func reveal(_ name: String) throws(InputError) {
    guard name.contains("]/"), Addressing(controls).control(named: name) == nil else { return }
    for mark in name.indices where name[mark...].hasPrefix("]/") {
      guard let start = name[..<mark].lastIndex(of: "["),
        let number = Int(name[name.index(after: start)..<mark]),
        let list = Addressing(controls).control(named: String(name[..<start])),
        let rows = list.rows, !rows.shown.contains(number)
      else { continue }
      let row = try operand(String(number), for: .scroll, in: list)
      perform { list.perform(.scroll, row) }
    }
  }

  /// What a text names: of a list the row, by its number from 1 on or by what it says; of a picker
  /// an option, which may be cut as messages cut it; else the text itself.
  func operand(_ text: String, for verb: Verb, in control: Control) throws(InputError) -> String {
    guard let rows = control.rows else {
      if verb != .pick || control.options.contains(text) { return text }
      return control.options.first { $0.shown == text } ?? text
    }
    guard let number = Int(text) ?? rows.number(text), (1...).contains(number), number <= rows.count
    else { throw .unknownRow(text, control.label, count: rows.count) }
    if verb == .select, !rows.isSelectable(number) { throw .notSelectable(text, control.label) }
    return String(number)
  }
}
