#if !canImport(Darwin)
  /// What Markdown says of a stretch of text; Foundation has it on Apple's platforms alone.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Those whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*so*`: in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**so**`: in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~so~~`: with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  }
#endif
