import Foundation
import PlatenAssets
import PlatenContext

/// Text with Markdown, as it appears in a string literal.
///
///     Text("Read the **rules** first")
///     Text("Terms [of use](https://example.org/terms)")  // Terms of use
///     <https://example.org/terms>
///     Text("\(price, specifier: "%.2f") EUR for *\(name)*")
///
/// The supported syntax is inline: bold, italic, `~~strikethrough~~`, code and links. The
/// destination of a link follows its text, because a terminal has no clickable links. Interpolated
/// values are shown verbatim, and numbers are formatted as by `print`.
///
/// A key is looked up in the tables of strings that the build-tool plugin finds, in the locale of the
/// environment. A key that no table contains is shown as it is.
///
/// See Documentation/Decisions/texts.md.
///
/// - Complexity: That of creating a `String`, unless the literal contains Markdown syntax.
public struct LocalizedStringKey: Equatable, Sendable {
  /// The text with its Markdown applied.
  private let text: Text
  /// The key and its values, or `nil` if the app has no tables of strings.
  private let localized: LocalizedText?

  /// Creates a key from a string that contains Markdown.
  ///
  ///     Text(LocalizedStringKey(chapter.markdown))
  public init(_ value: String) {
    var source = MarkdownSource()
    source.appendLiteral(value)
    text = Text(source)
    localized = StringTables.shared.isEmpty ? nil : LocalizedText(key: value)
  }

  /// Returns the text, which is localized if a table contains the key.
  func text(in table: String?) -> Text {
    guard var localized, StringTables.shared.contains(localized.key, in: table) else { return text }
    (localized.table, localized.original) = (table, text)
    return Text(runs: [TextRun(localized)])
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    (text, localized) = (stringInterpolation.text, stringInterpolation.localized)
  }
}

extension LocalizedStringKey {
  /// The segments and values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var source = MarkdownSource()
    /// The text for each inset of the source.
    private var insets: [Text] = []
    /// The localized key and its values, or `nil` if the app has no tables of strings.
    fileprivate private(set) var localized: LocalizedText?

    /// The interpolated text with its Markdown applied.
    fileprivate var text: Text { Text(source, insets: insets) }

    /// Creates an empty interpolation with capacity for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      source.reserve(literalCapacity + 2 * interpolationCount)
      if !StringTables.shared.isEmpty { localized = LocalizedText(key: "") }
    }

    /// Appends a segment of the literal, which can contain Markdown.
    public mutating func appendLiteral(_ literal: String) {
      source.appendLiteral(literal)
      localized?.key += literal.replacing("%", with: "%%")
    }

    /// Appends a string verbatim, without applying Markdown.
    public mutating func appendInterpolation(_ string: String) {
      append(string, LocalizedArgument(string))
    }

    /// Appends a text view, which retains its style.
    public mutating func appendInterpolation(_ text: Text) {
      source.appendInset()
      insets.append(text)
      localized?.append(text, specifier: "%@")
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      append(value.description, LocalizedArgument(value))
    }

    /// Appends a value of any type, formatted as by `print`, with the elements of dictionaries and
    /// sets in alphabetical order.
    public mutating func appendInterpolation<T>(_ value: T) {
      append(String(ordered: value), LocalizedArgument(value))
    }

    /// Appends a dictionary, with its elements in alphabetical order.
    public mutating func appendInterpolation<Key, Value>(_ value: [Key: Value]) {
      append(String(ordered: value), LocalizedArgument(value))
    }

    /// Appends a set, with its elements in alphabetical order.
    public mutating func appendInterpolation<Element>(_ value: Set<Element>) {
      append(String(ordered: value), LocalizedArgument(value))
    }

    /// Appends the text of a value verbatim.
    ///
    /// - Parameter argument: The value in the localized key.
    private mutating func append(_ text: String, _ argument: @autoclosure () -> LocalizedArgument) {
      source.append(text)
      if localized == nil { return }
      let argument = argument()
      localized?.append(
        Text(verbatim: text), number: argument.number, specifier: argument.specifier)
    }

    /// Appends a value with a format style, in the locale of the environment.
    ///
    ///     Text("\(price, format: .currency(code: "EUR")) a month")
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Appends a value of a bridged type, formatted by a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter?
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Appends a date, formatted by a formatter. On Linux, dates and decimal numbers are not of
    /// bridged types.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter?) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Appends a decimal number, formatted by a formatter.
    public mutating func appendInterpolation(_ subject: Decimal, formatter: Formatter?) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Appends an object, formatted by a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter?
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Appends a value with a `printf` specifier: `specifier: "%.2f"`.
    ///
    /// A specifier that does not apply to values of this type has no effect.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      let text = FormatSpecifier(specifier)?.text(of: value) ?? "\(value)"
      source.append(text)
      localized?.append(
        Text(verbatim: text), number: LocalizedArgument(value).number, specifier: specifier)
    }
  }
}

/// Interpolated values that are not strings; they keep their style and update with the environment.
extension LocalizedStringKey.StringInterpolation {
  /// Appends a date in a date style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends the start and the end of a date interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends a timer that runs during a time interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
