/// A multi-line string literal in the lines of a source file.
///
/// Its content can be replaced line by line: an input keeps its line as it stands in the source,
/// with its escapes and interpolations.
struct Literal {
  /// The places of the lines between the delimiters.
  let content: Range<Int>
  private let source: ArraySlice<String>
  private let indentation: Substring
  /// `#` for each of a raw literal's.
  private let pounds: Substring

  /// The first literal that opens on a line or below it.
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

  /// Whether the literal may be the one that a text comes from: their lines are equal, but for
  /// those with escapes, and for an empty last line, which no transcript has.
  func mayHold(_ lines: [String]) -> Bool {
    if lines.isEmpty { return source.allSatisfy { $0.withoutIndentation.isEmpty } }
    let hasEmptyEnd = source.last?.withoutIndentation.isEmpty == true
    let source = hasEmptyEnd ? source.dropLast() : source
    return lines.count == source.count
      && zip(lines, source).allSatisfy { line, source in
        source.contains("\\" + pounds) || source == text(line)
          || line.isEmpty && source.withoutIndentation.isEmpty
      }
  }

  /// The source lines that stand for what is written into this literal.
  func lines(for rewriting: UpdatedTranscript) -> [String] {
    rewriting.lines.map { line in
      switch line {
      case .kept(let index): source[content.lowerBound + index]
      case .written(let line): text(escaped(line))
      }
    }
  }

  private func text(_ line: String) -> String { line.isEmpty ? "" : indentation + line }

  /// A line with all that has a meaning in the literal escaped.
  private func escaped(_ line: String) -> String {
    let escape = "\\" + pounds
    let text = line.replacing(escape, with: escape + "\\" + pounds)
    return text.contains(#"""""#) ? text.replacing("\"", with: escape + "\"") : text
  }
}

extension String {
  fileprivate var withoutIndentation: Substring { drop { $0 == " " || $0 == "\t" } }

  /// Whether the line ends as the first of a multi-line literal does.
  fileprivate var opensLiteral: Bool { hasSuffix(#"""""#) }

  /// The `#` before the delimiter that the line ends in.
  fileprivate var poundsOfOpening: Substring {
    let before = dropLast(3)
    return before.suffix(before.reversed().prefix { $0 == "#" }.count)
  }
}
