@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The inherited appearance of text, combined so that a text view reads a single environment value.
struct TextEnvironment: Equatable {
  var style = Style.plain
  /// The font set by the program, whose attributes are also part of the style.
  var font: Font?
  var fit = TextLayoutOptions()
  var textCase: Text.Case?
  var redactionReasons: RedactionReasons = []
  /// Whether the text is private.
  var isPrivate = false

  /// Whether shaded blocks replace the text.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || isPrivate && redactionReasons.contains(.privacy)
  }

  /// Returns text in the specified letter case, or the shaded blocks that replace the text.
  ///
  /// - Parameter shade: Returns the character that replaces each cell of a redacted text.
  func said(_ text: String, shade: () -> String) -> String {
    let text = textCase?.applied(to: text) ?? text
    return isRedacted ? text.redacted(by: shade()) : text
  }
}

/// The options that determine how text fits into the proposed size.
struct TextLayoutOptions: Equatable {
  /// The minimum number of lines.
  var minLines = 0 {
    didSet { minLines = min(minLines, Points.maxLines) }
  }
  /// The maximum number of lines, at least 1; `nil` is unlimited.
  var lineLimit: Int? {
    didSet { lineLimit = lineLimit.map { max($0, 1) } }
  }
  /// The position of the ellipsis in text that is too long.
  var truncation = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
}

private struct TextEnvironmentKey: EnvironmentKey {
  static let defaultValue = TextEnvironment()
}

extension EnvironmentValues {
  var textLook: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }

  /// The inherited style of text.
  package var textStyle: Style {
    get { textLook.style }
    set { textLook.style = newValue }
  }

  /// The inherited font of text; `nil` if no view sets one.
  public var font: Font? {
    get { textLook.font }
    set {
      var look = textLook
      look.font = newValue
      look.style = (newValue?.style ?? .plain).over(look.style)
      textLook = look
    }
  }

  /// The maximum number of lines of a text; `nil` is unlimited.
  public var lineLimit: Int? {
    get { textLook.fit.lineLimit }
    set { textLook.fit.lineLimit = newValue }
  }

  /// The alignment of the lines in multiline text.
  public var multilineTextAlignment: TextAlignment {
    get { textLook.fit.alignment }
    set { textLook.fit.alignment = newValue }
  }

  /// The position of the ellipsis in truncated text.
  public var truncationMode: Text.TruncationMode {
    get { textLook.fit.truncation }
    set { textLook.fit.truncation = newValue }
  }

  /// The letter case of text; `nil` leaves text unchanged.
  public var textCase: Text.Case? {
    get { textLook.textCase }
    set { textLook.textCase = newValue }
  }

  /// The reasons why text is redacted, empty by default.
  public var redactionReasons: RedactionReasons {
    get { textLook.redactionReasons }
    set { textLook.redactionReasons = newValue }
  }
}
