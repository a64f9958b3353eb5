/// One row of styled text that knows its width in cells.
///
/// A line is a value: its text and the runs of one style in it. Text from outside is made
/// ``Swift/String/printable`` on the way in, so that a line never moves a cursor or ends a row.
///
///     let line = Line("Name", style: .bold) + "  Ada"
///     line.text  // "Name  Ada"
///     line.width  // 9
///     line.runs.count  // 2
///
/// A cluster has one style, that of its first scalar. There is no empty run, and neighbours differ
/// in style, so that lines that look alike are equal.
///
/// > Law: **A line knows its width.** `line.width == line.text.cells`, whatever was done to it.
public struct Line: Sendable, Hashable {
  // Widths are compared first: lines that differ mostly differ there.

  /// The cells that the line takes. O(1).
  public internal(set) var width: Int

  /// The style of the first run; plain in an empty line.
  var firstStyle: Style

  /// The line without its styles.
  public internal(set) var text: String

  /// Where the second run and those after it begin.
  var seams: [RunBoundary]

  /// A line of these parts, which have to fit together.
  init(text: String, width: Int, firstStyle: Style, seams: [RunBoundary] = []) {
    self.width = width
    self.firstStyle = firstStyle
    self.text = text
    self.seams = seams
  }

  /// The place where one run ends and the next begins.
  struct RunBoundary: Sendable, Hashable {
    /// The bytes of UTF-8 before it.
    var start: Int
    /// The style of the run that begins here.
    var style: Style
  }
}

extension Line {
  /// A line without text.
  public static let empty = Line()

  /// A line without text.
  public init() {
    self.init(text: "", width: 0, firstStyle: .plain)
  }

  /// A line of text in one style.
  ///
  /// The text is made ``Swift/String/printable``: a newline in it becomes a visible sign. To split
  /// text at its newlines, use ``lines(of:style:)``.
  ///
  /// - Complexity: O(*n*) in the bytes of the text, which is shared, not copied, if it is printable.
  public init(_ text: String, style: Style = .plain) {
    if let cells = text.quickCells {
      self.init(text: text, width: cells, firstStyle: text.isEmpty ? .plain : style)
    } else {
      let printable = text.printableByScalar
      self.init(text: printable, width: printable.cells, firstStyle: style)
    }
    self.text.makeContiguousUTF8()
  }

  /// A line of spaces; empty if `count` is not positive.
  public static func spaces(_ count: Int, style: Style = .plain) -> Line {
    guard count > 0 else { return .empty }
    let text = String(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: 0x20)
      return count
    }
    return Line(text: text, width: count, firstStyle: style)
  }

  /// Whether the line has no text; a line of width 0 can have some.
  public var isEmpty: Bool { text.isEmpty }

  /// Whether every character is one byte and one cell, as in ASCII and nowhere else.
  var isOneByteACell: Bool { text.utf8.count == width }
}

extension Line: ExpressibleByStringLiteral {
  /// A plain line of text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Line: CustomStringConvertible {
  /// The line without its styles.
  public var description: String { text }
}

extension Line {
  /// The style of the last run.
  var lastStyle: Style { seams.last?.style ?? firstStyle }

  /// The style of the byte at an offset.
  func style(at offset: Int) -> Style {
    seams.last { $0.start <= offset }?.style ?? firstStyle
  }

  /// Changes the style from an offset on, which is not before any seam and not the line's start.
  ///
  /// A run that this leaves without text goes, and equal neighbours become one run.
  mutating func addSeam(at start: Int, style: Style) {
    if seams.last?.start == start { seams.removeLast() }
    if style != lastStyle { seams.append(RunBoundary(start: start, style: style)) }
  }

  /// Moves each seam that is inside a cluster to the cluster's end, and measures the line again.
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
  /// The lines of a text, split at its newlines.
  ///
  /// A newline is LF, CR, CR LF, or one of Unicode's separators of lines and paragraphs; each ends
  /// a line, so that a text that ends in one has an empty line at its end.
  ///
  ///     Line.lines(of: "Name\nAge")  // ["Name", "Age"]
  ///
  /// - Returns: at least one line.
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
  /// These scalars without the newline that they begin with; CR LF is one.
  fileprivate var droppingNewline: Substring.UnicodeScalarView {
    dropFirst(starts(with: ["\r", "\n"]) ? 2 : 1)
  }
}
