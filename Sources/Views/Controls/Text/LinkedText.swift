import PlatenLines

/// Text with an optional link destination.
struct LinkedText {
  let text: Text
  let link: String?
}

extension LinkedText {
  /// Creates styled text from a span of Markdown.
  ///
  /// - Parameter insets: The text to insert for each inset of the source.
  init(_ span: MarkdownSpan, _ insets: [Text]) {
    let text =
      switch span.content {
      case .text(let text): Text(verbatim: text)
      case .inset(let position): insets[position]
      }
    self.init(text: text.styled(Style(span.attributes)), link: span.link)
  }
}

extension Text {
  /// Creates text from a Markdown source.
  ///
  /// - Parameters:
  ///   - insets: The text to insert for each inset of the source.
  ///   - language: The language of the source, or `nil` for the language of the session.
  init(_ source: MarkdownSource, insets: [Text] = [], language: String? = nil) {
    if source.isPlain {
      self.init(verbatim: source.text)
    } else {
      let spans = MarkdownReader.spans(of: source, language: language)
      self.init(joining: spans.map { LinkedText($0, insets) })
    }
  }

  /// Creates text from consecutive parts. The destination of a link follows its text, as in a
  /// ``Link``, unless both are equal.
  init(joining parts: [LinkedText]) {
    var runs: [TextRun] = []
    var rest = parts[...]
    while let first = rest.first {
      let link = first.link
      let group = rest.prefix { $0.link == link }.flatMap(\.text.runs)
      rest = rest.drop { $0.link == link }
      runs += group
      if let link, !link.isEmpty, group.map({ $0.text(in: nil) }).joined() != link {
        runs.append(TextRun(" <\(link)>"))
      }
    }
    self.init(runs: runs.isEmpty ? [TextRun("")] : runs)
  }
}
