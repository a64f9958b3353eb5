/// Says what to write to a terminal so that a prompt stands at its end.
///
/// It keeps what it has painted, and writes only the rows that differ. What is to stand above the
/// prompt is written between ``erased()`` and the next ``painted(_:)``.
struct PromptPainter {
  private var shown: PromptLayout?

  /// Writes a prompt in place of the one that is there, if any.
  mutating func painted(_ layout: PromptLayout) -> String {
    if shown == layout { return "" }
    defer { shown = layout }
    guard let shown else {
      return layout.rows.joined(separator: "\r\n") + move(layout.rows.count - 1, to: layout.cursor)
    }
    return shown.continuation(in: layout) ?? repainted(from: shown, to: layout)
  }

  /// Removes the prompt; what is written next stands where it began.
  mutating func erased() -> String {
    defer { shown = nil }
    return shown.map { up($0.cursor.row) + "\r\u{1B}[J" } ?? ""
  }

  /// Leaves the prompt as it is shown; what is written next stands below.
  mutating func finished() -> String {
    defer { shown = nil }
    return shown.map { down($0.rows.count - 1 - $0.cursor.row) + "\r\n" } ?? ""
  }

  /// Knows that the terminal has another width, and has cut the rows that do not fit it.
  mutating func resized(width: Int) { shown = shown?.reflowed(width: width) }

  private func repainted(from old: PromptLayout, to new: PromptLayout) -> String {
    let same = zip(old.rows, new.rows).prefix { $0.0 == $0.1 }.count
    let last = new.rows.count - 1
    var row = min(same, old.rows.count - 1, last)
    var text = move(old.cursor.row, to: (row, 0))
    if same <= last || old.rows.count > new.rows.count {
      for index in row...last {
        if index > row { text += "\r\n" }
        if index >= same { text += "\u{1B}[K" + new.rows[index] }
      }
      row = last
    }
    if old.rows.count > new.rows.count { text += "\r\n\u{1B}[J" + up(1) }
    return text + move(row, to: new.cursor)
  }
}

// MARK: - Movements

extension PromptPainter {
  private func move(_ row: Int, to place: PromptLayout.Place) -> String {
    let vertical = place.row < row ? up(row - place.row) : down(place.row - row)
    return vertical + "\r" + (place.column > 0 ? "\u{1B}[\(place.column)C" : "")
  }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }

  private func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }
}
