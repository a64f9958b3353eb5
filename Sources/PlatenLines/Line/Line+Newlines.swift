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
