import PlatenLines

/// The columns to the left of a screen at a terminal, with a bar next to each line of the focused
/// control, and the thumb of the scrollbar of the focused list. If the control is in one of several
/// panes side by side, the bar and the thumb are at the left edge of its pane.
///
/// Finished lines and the prompt begin at the left edge of the terminal. Their lines have the
/// attribute `flushLeft`.
package enum Gutter: Equatable {
  /// No gutter, on narrow terminals.
  case none
  /// A gutter whose bar is `▌`.
  case unicode
  /// A gutter whose bar is `>`.
  case ascii

  /// Creates the gutter for a terminal.
  ///
  /// - Parameter width: The width of the terminal, in cells.
  init(terminalWidth width: Int, glyphs: Glyphs) {
    self = width < 40 ? .none : glyphs == .ascii ? .ascii : .unicode
  }

  /// The width of the gutter, in cells.
  package var width: Int { self == .none ? 0 : 2 }

  /// Returns the content of the gutter next to a line, or an empty line if there is no gutter.
  func content(nextTo line: Line) -> Line {
    if self == .none || line.has(.flushLeft) { return .empty }
    return line.has(.paneEdge) ? Self.blank : mark(nextTo: line)
  }

  private func mark(nextTo line: Line) -> Line {
    if line.isBesideFocus { return self == .ascii ? Self.asciiBar : Self.unicodeBar }
    if line.has(.besideThumb) { return self == .ascii ? Self.asciiThumb : Self.unicodeThumb }
    return Self.blank
  }

  /// Returns a line with the content of the gutter at the left edge of the focused pane, if other
  /// panes are to the left of it.
  func marked(_ line: Line) -> Line {
    guard self != .none, let column = line.column(of: .paneEdge) else { return line }
    return line.prefix(cells: column) + mark(nextTo: line).prefix(cells: 1)
      + line.dropFirst(cells: column + 1)
  }

  // Each row that is drawn has one of these.
  private static let (asciiBar, unicodeBar) = (ascii.bar(.accent), unicode.bar(.accent))
  private static let (asciiThumb, unicodeThumb) = (ascii.thumb(.muted), unicode.thumb(.muted))
  private static let blank = Line.spaces(unicode.width)

  /// Returns the sign next to the lines of a modal, in the color of a role.
  package func edge(_ role: Style.Role) -> Line {
    Line(self == .ascii ? "|" : "│", style: Style(role: role)) + " "
  }

  /// Returns the thumb of the scrollbar of a list, in the color of a role.
  package func thumb(_ role: Style.Role) -> Line {
    Line(self == .ascii ? "#" : "┃", style: Style(role: role)) + " "
  }

  /// Returns the sign next to an answer or a result, and next to a cancellation or a failure; `nil` if
  /// there is no gutter.
  package func sign(isSuccess: Bool) -> Line? {
    if self == .none { return nil }
    let sign = self == .ascii ? (isSuccess ? "+" : "x") : (isSuccess ? "✓" : "✗")
    return Line(sign, style: Style(role: isSuccess ? .success : .error)) + " "
  }

  /// Returns the bar next to the lines of the focused control, in the color of a role.
  package func bar(_ role: Style.Role) -> Line {
    Line(self == .ascii ? ">" : "▌", style: Style(role: role)) + " "
  }
}

extension Line {
  /// Whether the gutter marks the line as part of the focused control.
  package var isBesideFocus: Bool { has([.focused, .besideFocus]) }

  /// The line, marked to begin at the left edge of the terminal.
  package var flushLeft: Line { styled(Style(.flushLeft)) }
}
