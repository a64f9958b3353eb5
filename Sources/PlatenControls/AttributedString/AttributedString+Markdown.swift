import Foundation

#if !canImport(Darwin)
  /// Markdown in attributed strings, which Foundation reads on Apple's platforms alone.
  extension AttributedString {
    /// What of a text is read as Markdown.
    public struct MarkdownParsingOptions: Sendable {
      /// How much of Markdown is read.
      public enum InterpretedSyntax: Sendable {
        /// What stands within a line; that is what is read here in any case.
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }

      /// What becomes of a text that cannot be read; here each can.
      public enum FailurePolicy: Sendable {
        case throwError, returnPartiallyParsedIfPossible
      }

      /// Without effect: attributes of a program's own are not read.
      public var allowsExtendedAttributes: Bool
      /// How much of Markdown is read.
      public var interpretedSyntax: InterpretedSyntax
      /// What becomes of a text that cannot be read.
      public var failurePolicy: FailurePolicy
      /// The language of the text.
      public var languageCode: String?

      /// Options for reading.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        (self.allowsExtendedAttributes, self.failurePolicy) =
          (allowsExtendedAttributes, failurePolicy)
        (self.interpretedSyntax, self.languageCode) = (interpretedSyntax, languageCode)
      }
    }

    /// A text with what stands within its lines read as Markdown: bold, italic, `~~crossed out~~`,
    /// code and links. Headings, lists and other blocks stay as they are.
    ///
    /// - Parameter baseURL: What addresses without a scheme belong to.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      var source = MarkdownSource()
      source.appendLiteral(markdown)
      self.init()
      for span in MarkdownReader.spans(of: source) {
        guard case .text(let text) = span.content else { continue }
        var part = AttributedString(text)
        let intent = InlinePresentationIntent(span.attributes, isCode: span.isCode)
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
        part.link = span.link.flatMap { URL(string: $0, relativeTo: baseURL) }
        append(part)
      }
    }
  }
#endif
