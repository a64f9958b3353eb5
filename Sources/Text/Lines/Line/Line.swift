/// A single line of styled text that stores its width in cells.
///
/// A line is a value that consists of text and a sequence of runs, each with one style.
/// Initializers replace control characters in the text (see ``Swift/String/printable``), so a line
/// never moves the cursor or ends a row.
///
///     let line = Line("Name", style: .bold) + "  Ada"
///     line.text  // "Name  Ada"
///     line.width  // 9
///     line.runs.count  // 2
///
/// A cluster has one style, that of its first scalar. Runs are never empty and adjacent runs have
/// different styles, so two lines that appear identical are equal.
///
/// > Law: **The stored width of a line is its measured width.** `line.width == line.text.cells`
/// > after every operation.
public struct Line: Sendable, Hashable {
  // The width is declared first because equality compares it first, and most unequal lines differ
  // in width.

  /// The width of the line, in cells.
  ///
  /// - Complexity: O(1).
  public internal(set) var width: Int

  /// The style of the first run, or plain if the line is empty.
  var firstStyle: Style

  /// The text of the line, without styles.
  public internal(set) var text: String

  /// The boundaries at which the second and later runs begin.
  var seams: [RunBoundary]

  /// Creates a line from stored properties, whose consistency the caller guarantees.
  init(text: String, width: Int, firstStyle: Style, seams: [RunBoundary] = []) {
    self.width = width
    self.firstStyle = firstStyle
    self.text = text
    self.seams = seams
  }

  /// The boundary between two adjacent runs.
  struct RunBoundary: Sendable, Hashable {
    /// The number of UTF-8 bytes before the boundary.
    var start: Int
    /// The style of the run that begins at the boundary.
    var style: Style
  }
}

extension Line {
  /// The empty line.
  public static let empty = Line()

  /// Creates an empty line.
  public init() {
    self.init(text: "", width: 0, firstStyle: .plain)
  }

  /// Creates a line of text in one style.
  ///
  /// The text is converted with ``Swift/String/printable``, so a newline becomes a visible symbol.
  /// To split text at its newlines, use ``lines(of:style:)``.
  ///
  /// - Complexity: O(*n*) in the bytes of the text. Printable text is shared rather than copied.
  public init(_ text: String, style: Style = .plain) {
    if let cells = text.quickCells {
      self.init(text: text, width: cells, firstStyle: text.isEmpty ? .plain : style)
    } else {
      let printable = text.printableByScalar
      self.init(text: printable, width: printable.cells, firstStyle: style)
    }
    self.text.makeContiguousUTF8()
  }

  /// Returns a line of spaces, or an empty line if `count` is not positive.
  public static func spaces(_ count: Int, style: Style = .plain) -> Line {
    guard count > 0 else { return .empty }
    let text = String(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: 0x20)
      return count
    }
    return Line(text: text, width: count, firstStyle: style)
  }

  /// A Boolean value that indicates whether the line has no text.
  ///
  /// A line that is not empty can still have a width of 0.
  public var isEmpty: Bool { text.isEmpty }

  /// Whether each character occupies one byte and one cell, which is true only of ASCII text.
  var isOneByteACell: Bool { text.utf8.count == width }
}

extension Line: ExpressibleByStringLiteral {
  /// Creates a line of plain text from a string literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Line: CustomStringConvertible {
  public var description: String { text }
}

extension Line {
  /// The style of the last run.
  var lastStyle: Style { seams.last?.style ?? firstStyle }

  /// Returns the style of the byte at a UTF-8 offset.
  func style(at offset: Int) -> Style {
    seams.last { $0.start <= offset }?.style ?? firstStyle
  }

  /// Changes the style from an offset onward.
  ///
  /// The offset must not precede any boundary and must not be the start of the line. A run that
  /// becomes empty is removed, and adjacent runs with equal styles are merged.
  mutating func addSeam(at start: Int, style: Style) {
    if seams.last?.start == start { seams.removeLast() }
    if style != lastStyle { seams.append(RunBoundary(start: start, style: style)) }
  }

  /// Moves each run boundary inside a cluster to the end of that cluster, and updates the width.
  ///
  /// - Complexity: O(*n*) in the line's characters.
  mutating func mend() {
    width = text.cells
    var torn = seams[...]
    var end = 0
    seams = []
    for cluster in Clusters(of: text) where !torn.isEmpty {
      end += cluster.bytes
      while let seam = torn.first, seam.start <= end {
        if end < text.utf8.count { addSeam(at: end, style: seam.style) }
        torn.removeFirst()
      }
    }
  }
}

extension Line {
  /// Splits text at its newlines and returns the resulting lines.
  ///
  /// A newline is LF, CR, CR LF, or a Unicode line or paragraph separator. Each newline ends a
  /// line, so text that ends with a newline produces an empty last line.
  ///
  ///     Line.lines(of: "Name\nAge")  // ["Name", "Age"]
  ///
  /// - Returns: An array with at least one line.
  /// - Complexity: O(*n*) in the bytes of the text.
  public static func lines(of text: String, style: Style = .plain) -> [Line] {
    if text.quickCells != nil { return [Line(text, style: style)] }
    var lines: [Line] = []
    var rest = text[...].unicodeScalars
    while let newline = rest.firstIndex(where: \.isNewline) {
      lines.append(Line(String(rest[..<newline]), style: style))
      rest = rest[newline...].droppingNewline
    }
    return lines + [Line(String(rest), style: style)]
  }
}

extension Unicode.Scalar {
  fileprivate var isNewline: Bool {
    switch self {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

extension Substring.UnicodeScalarView {
  /// The scalars after the newline with which this view begins, where CR LF counts as one newline.
  fileprivate var droppingNewline: Substring.UnicodeScalarView {
    dropFirst(starts(with: ["\r", "\n"]) ? 2 : 1)
  }
}
