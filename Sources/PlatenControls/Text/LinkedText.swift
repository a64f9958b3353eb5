import PlatenLines

/// A text that leads somewhere, if it has an address.
struct LinkedText {
  let text: Text
  let link: String?
}

extension LinkedText {
  /// A span of Markdown as a text.
  ///
  /// - Parameter insets: The texts that the source's insets stand for.
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
  /// The text of a source whose Markdown is read.
  ///
  /// - Parameter insets: The texts that the source's insets stand for.
  init(_ source: MarkdownSource, insets: [Text] = []) {
    if source.isPlain {
      self.init(verbatim: source.text)
    } else {
      self.init(joining: MarkdownReader.spans(of: source).map { LinkedText($0, insets) })
    }
  }

  /// Texts in a row. Behind those that lead to one address it stands, as behind a ``Link``, unless
  /// they say it themselves.
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
