import PlatenLines

/// The appearance of the cursor of a viewport.
struct CursorLook: Equatable {
  /// The position of the cursor row.
  let position: Int
  /// Whether the viewport has the focus.
  let isFocused: Bool
  /// The index of the chosen item of the open menu, or `nil` without a menu.
  let chosen: Int?

  /// Returns the lines of the cursor row, padded to a width.
  ///
  /// Runs with a background color, such as the runs of an image, are not changed.
  @MainActor
  func marked(_ row: LaidOutRow, within width: Int) -> Block {
    let width = max(width, row.block.width)
    let count = row.lines.count
    var number = -row.gap - 1
    return row.block.mapLines { line in
      number += 1
      if number < 0 { return line }
      guard number < count else { return number - count == chosen ? line.chosenMenuItem : line }
      let mark = Style(isFocused && chosen == nil ? [.cursorRow, .focused] : .cursorRow)
      return line.padded(to: width)
        .restyled { $0.background == nil ? mark.over($0) : $0 }
    }
  }
}
