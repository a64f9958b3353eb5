import PlatenLines

/// A stretch of a text that is read as Markdown, and what begins and ends with it.
struct MarkdownElement {
  /// How often each kind of emphasis is around a place.
  struct Depth {
    var bold = 0
    var italic = 0
    var crossedOut = 0

    var attributes: Style.Attributes {
      var attributes: Style.Attributes = []
      if bold > 0 { attributes.insert(.bold) }
      if italic > 0 { attributes.insert(.italic) }
      if crossedOut > 0 { attributes.insert(.strikethrough) }
      return attributes
    }

    static func += (a: inout Depth, b: Depth) {
      a = Depth(
        bold: a.bold + b.bold, italic: a.italic + b.italic,
        crossedOut: a.crossedOut + b.crossedOut)
    }

    static func -= (a: inout Depth, b: Depth) {
      a += Depth(bold: -b.bold, italic: -b.italic, crossedOut: -b.crossedOut)
    }
  }

  /// The bytes that are shown.
  var range: Range<Int>
  /// What ends before it.
  var ended = Depth()
  /// What begins behind it.
  var begun = Depth()
  var isCode = false
  /// The address that it leads to.
  var link: String?

  init(_ range: Range<Int>) { self.range = range }
}

extension MarkdownElement {
  /// The pieces as they are shown; those of nothing are left out.
  static func spans(
    of pieces: [MarkdownElement], in bytes: [UInt8], _ insets: [Int]
  ) -> [MarkdownSpan] {
    var depth = Depth()
    var insets = insets[...]
    var spans: [MarkdownSpan] = []
    for piece in pieces {
      depth -= piece.ended
      for content in piece.contents(in: bytes, &insets) {
        spans.append(
          MarkdownSpan(
            content: content, attributes: depth.attributes, isCode: piece.isCode,
            link: piece.link))
      }
      depth += piece.begun
    }
    return spans
  }

  /// What the piece shows: text and insets.
  ///
  /// - Parameter insets: The offsets of those that no earlier piece contains.
  private func contents(
    in bytes: [UInt8], _ insets: inout ArraySlice<Int>
  ) -> [MarkdownSpan.Content] {
    var contents: [MarkdownSpan.Content] = []
    var start = range.lowerBound
    func add(_ end: Int) {
      if start < end { contents.append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
    }
    insets = insets.drop { $0 < start }
    while let offset = insets.first, offset < range.upperBound {
      add(offset)
      contents.append(.inset(insets.startIndex))
      start = offset + 1
      insets = insets.dropFirst()
    }
    add(range.upperBound)
    return contents
  }
}
