import PlatenInteraction
import Foundation
@_spi(Nodes) import PlatenGraph

/// A value that a field shows as text, and reads from the text that is entered.
@MainActor
struct FieldValue {
  /// The value as text.
  let text: () -> String
  /// Takes the value that a text stands for.
  let enter: (String) throws(ActionError) -> Void
  /// What texts stand for, in words: `a whole number`.
  let kind: String

  init(
    kind: String, text: @escaping () -> String,
    enter: @escaping (String) throws(ActionError) -> Void
  ) {
    (self.kind, self.text, self.enter) = (kind, text, enter)
  }

  /// - Parameters:
  ///   - kind: What texts stand for, in words: `a whole number`.
  ///   - text: The value as text.
  ///   - read: Takes the value that a text stands for, and says whether it stands for any.
  private init(
    kind: String, text: @escaping () -> String,
    read: @escaping (String) -> Bool
  ) {
    (self.kind, self.text) = (kind, text)
    enter = { new throws(ActionError) in
      if !read(new) { throw .notInFormat(new, kind: kind, kept: text()) }
    }
  }

  /// A value that a format style writes and reads.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) where F.FormatOutput == String {
    self.init(kind: Self.kind(of: F.FormatInput.self)) {
      format.format(value.wrappedValue)
    } read: { text in
      guard let new = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  /// The same, or nothing, which is an empty text.
  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) where F.FormatOutput == String {
    self.init(kind: Self.kind(of: F.FormatInput.self)) {
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

  /// A value that a formatter writes and reads.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(kind: formatter.kind) {
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

extension Formatter {
  fileprivate var kind: String {
    switch self {
    case is NumberFormatter: "a number"
    case is DateFormatter, is ISO8601DateFormatter: "a date"
    default: "in a format that \(type(of: self)) reads"
    }
  }

  /// What a text stands for.
  fileprivate func object(from text: String) -> Any? {
    #if canImport(Darwin)
      var object: AnyObject?
      return getObjectValue(&object, for: text, errorDescription: nil) ? object : nil
    #else
      // Here formatters share no method that reads; those that can have one each.
      return switch self {
      case let formatter as NumberFormatter: formatter.number(from: text)
      case let formatter as DateFormatter: formatter.date(from: text)
      case let formatter as ISO8601DateFormatter: formatter.date(from: text)
      default: nil
      }
    #endif
  }
}
