import PlatenViews

extension Session {
  /// The control of a name, if it can be acted on now and no list has to be scrolled for it.
  package func shownControl(named name: String) -> ControlElement? {
    ControlNames(elements).control(named: name)
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
    while let (list, row, end) = ControlNames(elements).row(in: path, after: length) {
      length = end
      if list.rows?.shown.contains(row) == true { continue }
      let row = try operand(String(row), for: .scroll, in: list)
      perform { list.perform(.scroll, row) }
    }
  }

  /// What a text names: of a list the row, by its number from 1 on or by what it says; of a picker
  /// an option, which may be cut as messages cut it; else the text itself.
  func operand(_ text: String, for action: ControlAction, in control: ControlElement)
    throws(InputError)
    -> String
  {
    guard let rows = control.rows else {
      if action != .pick || control.options.contains(text) { return text }
      return control.options.first { $0.shown.isShown(as: text) } ?? text
    }
    let number = try rows.number(of: text, in: control)
    if action == .select, !rows.isSelectable(number) {
      throw .notSelectable(text, control.label, others: rows.shown.filter(rows.isSelectable))
    }
    return String(number)
  }

  /// Brings a row of a list to the place of another.
  func move(_ row: String, to place: String, in control: ControlElement) throws(InputError) {
    guard let rows = control.rows else { return }
    let number = try rows.number(of: row, in: control)
    guard let places = rows.places(number) else {
      let others = rows.shown.filter { rows.places($0) != nil }
      throw .notMovable(row, control.label, others: others)
    }
    let goal = try rows.number(of: place, in: control)
    guard places.contains(goal) else { throw .noPlace(row, control.label, place, among: places) }
    if goal != number { perform { rows.move(number, goal) } }
  }
}

extension ControlElement.Rows {
  /// The number that a text gives, or else that of the first row shown that says the text.
  @MainActor
  fileprivate func number(of text: String, in control: ControlElement) throws(InputError) -> Int {
    if let number = Int(text), number > 0, number <= count { return number }
    let texts = texts()
    if let row = texts.first(where: { $0.text == text }) { return row.number }
    throw .unknownRow(
      text, control.label, count: count,
      similar: Int(text) == nil ? mostSimilar(to: text, among: texts.map(\.text)) : nil)
  }
}
