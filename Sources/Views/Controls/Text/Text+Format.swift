import Foundation
@_spi(Nodes) import PlatenGraph

/// A value that a format style formats in the locale of the environment.
private struct FormattedText<F: FormatStyle & Sendable>: DynamicText
where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func text(in setting: TextContext) -> String { format.adapted(to: setting).format(input) }
}

extension FormatStyle {
  /// Returns this style with the locale, the time zone and the calendar of a context, unless the
  /// style sets its own.
  fileprivate func adapted(to setting: TextContext) -> Self {
    let own = Mirror(reflecting: self).children
    func names<Value: Equatable>(_ label: String, besides automatic: Value) -> Bool {
      own.contains { $0.label == label && $0.value as? Value != automatic }
    }
    let style = names("locale", besides: Locale.autoupdatingCurrent) ? self : locale(setting.locale)
    guard var dates = style as? Date.FormatStyle else { return style }
    if !names("timeZone", besides: TimeZone.autoupdatingCurrent) {
      dates.timeZone = setting.timeZone
    }
    if !names("calendar", besides: Calendar.autoupdatingCurrent) {
      dates.calendar = setting.calendar
    }
    return dates as? Self ?? style
  }
}

extension EnvironmentValues {
  /// Returns a formatted value, in the locale, the time zone and the calendar of the environment
  /// unless the style sets its own.
  @MainActor
  package func formatted<F: FormatStyle>(_ input: F.FormatInput, by format: F) -> F.FormatOutput {
    format.adapted(to: TextContext(self)).format(input)
  }
}

extension Text {
  /// Creates a text view from a value with a format style, in the locale, the time zone and the calendar
  /// of the environment unless the style sets its own.
  ///
  ///     Text(price, format: .currency(code: "EUR"))
  public init<F: FormatStyle & Sendable>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(runs: [TextRun(FormattedText(input: input, format: format))])
  }

  /// Creates a text view from a value of a bridged type, formatted by a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text view from a date, formatted by a formatter.
  ///
  /// On Linux, dates and decimal numbers are not of bridged types.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text view from a decimal number, formatted by a formatter.
  public init(_ subject: Decimal, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text view from an object, formatted by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
