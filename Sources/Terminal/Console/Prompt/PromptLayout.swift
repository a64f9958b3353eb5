import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// A prompt and the text typed after it.
struct PromptText: Equatable {
  var prompt = ""
  var text = ""
  /// The number of bytes of the text before the cursor.
  var caret = 0
  /// The hint line, which appears after an empty text, or at the right edge if it fits there.
  var hint: HintLine?
  var glyphs = Glyphs.unicode
}

extension PromptText {
  /// Returns the layout of the prompt for a terminal.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal, in cells.
  ///   - height: The maximum number of rows in the prompt.
  func layout(width: Int, height: Int) -> PromptLayout {
    let layout = PromptLayout(prompt: prompt, text: text, point: caret, width: width)
    let hinting = hint.map { layout.hinting($0, isRight: !text.isEmpty, width: width, glyphs) }
    return (hinting ?? layout).window(height: height)
  }
}

/// A cached prompt layout, which is reused until the text or the size changes.
struct LaidOutPrompt {
  private var last: (text: PromptText, width: Int, height: Int)?
  private var layout = PromptLayout(prompt: "", text: "", point: 0, width: 2)

  mutating func layout(of text: PromptText, width: Int, height: Int) -> PromptLayout {
    if let last, last == (text, width, height) { return layout }
    last = (text, width, height)
    layout = text.layout(width: width, height: height).flushLeft
    return layout
  }
}

/// A prompt and the text after it, wrapped into rows of a terminal.
///
/// The layout advances by grapheme cluster and measures each cluster in cells, as a ``Line`` does.
/// Control characters are displayed as symbols.
struct PromptLayout: Equatable {
  /// The rows, none of which is wider than the terminal.
  private(set) var rows: [Line]
  /// The position at which the next typed character appears.
  private(set) var cursor: PaintedFrame.Place

  /// Wraps a prompt and its text into rows.
  ///
  /// - Parameters:
  ///   - prompt: The prompt in front of the text.
  ///   - text: The text of the line.
  ///   - point: The number of bytes of the text before the cursor.
  ///   - width: The width of the terminal, in cells.
  init(prompt: String, text: String, point: Int, width: Int) {
    var cutter = RowWrapper(width: max(width, 2))
    for character in prompt { cutter.append(character) }
    let promptEnd = cutter.end
    var (offset, cursor) = (0, cutter.end)
    for character in text {
      let place = cutter.append(character)
      if offset <= point { cursor = place }
      offset += character.utf8.count
    }
    cutter.breakFullRow()
    self.cursor = point >= offset ? cutter.end : cursor
    rows = cutter.rows.enumerated().map { row, text in
      let end = row < promptEnd.row ? .max : row == promptEnd.row ? promptEnd.column : 0
      return PromptStyle.line(Line(text), promptCells: end)
    }
  }

  /// Returns the layout with as much of a hint line as fits in the last row.
  ///
  /// - Parameter isRight: Whether the hint is at the right edge, where it does not move while the
  ///   user types.
  func hinting(_ hint: HintLine, isRight: Bool, width: Int, _ glyphs: Glyphs) -> PromptLayout {
    let last = rows[rows.count - 1]
    // The last column stays empty, because some terminals wrap after it.
    let free = width - last.width - 1
    let hint = hint.line(within: isRight ? free - 2 : free, glyphs: glyphs)
    if hint.isEmpty { return self }
    var hinting = self
    let start = isRight ? width - 1 - hint.width : last.width
    hinting.rows[rows.count - 1] = last.padded(to: start) + hint
    return hinting
  }

  /// The layout with its rows at the left edge of the terminal.
  var flushLeft: PromptLayout {
    var layout = self
    layout.rows = rows.map(\.flushLeft)
    return layout
  }

  /// Returns at most `height` rows of the layout, including the row of the cursor.
  func window(height: Int) -> PromptLayout {
    if rows.count <= height { return self }
    var window = self
    let first = min(max(0, cursor.row - height + 1), rows.count - height)
    window.rows = Array(rows[first..<(first + height)])
    window.cursor.row -= first
    return window
  }
}

/// Wraps text into rows of a fixed width.
private struct RowWrapper {
  let width: Int
  private(set) var rows = [""]
  /// The width of the last row, in cells.
  private var cells = 0

  init(width: Int) { self.width = width }

  /// The position of the next character if that character fits in the last row.
  var end: PaintedFrame.Place { .init(row: rows.count - 1, column: cells) }

  /// Appends a character.
  ///
  /// - Returns: The character's position.
  @discardableResult
  mutating func append(_ character: Character) -> PaintedFrame.Place {
    let text = String(character).printable
    let needed = min(text.cells, width)
    if cells + needed > width { breakRow() }
    defer {
      rows[rows.count - 1] += text
      cells += needed
    }
    return end
  }

  /// Starts another row if the last row has no space for the cursor.
  mutating func breakFullRow() { if cells == width { breakRow() } }

  private mutating func breakRow() {
    rows.append("")
    cells = 0
  }
}
