import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Text to read. It wraps at words; empty text takes no line.
///
///     Text("Total: ") + Text("12").bold()
///     Text("Read the **rules** first")
///     Text(price, format: .currency(code: "EUR"))
///
/// A literal is a ``LocalizedStringKey``, in which Markdown is read. What comes from a variable is
/// shown as it is.
public struct Text: Equatable, Sendable {
  private(set) var runs: [TextRun]

  init(runs: [TextRun]) { self.runs = runs }

  /// A text that is never looked up in a table of translations, nor read as Markdown.
  public init(verbatim content: String) { runs = [TextRun(content)] }

  /// A text, with a line for each of its lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// A text in which Markdown is read; a literal is one.
  ///
  /// - Parameters:
  ///   - tableName: Without effect: no tables of translations are looked up.
  ///   - bundle: Without effect, too.
  ///   - comment: Without effect; it is for who translates.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.text
  }

  /// Both texts in a row, each in its own style.
  public static func + (left: Text, right: Text) -> Text {
    Text(runs: left.runs + right.runs)
  }

  /// The text with a style under those set already, as SwiftUI's innermost modifier wins.
  func styled(_ style: Style) -> Text {
    var text = self
    for index in runs.indices { text.runs[index].style = runs[index].style.over(style) }
    return text
  }

  /// What it says in an environment, without how it looks.
  @MainActor
  package func plainText(in values: EnvironmentValues) -> String {
    if let text = verbatim { return text }
    let setting = isSet ? TextContext(values) : nil
    return runs.map { $0.text(in: setting) }.joined()
  }

  /// What it says, if it is of one style and says the same everywhere.
  private var verbatim: String? {
    if runs.count == 1, case .text(let text) = runs[0].content { return text }
    return nil
  }

  /// Whether it says something else in another place, or at another time.
  var isSet: Bool { runs.contains { $0.isSet } }

  /// When it may say something else, as far as time decides that.
  func change(after now: Date) -> Date? { runs.compactMap { $0.change(after: now) }.min() }
}

extension Text: View {
  /// Nothing: it draws itself.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  package func makeNode(in context: NodeContext) -> Node { TextNode(self, in: context) }
}

extension Text {
  /// The text in bold.
  public func bold() -> Text { styled(.bold) }

  /// The text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text in italics.
  public func italic() -> Text { styled(.italic) }

  /// The text in italics, or as it is.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// The text with a line under it; the terminal chooses its colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled(.underline) : self
  }

  /// The text with a line under it; the terminal chooses its colour, and the line is solid.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  /// The text with a line through it; the terminal chooses its colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled(.strikethrough) : self
  }

  /// The text with a line through it; the terminal chooses its colour, and the line is solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }

  /// The text in a colour where it has none yet; `nil` leaves it as it is.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { styled($0.foreground) } ?? self
  }

  /// The text in a colour, or in a style by its importance, where it has none yet.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { styled(style.foreground) }

  /// A line under a text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// A line.
    public static let single = LineStyle()

    private init() {}

    /// A line; a terminal's are solid, whatever the pattern, and have the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// Accepted without effect: what a line consists of, for a terminal's is solid.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }
  }
}
