import PlatenLines

/// A span of Markdown text in a single style.
struct MarkdownSpan {
  enum Content {
    case text(String)
    /// An inset, identified by its index among the insets of the source.
    case inset(Int)
  }

  let content: Content
  /// The text attributes: bold, italic, and strikethrough.
  var attributes: Style.Attributes = []
  var isCode = false
  /// The destination of the link that contains the span; `nil` outside links.
  var link: String?
}
