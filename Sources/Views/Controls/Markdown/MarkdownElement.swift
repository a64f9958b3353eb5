import PlatenLines

/// A range of Markdown text, with the emphasis that ends before the range and the emphasis that
/// begins after it.
struct MarkdownElement {
  /// The nesting depth of each kind of emphasis.
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

  /// The range of the visible bytes.
  var range: Range<Int>
  /// The emphasis that ends before the element.
  var ended = Depth()
  /// The emphasis that begins after the element.
  var begun = Depth()
  var isCode = false
  /// The destination of the link that contains the element.
  var link: String?
  /// The ending of the plural, which follows the visible bytes.
  var ending = ""

  init(_ range: Range<Int>) { self.range = range }
}

extension MarkdownElement {
  /// Returns the styled spans of the elements; empty elements produce no spans.
  ///
  /// - Parameter insets: The offsets of all insets, in bytes.
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

  /// Returns the text runs and insets in the element.
  ///
  /// - Parameter insets: The offsets of the insets that earlier elements do not contain.
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
    if !ending.isEmpty { contents.append(.text(ending)) }
    return contents
  }
}
