extension Style {
  /// The text attributes other than colors, each of which is either on or off.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bit mask, with one bit for each attribute.
    public let rawValue: UInt32

    /// Creates a set of attributes from a bit mask.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The attribute for bold text.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// The attribute for dim text.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// The attribute for italic text.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// The attribute for underlined text.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// The attribute for struck-through text.
    public static let strikethrough = Attributes(rawValue: 1 << 4)
    /// The attribute that swaps the foreground and background colors.
    public static let inverse = Attributes(rawValue: 1 << 5)
    /// The attribute of the focused control, which is filled at a terminal and has no effect in a
    /// transcript.
    package static let focused = Attributes(rawValue: 1 << 6)
    /// An attribute that marks the cell with the caret and has no visible effect.
    package static let caret = Attributes(rawValue: 1 << 7)
    /// An attribute that marks every cell of the cursor row of a list. The row appears bold at a
    /// terminal, unless it is also focused, and the attribute has no effect in a transcript.
    package static let cursorRow = Attributes(rawValue: 1 << 8)
    /// An attribute of a line that begins at the left edge of a terminal instead of next to the
    /// gutter.
    package static let flushLeft = Attributes(rawValue: 1 << 9)
    /// An attribute of a line of the focused control that is not filled.
    package static let besideFocus = Attributes(rawValue: 1 << 11)
    /// An attribute of the sign for work in progress, which a terminal can animate.
    package static let progress = Attributes(rawValue: 1 << 10)

    /// An attribute of a line next to the thumb of a scrollbar, which is in the gutter.
    package static let besideThumb = Attributes(rawValue: 1 << 12)
    /// An attribute of the address of a link, which a terminal can open.
    package static let link = Attributes(rawValue: 1 << 13)
    /// An attribute of the bar of a progress view, which a terminal can show in its taskbar.
    package static let progressBar = Attributes(rawValue: 1 << 14)
    /// An attribute of the prompt in front of an entered command, at which a terminal can set a mark.
    package static let enteredPrompt = Attributes(rawValue: 1 << 15)
    /// An attribute of the cell to the left of the focused pane, if other panes are to the left of it.
    /// A terminal shows the bar of the focused control there instead of in the gutter.
    package static let paneEdge = Attributes(rawValue: 1 << 16)

    /// The attributes that have no effect by themselves.
    static let marks: Attributes = [
      .focused, .caret, .cursorRow, .flushLeft, .besideFocus, .progress, .besideThumb,
      .link, .progressBar, .enteredPrompt, .paneEdge,
    ]
  }
}

extension Style {
  /// A style with only the bold attribute.
  public static let bold = Style(.bold)
  /// A style with only the dim attribute.
  public static let dim = Style(.dim)
  /// A style with only the italic attribute.
  public static let italic = Style(.italic)
  /// A style with only the underline attribute.
  public static let underline = Style(.underline)
  /// A style with only the strikethrough attribute.
  public static let strikethrough = Style(.strikethrough)
  /// A style with only the inverse attribute.
  public static let inverse = Style(.inverse)
}
