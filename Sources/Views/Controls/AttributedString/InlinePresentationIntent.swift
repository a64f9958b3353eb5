/// The inline Markdown styles of a run of text, which Foundation provides only on Apple
/// platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bit mask of the styles, with one bit per style.
  public let rawValue: UInt

  /// Creates a set of inline styles from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text, `*like this*`, displayed in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized text, `**like this**`, displayed in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Inline code, displayed without a special style.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text with a line through it, `~~like this~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}
