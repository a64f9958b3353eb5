import PlatenLines
import PlatenNavigation

/// The input of a pointer: clicks, and steps of a wheel.
@MainActor
package struct PointerInput {
  private let inputs: InputStages
  private let keys: KeyInput
  private let screen: LiveScreen

  init(_ inputs: InputStages, _ keys: KeyInput, on screen: LiveScreen) {
    (self.inputs, self.keys, self.screen) = (inputs, keys, screen)
  }

  /// Performs the effect of a click at a cell of the frame.
  ///
  /// A click focuses the control at the cell. It also presses a button, link, menu or tab, switches a
  /// toggle or group, and picks an option. A click in a list moves its cursor to the row; a click on
  /// the cursor row opens the row, and a click on a link of another row only moves the cursor.
  ///
  /// - Parameters:
  ///   - line: The index of the line in the frame.
  ///   - column: The column of the cell, counted from 0.
  /// - Returns: Whether a control is at the cell.
  @discardableResult
  package func click(line: Int, column: Int) throws(InputError) -> Bool {
    screen.flush()
    let controls = controls(atLine: line)
    let exact = controls.first { cells(of: $0, inLine: line)?.contains(column) == true }
    if let list = controls.lazy.compactMap({ self.list(around: $0) }).first {
      let isInRow = exact?.path.last?.list == list.origin
      let inRow = isInRow && exact?.role != .link ? exact : nil
      if let inRow, inRow.isFocusable, command(of: inRow, atLine: line, column: column) == nil {
        try focus(inRow)
        return true
      }
      try click(rowOf: list, atLine: line, opensRow: inRow == nil)
      if let inRow = inRow.flatMap(screen.current) {
        try perform(command(of: inRow, atLine: line, column: column))
      }
      return true
    }
    guard let control = exact ?? (controls.count == 1 ? controls[0] : nil) else { return false }
    if control.isFocusable { try focus(control) }
    try perform(command(of: control, atLine: line, column: column, isExact: exact != nil))
    return true
  }

  /// Returns the command that picks the option of a control at a cell, or presses or switches the
  /// control; `nil` if a click only focuses the control.
  ///
  /// - Parameter isExact: Whether the cell belongs to the control.
  private func command(
    of control: ControlElement, atLine line: Int, column: Int, isExact: Bool = true
  ) -> ClickCommand? {
    let name = screen.names.name(of: control)
    if let option = option(of: control, atLine: line, column: column) {
      return ClickCommand(.pick(.literal(option), of: name), "pick", name, option)
    }
    guard isExact, let action = control.primaryOperation?.action else { return nil }
    return ClickCommand(action == .press ? .press(name) : .toggle(name), action.rawValue, name)
  }

  private func perform(_ command: ClickCommand?) throws(InputError) {
    guard let command else { return }
    inputs.runDueWork()
    try inputs.recording({ $0.recordLine(command.text, at: $1) }) { () throws(InputError) in
      screen.flush()
      try inputs.perform(.input(command.input))
    }
  }

  private func focus(_ control: ControlElement) throws(InputError) {
    if screen.focusedControl?.origin == control.origin { return }
    let name = screen.names.name(of: control)
    try perform(ClickCommand(.focus(name), "focus", name))
    screen.flush()
  }

  /// Returns the list of a control, which is the control itself or contains it in a row.
  private func list(around control: ControlElement) -> ControlElement? {
    if control.rows?.cursor != nil { return control }
    let list = control.path.last?.list
    return screen.controls.first { $0.origin == list && $0.rows?.cursor != nil }
  }

  /// Moves the cursor of a list to the row at a line, or opens the row if the cursor is there.
  private func click(
    rowOf list: ControlElement, atLine line: Int, opensRow: Bool
  ) throws(InputError) {
    let hadFocus = screen.focusedControl?.origin == list.origin
    try focus(list)
    guard let list = screen.current(list), let row = list.rows?.number(line, screen.frame.block)
    else { return }
    if row == list.rows?.cursor?.number {
      if hadFocus && opensRow { try keys.press(.defaultAction) }
    } else {
      try moveCursor(of: list, to: row)
    }
  }

  /// Moves the cursor of the focused list to a row by the keys that a user would press.
  private func moveCursor(of list: ControlElement, to row: Int) throws(InputError) {
    var number = list.rows?.cursor?.number
    while let start = number, start != row {
      try keys.press(KeyboardShortcut(row > start ? .downArrow : .upArrow, modifiers: []))
      number = screen.current(list)?.rows?.cursor?.number
      guard let number, abs(row - number) < abs(row - start) else { return }
    }
  }

  /// Scrolls the innermost list or scroll view at a line of the frame.
  ///
  /// - Returns: Whether a list or scroll view is at the line.
  package func scroll(atLine line: Int, by distance: Int) throws(InputError) -> Bool {
    screen.flush()
    let lists = screen.controls.filter { $0.rows != nil && lines(of: $0)?.contains(line) == true }
    let innermost = lists.min { lines(of: $0)?.count ?? 0 < lines(of: $1)?.count ?? 0 }
    guard let list = innermost, let rows = list.rows else { return false }
    let last = max(rows.count - rows.shown.count + 1, 1)
    let start = min(max(rows.shown.lowerBound + distance, 1), last)
    if start == rows.shown.lowerBound { return true }
    let name = screen.names.name(of: list)
    try perform(ClickCommand(.scroll(name, to: .literal("\(start)")), "scroll", name, "\(start)"))
    return true
  }

  private func lines(of control: ControlElement) -> Range<Int>? {
    let block = screen.frame.block
    return block.lines(from: control.origins(in: block))
  }

  /// Returns the controls on a line, without those that contain another of them.
  private func controls(atLine line: Int) -> [ControlElement] {
    let found = screen.controls.compactMap { control in
      lines(of: control).map { (control: control, lines: $0) }
    }.filter { $0.lines.contains(line) && $0.control.isSeen && $0.control.isEnabled }
    let least = found.map(\.lines.count).min()
    return found.filter { $0.lines.count == least }.map(\.control)
  }

  /// Returns the cells of a control in a line, which are those that would show the focus.
  private func cells(of control: ControlElement, inLine line: Int) -> Range<Int>? {
    screen.focus.probe(control) { block in
      guard line < block.count else { return nil }
      return block.lines[line].cells(with: .focused)
    }
  }

  /// Returns the option of a picker whose text is at a cell.
  private func option(of control: ControlElement, atLine line: Int, column: Int) -> String? {
    let text = screen.frame.lines[line]
    return control.options.first { option in
      // The mark in front of an option, such as `( ) `, has four cells.
      text.cells(of: option).contains {
        (max($0.lowerBound - 4, 0)..<$0.upperBound).contains(column)
      }
    }
  }
}

extension PointerInput {
  /// The input of a click, and the command by which it is recorded.
  private struct ClickCommand {
    let input: Input
    let text: String

    init(_ input: Input, _ words: String...) {
      self.input = input
      text = words.map(\.quotedIfNeeded).joined(separator: " ")
    }
  }
}

extension Line {
  /// Returns the range from the first to the last cell with an attribute, or `nil` without one.
  fileprivate func cells(with attribute: Style.Attributes) -> Range<Int>? {
    var (column, found) = (0, Range<Int>?.none)
    for run in runs {
      let end = column + run.text.cells
      if run.style.attributes.contains(attribute) {
        found = (found?.lowerBound ?? column)..<end
      }
      column = end
    }
    return found
  }

  /// Returns the cells of each occurrence of a text.
  fileprivate func cells(of part: String) -> [Range<Int>] {
    if part.isEmpty { return [] }
    return text.ranges(of: part).map { range in
      let start = String(text[..<range.lowerBound]).cells
      return start..<start + part.cells
    }
  }
}
