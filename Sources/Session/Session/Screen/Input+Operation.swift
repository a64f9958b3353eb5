import PlatenLines
import PlatenNavigation

extension Input {
  /// Returns the operation on a control, resolving text operands to options and row numbers.
  ///
  /// - Returns: `nil` for an input that only moves the focus to the control.
  @MainActor
  func operation(
    on control: ControlElement, _ secrets: SecretStore
  ) throws(InputError) -> ControlOperation? {
    let text = try secrets.text(of: text)
    switch action {
    case .press: return .press
    case .toggle: return .toggle
    case .increment: return .increment
    case .decrement: return .decrement
    case .set: return .set(text)
    case .type: return .type(text)
    case .clear: return .clear
    case .submit: return .submit
    case .pick: return .pick(control.option(shownAs: text))
    case .select: return .select(row: try control.selectableRow(text))
    case .scroll: return .scroll(to: try control.row(text))
    case .move:
      let place = try secrets.text(of: place ?? self.text)
      return try control.moving(text, to: place)
    case .focus, .dismiss, .refresh, .key: return nil
    }
  }
}

extension ControlElement {
  /// Returns the option of a picker that the specified text refers to; the text may be truncated as
  /// in messages.
  fileprivate func option(shownAs text: String) -> String {
    let options = options
    if options.contains(text) { return text }
    return options.first { $0.shown.isShown(as: text) } ?? text
  }

  /// Returns the row number in the specified text, or the number of the first row in the viewport
  /// with that text.
  fileprivate func row(_ text: String) throws(InputError) -> Int {
    let number = Int(text)
    let count = rows?.count ?? 0
    if let number, number > 0, number <= count { return number }
    let texts = rows?.texts() ?? []
    if let row = texts.first(where: { $0.text == text }) { return row.number }
    throw .unknownRow(
      text, label, count: count,
      similar: number == nil ? mostSimilar(to: text, among: texts.map(\.text)) : nil)
  }

  fileprivate func selectableRow(_ text: String) throws(InputError) -> Int {
    let number = try row(text)
    guard let rows, !rows.isSelectable(number) else { return number }
    throw .notSelectable(text, label, others: rows.shown.filter(rows.isSelectable))
  }

  /// Returns the operation that moves a row to the position of another row.
  fileprivate func moving(
    _ row: String, to place: String
  ) throws(InputError) -> ControlOperation {
    let number = try self.row(row)
    guard let rows, let places = rows.places(number) else {
      let others = rows.map { rows in rows.shown.filter { rows.places($0) != nil } } ?? []
      throw .notMovable(row, label, others: others)
    }
    let goal = try self.row(place)
    guard places.contains(goal) else { throw .noPlace(row, label, place, among: places) }
    return .move(row: number, to: goal)
  }
}
