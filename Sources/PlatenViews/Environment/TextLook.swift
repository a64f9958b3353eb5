import PlatenLines

/// How text is shown where it says nothing itself; one value, read by each text at once.
struct TextLook: Equatable {
  var style = Style.plain
  /// What the program set as its font, which is in the style as well.
  var font: Font?
  var lineLimit: Int?
  var alignment = TextAlignment.leading
  var redactionReasons: RedactionReasons = []
}

private struct TextLookKey: EnvironmentKey {
  static let defaultValue = TextLook()
}

extension EnvironmentValues {
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// The style of text that sets none itself.
  var textStyle: Style {
    get { textLook.style }
    set { textLook.style = newValue }
  }

  /// The font of text, if a view above sets one.
  public var font: Font? {
    get { textLook.font }
    set {
      var look = textLook
      look.font = newValue
      look.style = (newValue?.style ?? .plain).over(look.style)
      textLook = look
    }
  }

  /// The most lines that a text takes; any number if `nil`.
  public var lineLimit: Int? {
    get { textLook.lineLimit }
    set { textLook.lineLimit = newValue }
  }

  /// Where the lines of a text of several lines stand.
  public var multilineTextAlignment: TextAlignment {
    get { textLook.alignment }
    set { textLook.alignment = newValue }
  }

  /// Why texts are not shown, if they are not.
  public var redactionReasons: RedactionReasons {
    get { textLook.redactionReasons }
    set { textLook.redactionReasons = newValue }
  }
}
