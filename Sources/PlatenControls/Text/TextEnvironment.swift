@_spi(Nodes) import PlatenGraph
import PlatenLines

/// How text is shown where it says nothing itself; one value, read by each text at once.
struct TextEnvironment: Equatable {
  var style = Style.plain
  /// What the program set as its font, which is in the style as well.
  var font: Font?
  var fit = TextLayoutOptions()
  var textCase: Text.Case?
  var redactionReasons: RedactionReasons = []
  /// Whether the text is not for everybody's eyes.
  var isPrivate = false

  /// Whether shades stand for the text.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || isPrivate && redactionReasons.contains(.privacy)
  }

  /// A text as it is shown.
  ///
  /// - Parameter shade: What stands for a cell of a text that is not shown.
  func said(_ text: String, shade: () -> String) -> String {
    let text = textCase?.applied(to: text) ?? text
    return isRedacted ? text.redacted(by: shade()) : text
  }
}

/// How text is fitted into the room that it gets.
struct TextLayoutOptions: Equatable {
  /// Whether it is shown instead of an image: frames, which are meant for the image, do not apply,
  /// and no word is broken.
  var replacesImage = false
  /// The lines that it takes at least.
  var leastLines = 0 {
    didSet { leastLines = min(leastLines, Points.mostLines) }
  }
  /// The lines that it takes at most, at least 1; any number if `nil`.
  var lineLimit: Int? {
    didSet { lineLimit = lineLimit.map { max($0, 1) } }
  }
  /// What is left out where there is no room.
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

  /// The style of text that sets none itself.
  package var textStyle: Style {
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
    get { textLook.fit.lineLimit }
    set { textLook.fit.lineLimit = newValue }
  }

  /// Where the lines of a text of several lines stand.
  public var multilineTextAlignment: TextAlignment {
    get { textLook.fit.alignment }
    set { textLook.fit.alignment = newValue }
  }

  /// What is left out of a text that is too long.
  public var truncationMode: Text.TruncationMode {
    get { textLook.fit.truncation }
    set { textLook.fit.truncation = newValue }
  }

  /// The letters, capital or small, that texts are shown in; `nil` leaves them as they are.
  public var textCase: Text.Case? {
    get { textLook.textCase }
    set { textLook.textCase = newValue }
  }

  /// Why texts are not shown, if they are not.
  public var redactionReasons: RedactionReasons {
    get { textLook.redactionReasons }
    set { textLook.redactionReasons = newValue }
  }
}
