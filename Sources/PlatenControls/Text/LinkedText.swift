/// A text that leads somewhere, if it has an address.
struct LinkedText {
  let text: Text
  let link: String?
}

extension Text {
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
