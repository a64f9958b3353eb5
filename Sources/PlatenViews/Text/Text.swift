import Foundation
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

  /// The text that stands for an image: `Text("5 ") + Text(Image(systemName: "star"))`.
  @_disfavoredOverload
  public init(_ image: Image) { self = image.alternative }

  /// Both texts in a row, each in its own style.
  public static func + (left: Text, right: Text) -> Text {
    Text(runs: left.runs + right.runs)
  }

  /// What `+` gives, for modules that see the type and not its operator.
  package func followed(by other: Text) -> Text { self + other }

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
  func makeNode(in context: NodeContext) -> Node { TextNode(self, in: context) }
}
