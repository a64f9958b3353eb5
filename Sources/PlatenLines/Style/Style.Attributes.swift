extension Style {
  /// The looks of text that are not colours, each on or off.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// One bit an attribute.
    public let rawValue: UInt8

    /// The attributes whose bits are set.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier strokes.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter than text around.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted strokes.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// A line through.
    public static let strikethrough = Attributes(rawValue: 1 << 4)
    /// The colours of text and background exchanged.
    public static let inverse = Attributes(rawValue: 1 << 5)
    /// What keys go to: colours exchanged at a terminal, and nothing in a transcript.
    package static let focused = Attributes(rawValue: 1 << 6)
    /// Where the next character goes; without a look of its own.
    package static let caret = Attributes(rawValue: 1 << 7)
  }
}

extension Style {
  /// Heavier strokes, nothing else.
  public static let bold = Style(.bold)
  /// Fainter than text around, nothing else.
  public static let dim = Style(.dim)
  /// Slanted strokes, nothing else.
  public static let italic = Style(.italic)
  /// A line below, nothing else.
  public static let underline = Style(.underline)
  /// A line through, nothing else.
  public static let strikethrough = Style(.strikethrough)
  /// The colours of text and background exchanged, nothing else.
  public static let inverse = Style(.inverse)
}
