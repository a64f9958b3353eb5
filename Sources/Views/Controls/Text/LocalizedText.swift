import Foundation
import PlatenAssets
import PlatenLines

/// A localized key with its values, which is looked up in the locale of the environment.
struct LocalizedText: Equatable, Sendable {
  /// A value in a key.
  struct Argument: Equatable, Sendable {
    let text: Text
    /// The number that selects plural forms, or `nil` for a value that is not a number.
    var number: Double?
  }

  /// The key of the text, with a specifier in place of each value: `%lld notes`.
  var key: String
  var arguments: [Argument] = []
  /// The name of the table in which the key is looked up, or `nil` for the default table.
  var table: String?
  /// The text if no table contains the key.
  var original = Text(verbatim: "")

  /// Appends a value, with a specifier to the key.
  mutating func append(_ text: Text, number: Double? = nil, specifier: String) {
    key += specifier
    arguments.append(Argument(text: text, number: number))
  }

  /// Returns the runs of the translation in a locale. The translation can contain Markdown.
  func runs(in locale: Locale) -> [TextRun] {
    guard let (format, language) = StringTables.shared.format(for: key, in: table, locale: locale)
    else { return original.runs }
    var source = MarkdownSource()
    var insets: [Text] = []
    for segment in format.segments(for: arguments.map(\.number), in: language) {
      switch segment {
      case .text(let text): source.appendLiteral(text)
      case .argument(let index, _):
        guard arguments.indices.contains(index) else { continue }
        source.appendInset()
        insets.append(arguments[index].text)
      }
    }
    return Text(source, insets: insets, language: language).runs
  }

  /// Returns the next date at which a value may change; `nil` if there is none.
  func change(after now: Date) -> Date? {
    arguments.compactMap { $0.text.change(after: now) }.min()
  }
}

extension Text {
  /// Creates text from a localized resource.
  ///
  ///     Text(LocalizedStringResource("\(count) notes", table: "Notes"))
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let value = resource.defaultValue
    let text = LocalizedText(
      key: resource.key,
      arguments: value.arguments.map { .init(text: Text(verbatim: $0.text), number: $0.number) },
      table: resource.table, original: Text(verbatim: String(localized: resource)))
    self.init(runs: [TextRun(text)])
  }
}
