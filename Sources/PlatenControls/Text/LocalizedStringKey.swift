import Foundation

/// A text as the program's author writes it, in which Markdown is read.
///
///     Text("Read the **rules** first")
///     Text("Terms [of use](https://example.org/terms)")  // Terms of use <https://example.org/terms>
///     Text("\(price, specifier: "%.2f") EUR for *\(name)*")
///
/// Read is what stands within a line: bold, italic, `~~crossed out~~`, code and links. No terminal
/// can be clicked in, so the address of a link follows it. What is interpolated is shown as it is,
/// whatever signs are in it; numbers read as `print` writes them.
///
/// No tables of translations are looked up: a key is its own text.
///
/// - Complexity: that of a `String`, unless there are signs of Markdown in its literals.
public struct LocalizedStringKey: Equatable, Sendable {
  /// What it says.
  let text: Text

  /// A text in which Markdown is read.
  ///
  ///     Text(LocalizedStringKey(chapter.markdown))
  public init(_ value: String) {
    var source = MarkdownSource()
    source.appendLiteral(value)
    text = Text(source)
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// A literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// A literal with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

extension LocalizedStringKey {
  /// A literal with values in it, as the compiler puts it together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var source = MarkdownSource()
    /// The texts that the source's insets stand for.
    private var insets: [Text] = []

    /// What it says, with its Markdown read.
    fileprivate var text: Text { Text(source, insets: insets) }

    /// Nothing yet, with room for what is to come.
    public init(literalCapacity: Int, interpolationCount: Int) {
      source.reserve(literalCapacity + 2 * interpolationCount)
    }

    /// A part of the literal.
    public mutating func appendLiteral(_ literal: String) { source.appendLiteral(literal) }

    /// A text, in which no Markdown is read.
    public mutating func appendInterpolation(_ string: String) { source.append(string) }

    /// A text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      source.appendInset()
      insets.append(text)
    }

    /// A value as `print` writes it.
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      source.append(value.description)
    }

    /// A value as `print` writes it.
    public mutating func appendInterpolation<T>(_ value: T) {
      source.append(String(describing: value))
    }

    /// A value in a format, in the language of the environment.
    ///
    ///     Text("\(price, format: .currency(code: "EUR")) a month")
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// A value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter?
    ) {
      source.append(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// A value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter?
    ) {
      source.append(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// A value as C's `printf` writes it: `specifier: "%.2f"`.
    ///
    /// A specifier that is not one for such a value has no effect.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      source.append(FormatSpecifier(specifier)?.text(of: value) ?? "\(value)")
    }
  }
}

/// What is more than a string: it keeps its look, and changes with what is around it.
extension LocalizedStringKey.StringInterpolation {
  /// A date in a style of texts.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// The first and the last of some dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// The first and the last date of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// A timer that runs in an interval.
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
