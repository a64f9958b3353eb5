import PlatenLines

/// A stretch of text in one style, as Markdown has it.
struct MarkdownSpan {
  enum Content {
    case text(String)
    /// An inset, by its position among those of the source.
    case inset(Int)
  }

  let content: Content
  /// Bold, italic, crossed out.
  var attributes: Style.Attributes = []
  var isCode = false
  /// The address that it leads to.
  var link: String?
}
