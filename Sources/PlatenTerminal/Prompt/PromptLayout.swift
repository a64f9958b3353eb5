import Platen

/// A prompt and the line typed behind it.
struct PromptText: Equatable {
  var prompt = ""
  var text = ""
  /// How many bytes of the text stand before the cursor.
  var caret = 0
  /// What is said behind it, if there is room.
  var remark = ""
}

extension PromptText {
  /// Where it stands on a terminal.
  ///
  /// - Parameters:
  ///   - width: Cells in a row of the terminal.
  ///   - height: The most rows that it may take.
  func layout(width: Int, height: Int) -> PromptLayout {
    let layout = PromptLayout(prompt: prompt, text: text, point: caret, width: width)
    return (remark.isEmpty ? layout : layout.noting(remark, width: width)).window(height: height)
  }
}

/// A prompt that was laid out, which stays as it is while nothing of it changes.
struct LaidOutPrompt {
  private var last: (text: PromptText, width: Int, height: Int)?
  private var layout = PromptLayout(prompt: "", text: "", point: 0, width: 2)

  mutating func layout(of text: PromptText, width: Int, height: Int) -> PromptLayout {
    if let last, last == (text, width, height) { return layout }
    last = (text, width, height)
    layout = text.layout(width: width, height: height)
    return layout
  }
}

/// Where a prompt and the line typed behind it stand, cut into rows of a terminal.
///
/// It is laid out by cluster, in the cells that a line says; a control shows as a sign.
struct PromptLayout: Equatable {
  /// What each row shows; none is wider than the terminal.
  private(set) var rows: [Line]
  /// Where the next character goes.
  private(set) var cursor: PaintedFrame.Place

  /// - Parameters:
  ///   - point: How many bytes of the text stand before the cursor.
  ///   - width: Cells in a row of the terminal.
  init(prompt: String, text: String, point: Int, width: Int) {
    var cutter = RowWrapper(width: max(width, 2))
    for character in prompt { cutter.append(character) }
    var (offset, cursor) = (0, cutter.end)
    for character in text {
      let place = cutter.append(character)
      if offset <= point { cursor = place }
      offset += character.utf8.count
    }
    cutter.breakFullRow()
    self.cursor = point >= offset ? cutter.end : cursor
    rows = cutter.rows.map { Line($0) }
  }

  /// The same with a remark behind it, if there is room in the last row.
  func noting(_ remark: String, width: Int) -> PromptLayout {
    guard let last = rows.last, last.width + remark.cells < width else { return self }
    var noted = self
    noted.rows[rows.count - 1] = last + Line(remark, style: Style(role: .dim))
    return noted
  }

  /// As many rows as a terminal has room for, with the cursor's among them.
  func window(height: Int) -> PromptLayout {
    if rows.count <= height { return self }
    var window = self
    let first = min(max(0, cursor.row - height + 1), rows.count - height)
    window.rows = Array(rows[first..<(first + height)])
    window.cursor.row -= first
    return window
  }
}

/// Cuts text into rows of as many cells.
private struct RowWrapper {
  let width: Int
  private(set) var rows = [""]
  /// The cells of the last row.
  private var cells = 0

  init(width: Int) { self.width = width }

  /// Where the next character goes, if it fits.
  var end: PaintedFrame.Place { .init(row: rows.count - 1, column: cells) }

  /// Adds a character.
  ///
  /// - Returns: Where it stands.
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

  /// Begins another row where there is no room for a cursor behind this one.
  mutating func breakFullRow() { if cells == width { breakRow() } }

  private mutating func breakRow() {
    rows.append("")
    cells = 0
  }
}
