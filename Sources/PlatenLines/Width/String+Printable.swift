extension String {
  /// This text with a visible sign, one cell wide, for everything that could act on a terminal.
  ///
  /// Text from outside cannot move the cursor, colour what follows, or read in another order than
  /// it is written. Tabs become spaces up to the next multiple of 8 cells.
  ///
  ///     "\u{1B}[2J".printable  // "␛[2J"
  ///     "a\tb".printable  // "a       b"
  ///     "abc\u{202E}fed".printable  // "abc�fed"
  ///
  /// Controls, separators of lines, bidirectional embeddings, overrides and isolates, annotation
  /// marks and tags get a sign. Flags made of tags stay as they are, and so do the marks that
  /// Hebrew and Arabic need (U+200E, U+200F, U+061C) and other scalars without width. A mark that
  /// would combine with a sign is shown on a dotted circle instead.
  ///
  /// > Law: **Printable text stays as it is.** `text.printable.printable == text.printable`.
  ///
  /// - Complexity: O(*n*); printable text is returned itself, without a copy.
  public var printable: String {
    quickCells != nil ? self : printableByScalar
  }

  /// The same where `quickCells` has no answer.
  var printableByScalar: String {
    guard unicodeScalars.contains(where: { $0.standIn != nil }) else { return self }
    var printer = Printer()
    printer.print(self[...].unicodeScalars)
    return printer.text
  }
}

/// Builds printable text.
private struct Printer {
  private(set) var text = ""
  /// The cells of the text up to `columnEnd`, so that a tab measures only what follows the last.
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

  /// Appends text; what would combine with a stand-in gets a dotted circle to combine with.
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
  /// The flag of a region, spelled in tags after a black flag, that these scalars begin with.
  ///
  /// The form is that of Unicode's report on emoji: three to six tag letters or digits, then the
  /// tag that ends it.
  fileprivate var flagOfTags: Substring.UnicodeScalarView? {
    guard first == "\u{1F3F4}" else { return nil }
    let spelling = dropFirst().prefix { $0.isTagLetterOrDigit }
    guard (3...6).contains(spelling.count), self[spelling.endIndex...].first == "\u{E007F}"
    else { return nil }
    return self[...spelling.endIndex]
  }

  /// The scalars before the first that needs a stand-in; tags that spell a flag need none.
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
