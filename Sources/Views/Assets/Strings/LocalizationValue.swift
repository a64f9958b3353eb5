import Foundation
import PlatenContext

extension String {
  /// A localized key with its values, as it appears in a string literal.
  ///
  ///     String(localized: "\(count) notes")
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key, with a specifier in place of each value: `%lld notes`.
    package let key: String
    package let arguments: [LocalizedArgument]

    /// Creates a value from a key.
    public init(_ value: String) { (key, arguments) = (value, []) }

    /// Creates a value from a string literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from a string literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// The segments and values of an interpolated string literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [LocalizedArgument] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a segment of the literal.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ value: String) { append(LocalizedArgument(value)) }

      /// Appends a value, formatted as by `print`.
      public mutating func appendInterpolation<T>(_ value: T) { append(LocalizedArgument(value)) }

      /// Appends a value with a format style.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        append(LocalizedArgument(format.format(value)))
      }

      private mutating func append(_ argument: LocalizedArgument) {
        key += argument.specifier
        arguments.append(argument)
      }
    }
  }

  /// Creates a string by looking up a key in the translations of the app.
  ///
  /// - Parameters:
  ///   - table: The name of the table; by default `Localizable`.
  ///   - bundle: Has no effect: the tables of all targets are searched.
  ///   - locale: The locale; by default that of the session.
  ///   - comment: A comment for translators.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Localization.text(of: key, in: table, locale: locale ?? SessionLocale.current)
  }

  /// Creates a string by looking up a static key, with a default value.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Localization.text(
      of: defaultValue, named: "\(key)", in: table, locale: locale ?? SessionLocale.current)
  }

  /// Creates a string from a localized resource.
  public init(localized resource: LocalizedStringResource) {
    self = Localization.text(
      of: resource.defaultValue, named: resource.key, in: resource.table,
      locale: resource.locale ?? SessionLocale.current)
  }
}

extension AttributedString {
  /// Creates a string without attributes by looking up a key in the translations of the app.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      String(localized: key, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates a string without attributes from a localized resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}

/// A value in a localized key.
package struct LocalizedArgument: Equatable, Sendable {
  /// The text of the value.
  package let text: String
  /// The number that determines plural forms; `nil` for a value that is not a number.
  package let number: Double?
  /// The specifier of the value in a key.
  package let specifier: String

  /// Creates an argument for a string.
  package init(_ text: String) { (self.text, number, specifier) = (text, nil, "%@") }

  /// Creates an argument for a value, formatted as by `print`.
  package init<Value>(_ value: Value) {
    text = "\(value)"
    (number, specifier) =
      switch value {
      case let value as Int32: (Double(value), "%d")
      case let value as UInt32: (Double(value), "%u")
      case let value as any SignedInteger: (Double(value), "%lld")
      case let value as any UnsignedInteger: (Double(value), "%llu")
      case let value as Float: (Double(value), "%f")
      case let value as any BinaryFloatingPoint: (Double(value), "%lf")
      default: (nil, "%@")
      }
  }
}

/// A localized key that is looked up when it is displayed.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The key of the resource.
  public let key: String
  /// The value if no table contains the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, or `nil` for the default table.
  public let table: String?
  /// The locale in which the key is looked up; `nil` for that of the session.
  public var locale: Locale?

  /// Creates a resource from a key. The bundle and the comment have no effect.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale) = (table, locale)
  }

  /// Creates a resource from a key with a default value. The bundle and the comment have no effect.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale) = (table, locale)
  }

  /// Creates a resource from a string literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a string literal with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
