import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenInteraction

/// A value that a field shows as text and parses from the submitted text.
@MainActor
struct FieldValue {
  /// Returns the value as text.
  let text: () -> String
  /// Parses text and sets the value.
  let enter: (String) throws(ActionError) -> Void
  /// A description of valid values for error messages: `a whole number`.
  let kind: String

  init(
    kind: String, text: @escaping () -> String,
    enter: @escaping (String) throws(ActionError) -> Void
  ) {
    (self.kind, self.text, self.enter) = (kind, text, enter)
  }

  /// Creates a value with an error for text that cannot be parsed.
  ///
  /// - Parameters:
  ///   - kind: A description of valid values for error messages: `a whole number`.
  ///   - type: The type of the value.
  ///   - text: Returns the value as text.
  ///   - read: Parses text and sets the value; returns `false` if the text is invalid.
  private init(
    kind: String, of type: Any.Type, text: @escaping () -> String,
    read: @escaping (String) -> Bool
  ) {
    (self.kind, self.text) = (kind, text)
    enter = { new throws(ActionError) in
      if read(new) { return }
      if new.isWholeNumber, let range = Self.range(of: type) {
        throw .outOfRange(new, range: range)
      }
      throw .notInFormat(new, kind: kind, kept: text())
    }
  }

  /// The range of an integer type, or `nil` for another type.
  private static func range(of type: Any.Type) -> String? {
    func range<T: FixedWidthInteger>(_ type: T.Type) -> String { "\(type.min)…\(type.max)" }
    return (type as? any FixedWidthInteger.Type).map { range($0) }
  }

  /// Creates a value that a format style formats and parses.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) where F.FormatOutput == String {
    self.init(kind: Self.kind(of: F.FormatInput.self), of: F.FormatInput.self) {
      format.format(value.wrappedValue)
    } read: { text in
      guard let new = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  /// Creates an optional value that a format style formats and parses; an empty text is `nil`.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) where F.FormatOutput == String {
    self.init(kind: Self.kind(of: F.FormatInput.self), of: F.FormatInput.self) {
      value.wrappedValue.map(format.format) ?? ""
    } read: { text in
      guard let new = try? format.parseStrategy.parse(text) else {
        if text.isEmpty { value.wrappedValue = nil }
        return text.isEmpty
      }
      value.wrappedValue = new
      return true
    }
  }

  /// Creates a value that a formatter formats and parses.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(kind: formatter.kind, of: V.self) {
      formatter.string(for: value.wrappedValue) ?? ""
    } read: { text in
      guard let new = formatter.object(from: text) as? V else { return false }
      value.wrappedValue = new
      return true
    }
  }

  private static func kind(of type: Any.Type) -> String {
    switch type {
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type, is Decimal.Type: "a number"
    case is Date.Type: "a date"
    case is URL.Type: "a URL"
    default: "a \(type)"
    }
  }
}

extension String {
  /// Whether the text consists of digits, with or without a sign.
  fileprivate var isWholeNumber: Bool {
    let digits = drop { "+-".contains($0) }
    return !digits.isEmpty && count - digits.count < 2 && digits.allSatisfy(\.isWholeNumber)
  }
}

extension Formatter {
  fileprivate var kind: String {
    switch self {
    case is NumberFormatter: "a number"
    case is DateFormatter, is ISO8601DateFormatter: "a date"
    default: "in a format that \(type(of: self)) reads"
    }
  }

  /// Parses a text; returns `nil` if the text is invalid or the formatter cannot parse.
  fileprivate func object(from text: String) -> Any? {
    // On Linux, formatters have no common parsing method; those that can parse have one each.
    return switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}
