/// A multi-line string literal in a source file.
///
/// The contents can be replaced line by line. Lines with inputs remain unchanged, including their
/// escape sequences and interpolations.
struct Literal {
  /// The indexes of the lines between the delimiters.
  let content: Range<Int>
  private let source: ArraySlice<String>
  private let indentation: Substring
  /// The `#` characters in the delimiter of a raw literal.
  private let pounds: Substring

  /// Creates a representation of the first literal that opens at or below the specified line.
  init?(in source: [String], from line: Int) {
    guard
      let open = source.indices.dropFirst(line).first(where: { source[$0].opensLiteral }),
      case let pounds = source[open].poundsOfOpening,
      let close = source.indices.dropFirst(open + 1).first(where: { index in
        source[index].withoutIndentation.hasPrefix(#"""""# + pounds)
      })
    else { return nil }
    content = open + 1..<close
    self.source = source[content]
    indentation = source[close].prefix { $0 == " " || $0 == "\t" }
    self.pounds = pounds
  }

  /// Returns whether the literal can be the source of the specified lines.
  ///
  /// Each line of the literal must equal the corresponding line, except that a line with escape
  /// sequences matches any text. Blank lines at the end of the literal are ignored, because they are
  /// not part of a transcript.
  func mayHold(_ lines: [String]) -> Bool {
    if lines.isEmpty { return source.allSatisfy { $0.withoutIndentation.isEmpty } }
    let blank = source.reversed().prefix { $0.allSatisfy(\.isWhitespace) }
    let source = source.dropLast(blank.count)
    return lines.count == source.count
      && zip(lines, source).allSatisfy { line, source in
        source.contains("\\" + pounds) || source == text(line)
          || line.isEmpty && source.withoutIndentation.isEmpty
      }
  }

  /// Returns the source lines for an updated transcript.
  func lines(for rewriting: UpdatedTranscript) -> [String] {
    rewriting.lines.map { line in
      switch line {
      case .kept(let index): source[content.lowerBound + index]
      case .written(let line): text(escaped(line))
      }
    }
  }

  private func text(_ line: String) -> String { line.isEmpty ? "" : indentation + line }

  /// Returns a line with special characters escaped for this literal.
  private func escaped(_ line: String) -> String {
    let escape = "\\" + pounds
    let text = line.replacing(escape, with: escape + "\\" + pounds)
    return text.contains(#"""""#) ? text.replacing("\"", with: escape + "\"") : text
  }
}

extension String {
  fileprivate var withoutIndentation: Substring { drop { $0 == " " || $0 == "\t" } }

  /// Whether the line ends with the opening delimiter of a multi-line literal.
  fileprivate var opensLiteral: Bool { hasSuffix(#"""""#) }

  /// The `#` characters before the delimiter at the end of the line.
  fileprivate var poundsOfOpening: Substring {
    let before = dropLast(3)
    return before.suffix(before.reversed().prefix { $0 == "#" }.count)
  }
}
