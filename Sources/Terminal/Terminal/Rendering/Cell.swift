import PlatenLines

/// A character on a terminal, one or two cells wide.
///
/// A cell requires no heap allocation: its row stores characters of more than four bytes.
struct Cell {
  /// The UTF-8 bytes of the character, with the first byte in the lowest 8 bits; 0 if the character
  /// has more than four bytes.
  fileprivate(set) var code: UInt32
  /// The index of the character among the characters of more than four bytes in its row; -1 if the
  /// character fits in `code`.
  fileprivate(set) var long: Int32 = -1
  /// The index of the character's style in its row.
  let style: Int32
  private let start: Int32
  private let cells: UInt8
  /// Whether terminals disagree on the character's width.
  fileprivate(set) var isDisputed = false

  init(code: UInt32, style: Int, column: Int, width: Int) {
    self.code = code
    self.style = Int32(truncatingIfNeeded: style)
    start = Int32(truncatingIfNeeded: column)
    cells = UInt8(truncatingIfNeeded: width)
  }

  /// The first column of the character, counted from 0.
  var column: Int { Int(start) }

  /// The width of the character, in cells.
  var width: Int { Int(cells) }

  /// The column after the character.
  var end: Int { column + width }
}

/// Builds the cells of a row from left to right.
struct CellBuilder {
  private(set) var cells: [Cell] = []
  private(set) var styles: [Style] = []
  private(set) var longTexts: [String] = []
  private var column = 0

  /// Creates a builder.
  ///
  /// - Parameter width: The expected width of the row, in cells.
  init(width: Int) {
    cells.reserveCapacity(width)
    styles.reserveCapacity(4)
  }

  /// Appends the UTF-8 bytes of a text in a single style.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ style: Style) {
    let style = number(of: style)
    if appendScalars(bytes, style) { return }
    for character in String(decoding: bytes, as: UTF8.self) { append(character, style) }
  }

  /// Removes trailing cells that look the same as erased cells.
  mutating func dropBlanks() {
    while let last = cells.last, last.code == 0x20, styles[Int(last.style)] == .plain {
      cells.removeLast()
    }
  }

  private mutating func number(of style: Style) -> Int {
    if let number = styles.firstIndex(of: style) { return number }
    styles.append(style)
    return styles.count - 1
  }

  /// Appends text in which every scalar is a character whose width is certain.
  ///
  /// - Returns: Whether the text has that form. If it does not, the method appends nothing.
  private mutating func appendScalars(_ bytes: UnsafeBufferPointer<UInt8>, _ style: Int) -> Bool {
    let before = (cells.count, column)
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        cells.append(Cell(code: UInt32(bytes[offset]), style: style, column: column, width: 1))
        (offset, column) = (offset + 1, column + 1)
        continue
      }
      let (code, width, count) = Self.scalar(at: offset, of: bytes)
      if width == 0 {
        cells.removeLast(cells.count - before.0)
        column = before.1
        return false
      }
      cells.append(Cell(code: code, style: style, column: column, width: width))
      (offset, column) = (offset + count, column + width)
    }
    return true
  }

  /// Decodes the scalar outside ASCII at an offset.
  ///
  /// - Returns: The scalar's bytes as a code, its width in cells (0 if uncertain) and its length in
  ///   bytes.
  private static func scalar(
    at offset: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (code: UInt32, width: Int, count: Int) {
    let first = UInt32(bytes[offset])
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var (code, value) = (first, first & (0x7F >> UInt32(count)))
    for place in 1..<count {
      let byte = UInt32(bytes[offset + place])
      code |= byte << (8 * UInt32(place))
      value = value << 6 | byte & 0x3F
    }
    return (code, Unicode.Scalar(value)?.certainCells ?? 0, count)
  }

  /// Appends a character. A character of width 0 joins the preceding cell, or is omitted if no cell
  /// precedes it.
  private mutating func append(_ character: Character, _ style: Int) {
    let (width, text) = (character.cells, character.withoutJoinerAtEnd)
    if width > 0 {
      cells.append(Cell(code: 0, style: style, column: column, width: width))
      cells[cells.count - 1].isDisputed = text.first?.hasDisputedCells ?? false
      setLast(text)
      column += width
    } else if !cells.isEmpty && !text.isEmpty {
      setLast(cells[cells.count - 1].text(longTexts) + text)
      cells[cells.count - 1].isDisputed = true
    }
  }

  private mutating func setLast(_ text: String) {
    let last = cells.count - 1
    if text.utf8.count <= 4 { return cells[last].code = Self.code(of: text.utf8) }
    (cells[last].code, cells[last].long) = (0, Int32(longTexts.count))
    longTexts.append(text)
  }

  private static func code(of bytes: some Sequence<UInt8>) -> UInt32 {
    var (code, shift) = (UInt32(0), UInt32(0))
    for byte in bytes { (code, shift) = (code | UInt32(byte) << shift, shift + 8) }
    return code
  }
}

extension Cell {
  /// Returns the text of the cell.
  ///
  /// - Parameter longTexts: The characters of more than four bytes in the cell's row.
  fileprivate func text(_ longTexts: [String]) -> String {
    if long >= 0 { return longTexts[Int(long)] }
    return String(
      decoding: (0..<byteCount).map { UInt8(truncatingIfNeeded: code >> (8 * $0)) }, as: UTF8.self)
  }

  /// The length of `code`, in bytes.
  var byteCount: Int { 4 - code.leadingZeroBitCount / 8 }
}

extension Character {
  /// The character without trailing joiners, which tmux would apply to the next character.
  fileprivate var withoutJoinerAtEnd: String {
    var text = String(self)
    while text.unicodeScalars.last == "\u{200D}" { text.unicodeScalars.removeLast() }
    return text
  }
}
