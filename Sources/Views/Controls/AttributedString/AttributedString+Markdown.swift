import Foundation

/// Markdown parsing for attributed strings, which Foundation provides only on Apple platforms.
extension AttributedString {
  /// Options for parsing Markdown into an attributed string.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of the Markdown syntax to interpret.
    public enum InterpretedSyntax: Sendable {
      /// The syntax options, which are equivalent: the parser always interprets only inline
      /// syntax.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// The response to Markdown that cannot be parsed; in Platen, parsing always succeeds.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether to parse custom attributes, which the parser always ignores.
    public var allowsExtendedAttributes: Bool
    /// The requested part of the syntax; the parser always interprets only inline syntax.
    public var interpretedSyntax: InterpretedSyntax
    /// The response to a parsing error, which never occurs.
    public var failurePolicy: FailurePolicy
    /// The language of the text, or `nil` for the language of the session. Words agree with their
    /// numbers only in English.
    public var languageCode: String?

    /// Creates a set of Markdown parsing options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      (self.allowsExtendedAttributes, self.failurePolicy) =
        (allowsExtendedAttributes, failurePolicy)
      (self.interpretedSyntax, self.languageCode) = (interpretedSyntax, languageCode)
    }
  }

  /// Creates an attributed string by parsing inline Markdown.
  ///
  /// The parser interprets bold, italic, `~~strikethrough~~`, code, and links. Headings, lists,
  /// and other blocks remain unchanged.
  ///
  /// - Parameter baseURL: The URL against which relative links are resolved.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    var source = MarkdownSource()
    source.appendLiteral(markdown)
    self.init()
    for span in MarkdownReader.spans(of: source, language: options.languageCode) {
      guard case .text(let text) = span.content else { continue }
      var part = AttributedString(text)
      let intent = InlinePresentationIntent(span.attributes, isCode: span.isCode)
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      part.link = span.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      append(part)
    }
  }
}
