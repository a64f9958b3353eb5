import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that displays text, wrapped at words. An empty text has no lines.
///
///     Text("Total: ") + Text("12").bold()
///     Text("Read the **rules** first")
///     Text(price, format: .currency(code: "EUR"))
///
/// A literal is a ``LocalizedStringKey``, which can contain Markdown. A string from a variable is
/// shown verbatim.
public struct Text: Equatable, Sendable {
  private(set) var runs: [TextRun]

  init(runs: [TextRun]) { self.runs = runs }

  /// Creates a text view without localization and Markdown.
  public init(verbatim content: String) { runs = [TextRun(content)] }

  /// Creates a text view from a string, verbatim; each newline begins a new line.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text view from a key, such as a string literal, which can contain Markdown.
  ///
  /// - Parameters:
  ///   - tableName: The name of the table with translations; by default `Localizable`.
  ///   - bundle: Has no effect: the tables of all targets are searched.
  ///   - comment: A comment for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.text(in: tableName)
  }

  /// Concatenates two text views, which retain their styles.
  public static func + (left: Text, right: Text) -> Text {
    Text(runs: left.runs + right.runs)
  }

  /// Creates a text view that shows a sign in place of words.
  init(_ sign: SymbolSign, words: String) { runs = [TextRun(sign, words: words)] }

  /// Whether the text shows a sign in place of words.
  var hasSign: Bool { runs.contains { $0.sign(in: .unicode) != nil } }

  /// This text as the representation of an image.
  var replacingImage: Text {
    var text = self
    for index in runs.indices { text.runs[index].replacesImage = true }
    return text
  }

  /// Whether the text represents images only.
  var replacesImage: Bool { runs.allSatisfy(\.replacesImage) }

  /// The extent to which a frame sets the width of the text.
  ///
  /// Text that replaces an image ignores frames, which are sized for the image. A frame does not
  /// break the words of a text that contains such text.
  var framing: WidthRange.Framing {
    if !runs.contains(where: \.replacesImage) { return .exact }
    return replacesImage ? .none : .aboveMinimum
  }

  /// Returns this text with a style that does not override its own: the innermost modifier wins.
  func styled(_ style: Style) -> Text {
    var text = self
    for index in runs.indices { text.runs[index].style = runs[index].style.over(style) }
    return text
  }

  /// Returns the characters of the text in an environment, without styles.
  @MainActor
  package func plainText(in values: EnvironmentValues) -> String {
    if let text = verbatim { return text }
    let setting = isSet ? TextContext(values) : nil
    return runs.map { $0.text(in: setting) }.joined()
  }

  /// The characters of a text view that has a single style and no dynamic content; otherwise `nil`.
  private var verbatim: String? {
    if runs.count == 1, case .text(let text) = runs[0].content { return text }
    return nil
  }

  /// Whether the text depends on the environment or on the time.
  var isSet: Bool { runs.contains { $0.isSet } }

  /// Returns the next date at which any part of the text may change; `nil` if there is none.
  func change(after now: Date) -> Date? { runs.compactMap { $0.change(after: now) }.min() }
}

extension Text: View {
  /// The type of the body; a text view has no body.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  package func makeNode(in context: NodeContext) -> Node { TextNode(self, in: context) }
}

extension Text {
  /// Makes this text bold.
  public func bold() -> Text { styled(.bold) }

  /// Makes this text bold if a condition is true.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes this text italic.
  public func italic() -> Text { styled(.italic) }

  /// Makes this text italic if a condition is true.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Underlines this text; the color has no effect.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled(.underline) : self
  }

  /// Underlines this text with a solid line; the pattern and the color have no effect.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  /// Strikes through this text; the color has no effect.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled(.strikethrough) : self
  }

  /// Strikes through this text with a solid line; the pattern and the color have no effect.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  /// Sets the color of this text where it has none; `nil` has no effect.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { styled($0.foreground) } ?? self
  }

  /// Sets the foreground style of this text where it has none.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { styled(style.foreground) }

  /// The style of a line that underlines or strikes through text; all styles are solid.
  public struct LineStyle: Hashable, Sendable {
    /// A single solid line.
    public static let single = LineStyle()

    private init() {}

    /// Creates a line style; the pattern and the color have no effect.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// Has no effect: the lines of a terminal are solid.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }
  }
}
