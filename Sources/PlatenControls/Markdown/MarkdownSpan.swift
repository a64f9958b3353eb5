import PlatenLines

/// A stretch of text of one look, as Markdown has it.
struct MarkdownSpan {
  enum Content {
    case text(String)
    /// A text that keeps its own look.
    case inset(Text)
  }

  let content: Content
  /// Bold, italic, crossed out.
  var attributes: Style.Attributes = []
  var isCode = false
  /// The address that it leads to.
  var link: String?

  /// The same as a text, and where it leads.
  var linked: LinkedText {
    let text =
      switch content {
      case .text(let text): Text(verbatim: text)
      case .inset(let text): text
      }
    return LinkedText(text: text.styled(Style(attributes)), link: link)
  }
}
