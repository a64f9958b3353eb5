extension String {
  /// The text, with a visible symbol that is one cell wide in place of each scalar that could
  /// affect a terminal.
  ///
  /// Printable text cannot move the cursor, color the text that follows, or change the reading
  /// order. A tab becomes spaces up to the next multiple of 8 cells.
  ///
  ///     "\u{1B}[2J".printable  // "␛[2J"
  ///     "a\tb".printable  // "a       b"
  ///     "abc\u{202E}fed".printable  // "abc�fed"
  ///
  /// Symbols replace controls, line separators, bidirectional embeddings, overrides and isolates,
  /// annotation marks, and tags. Flags that consist of tags are unchanged, and so are the marks
  /// that Hebrew and Arabic need (U+200E, U+200F, U+061C) and other scalars without width. A mark
  /// that would combine with a symbol is shown on a dotted circle instead.
  ///
  /// > Law: **Printable text is unchanged.** `text.printable.printable == text.printable`.
  ///
  /// - Complexity: O(*n*); printable text is returned without a copy.
  public var printable: String {
    quickCells != nil ? self : printableByScalar
  }

  /// The printable text, computed scalar by scalar when `quickCells` is `nil`.
  var printableByScalar: String {
    guard unicodeScalars.contains(where: { $0.standIn != nil }) else { return self }
    var printer = Printer()
    printer.print(self[...].unicodeScalars)
    return printer.text
  }
}

/// A builder that replaces scalars with stand-ins to produce printable text.
private struct Printer {
  private(set) var text = ""
  /// The width of the text up to `columnEnd`, cached so that each tab measures only the text after
  /// the previous tab.
  private var column = 0
  private var columnEnd = 0
  private var endsWithStandIn = false

  mutating func print(_ scalars: Substring.UnicodeScalarView) {
    var rest = scalars
    while let scalar = rest.first {
      let kept = rest.printablePrefix
      if kept.isEmpty {
        printStandIn(of: scalar)
        rest.removeFirst()
      } else {
        append(Substring(kept), isStandIn: false)
        rest = rest[kept.endIndex...]
      }
    }
  }

  private mutating func printStandIn(of scalar: Unicode.Scalar) {
    if scalar == "\t" {
      tab()
    } else if let standIn = scalar.standIn {
      append(String(standIn)[...], isStandIn: true)
    }
  }

  private mutating func tab() {
    repeat {
      append(" ", isStandIn: true)
      measure()
    } while column % 8 != 0
  }

  private mutating func measure() {
    let end = text.utf8.count
    column += text[text.utf8.index(text.startIndex, offsetBy: columnEnd)...].cells
    columnEnd = end
  }

  /// Appends text, inserting a dotted circle before a mark that would combine with a stand-in.
  private mutating func append(_ part: Substring, isStandIn: Bool) {
    if isStandIn || endsWithStandIn, let first = part.unicodeScalars.first,
      let last = text.unicodeScalars.last, last.joins(first)
    {
      text.unicodeScalars.append("\u{25CC}")
    }
    text += part
    endsWithStandIn = isStandIn
  }
}

extension Substring.UnicodeScalarView {
  /// The regional flag at the start of these scalars, or `nil` if they do not begin with one.
  ///
  /// The flag is a black flag followed by three to six tag letters or digits and a closing tag, as
  /// Unicode's emoji report defines.
  fileprivate var flagOfTags: Substring.UnicodeScalarView? {
    guard first == "\u{1F3F4}" else { return nil }
    let spelling = dropFirst().prefix { $0.isTagLetterOrDigit }
    guard (3...6).contains(spelling.count), self[spelling.endIndex...].first == "\u{E007F}"
    else { return nil }
    return self[...spelling.endIndex]
  }

  /// The scalars before the first scalar that needs a stand-in. Tags that spell a flag need no
  /// stand-in.
  fileprivate var printablePrefix: Substring.UnicodeScalarView {
    let plain = prefix { $0.standIn == nil }
    guard !plain.isEmpty, let flag = self[index(before: plain.endIndex)...].flagOfTags
    else { return plain }
    return self[..<flag.endIndex]
  }
}

extension Unicode.Scalar {
  fileprivate var isTagLetterOrDigit: Bool {
    ("\u{E0030}"..."\u{E0039}").contains(self) || ("\u{E0061}"..."\u{E007A}").contains(self)
  }
}
