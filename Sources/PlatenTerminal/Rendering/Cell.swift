import Platen

/// A character on a terminal, in one cell or in two.
///
/// It holds no memory of its own: where it takes more than four bytes, its row has them.
struct Cell {
  /// Its bytes, the first in the lowest eight bits; 0 if they are more than four.
  fileprivate(set) var code: UInt32
  /// The place of its text among those of more than four bytes in its row, if it is one.
  fileprivate(set) var long: Int32 = -1
  /// The place of its style in its row.
  let style: Int32
  private let start: Int32
  private let cells: UInt8
  /// Whether terminals disagree on the cells that it takes.
  fileprivate(set) var isDisputed = false

  init(code: UInt32, style: Int, column: Int, width: Int) {
    self.code = code
    self.style = Int32(truncatingIfNeeded: style)
    start = Int32(truncatingIfNeeded: column)
    cells = UInt8(truncatingIfNeeded: width)
  }

  /// The cell that it begins in, from 0.
  var column: Int { Int(start) }

  /// The cells that it takes.
  var width: Int { Int(cells) }

  /// The cell after it.
  var end: Int { column + width }
}

/// Makes the cells of a row, from left to right.
struct CellBuilder {
  private(set) var cells: [Cell] = []
  private(set) var styles: [Style] = []
  private(set) var longTexts: [String] = []
  private var column = 0

  /// - Parameter width: How many cells there will be.
  init(width: Int) { cells.reserveCapacity(width) }

  /// Adds text in one style.
  mutating func append(_ text: Substring, _ style: Style) {
    let style = number(of: style)
    let areScalars = text.utf8.withContiguousStorageIfAvailable { appendScalars($0, style) }
    if areScalars == true { return }
    for character in text { append(character, style) }
  }

  /// Leaves out what looks erased at the end.
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

  /// Adds text in which every scalar is a character.
  ///
  /// - Returns: Whether it is such a text.
  private mutating func appendScalars(_ bytes: UnsafeBufferPointer<UInt8>, _ style: Int) -> Bool {
    let before = (cells.count, column)
    var offset = 0
    while offset < bytes.count {
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

  /// The scalar at an offset: its code, its cells if they are certain, and the bytes that it takes.
  private static func scalar(
    at offset: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (code: UInt32, width: Int, count: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1, 1) }
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var (code, value) = (first, first & (0x7F >> UInt32(count)))
    for place in 1..<count {
      let byte = UInt32(bytes[offset + place])
      code |= byte << (8 * UInt32(place))
      value = value << 6 | byte & 0x3F
    }
    return (code, Unicode.Scalar(value)?.certainCells ?? 0, count)
  }

  /// What has no cells stands behind what is before it; where that is nothing, it is not shown.
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
  /// Its bytes.
  ///
  /// - Parameter longTexts: Those of its row.
  fileprivate func text(_ longTexts: [String]) -> String {
    if long >= 0 { return longTexts[Int(long)] }
    return String(
      decoding: (0..<byteCount).map { UInt8(truncatingIfNeeded: code >> (8 * $0)) }, as: UTF8.self)
  }

  /// How many bytes its code holds.
  var byteCount: Int { 4 - code.leadingZeroBitCount / 8 }
}

extension Character {
  /// The character; a joiner that joins nothing would join what is written next to it in tmux.
  fileprivate var withoutJoinerAtEnd: String {
    var text = String(self)
    while text.unicodeScalars.last == "\u{200D}" { text.unicodeScalars.removeLast() }
    return text
  }
}
