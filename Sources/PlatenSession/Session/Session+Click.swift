import PlatenLines
import PlatenViews

extension Session {
  /// Performs the effect of a click at a cell of the frame.
  ///
  /// A click in a list moves its cursor to the row, and a click on the cursor row opens the row.
  /// Another click focuses the control at the cell. It also presses a button, link, menu or tab, switches
  /// a toggle or group, and picks an option.
  ///
  /// - Parameters:
  ///   - line: The index of the line in the frame.
  ///   - column: The column of the cell, counted from 0.
  /// - Returns: Whether a control is at the cell.
  @discardableResult
  package func click(line: Int, column: Int) throws(InputError) -> Bool {
    flush()
    let controls = controls(atLine: line)
    if let list = controls.lazy.compactMap({ self.list(around: $0) }).first {
      try click(rowOf: list, atLine: line)
      return true
    }
    let exact = controls.first { cells(of: $0, inLine: line)?.contains(column) == true }
    guard let control = exact ?? (controls.count == 1 ? controls[0] : nil) else { return false }
    let name = name(of: control)
    if control.isFocusable, focusedElement?.origin != control.origin {
      try record("focus", name) { () throws(InputError) in try send(.focus(name)) }
    }
    if let option = option(of: control, atLine: line, column: column) {
      try record("pick", name, option) { () throws(InputError) in
        try send(.pick(.literal(option), of: name))
      }
    } else if exact != nil, let operation = control.primaryOperation {
      let input = operation.action == .press ? Input.press(name) : Input.toggle(name)
      try record(operation.action.rawValue, name) { () throws(InputError) in try send(input) }
    }
    return true
  }

  /// Returns the list of a control, which is the control itself or contains it in a row.
  private func list(around control: ControlElement) -> ControlElement? {
    if control.rows?.cursor != nil { return control }
    let list = control.path.last?.list
    return elements.first { $0.origin == list && $0.rows?.cursor != nil }
  }

  /// Moves the cursor of a list to the row at a line, or opens the row if the cursor is there.
  private func click(rowOf list: ControlElement, atLine line: Int) throws(InputError) {
    let hadFocus = focusedElement?.origin == list.origin
    if !hadFocus {
      let name = name(of: list)
      try record("focus", name) { () throws(InputError) in try send(.focus(name)) }
      flush()
    }
    guard let list = current(list), let cursor = list.rows?.cursor, let start = cursor.number,
      let row = row(of: list, atLine: line)
    else { return }
    if row == start && hadFocus { return try press(.defaultAction) }
    for _ in 0..<abs(row - start) {
      try press(KeyboardShortcut(row > start ? .downArrow : .upArrow, modifiers: []))
    }
  }

  /// Returns the number of the row at a line, which is where the cursor would be shown.
  private func row(of list: ControlElement, atLine line: Int) -> Int? {
    guard let rows = list.rows, let cursor = rows.cursor, let start = cursor.number else {
      return nil
    }
    defer { move(cursor, to: start) }
    return rows.shown.first { number in
      move(cursor, to: number)
      let lines = frame.lines
      return line < lines.count && lines[line].cells(with: .cursorRow) != nil
    }
  }

  private func move(_ cursor: RowCursor, to number: Int) {
    perform { cursor.change(.move(to: number)) }
    flush()
  }

  /// Scrolls the innermost list or scroll view at a line of the frame.
  ///
  /// - Returns: Whether a list or scroll view is at the line.
  package func scroll(atLine line: Int, by distance: Int) throws(InputError) -> Bool {
    flush()
    let lists = elements.filter { $0.rows != nil && lines(of: $0)?.contains(line) == true }
    let innermost = lists.min { lines(of: $0)?.count ?? 0 < lines(of: $1)?.count ?? 0 }
    guard let list = innermost, let rows = list.rows else { return false }
    let last = max(rows.count - rows.shown.count + 1, 1)
    let start = min(max(rows.shown.lowerBound + distance, 1), last)
    if start == rows.shown.lowerBound { return true }
    let name = name(of: list)
    try record("scroll", name, "\(start)") { () throws(InputError) in
      try send(.scroll(name, to: .literal("\(start)")))
    }
    return true
  }

  private func record(
    _ words: String..., work: () throws(InputError) -> Void
  ) throws(InputError) {
    try recordingKeys(words.map(\.quotedIfNeeded).joined(separator: " "), work)
  }

  private func lines(of control: ControlElement) -> Range<Int>? {
    frame.block.lines(from: control.origins(in: frame.block))
  }

  /// Returns the controls on a line, without those that contain another of them.
  private func controls(atLine line: Int) -> [ControlElement] {
    let found = elements.compactMap { control in
      lines(of: control).map { (control: control, lines: $0) }
    }.filter { $0.lines.contains(line) && $0.control.isSeen && $0.control.isEnabled }
    let least = found.map(\.lines.count).min()
    return found.filter { $0.lines.count == least }.map(\.control)
  }

  /// Returns the cells of a control in a line, which are those that would show the focus.
  private func cells(of control: ControlElement, inLine line: Int) -> Range<Int>? {
    focusManager.probe(control) { block in
      guard line < block.count else { return nil }
      return block.lines[line].cells(with: .focused)
    }
  }

  /// Returns the option of a picker whose text is at a cell.
  private func option(of control: ControlElement, atLine line: Int, column: Int) -> String? {
    let text = frame.lines[line]
    return control.options.first { option in
      // The mark in front of an option, such as `( ) `, has four cells.
      text.cells(of: option).contains {
        (max($0.lowerBound - 4, 0)..<$0.upperBound).contains(column)
      }
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
