import PlatenContext

/// A message of a logger, whose interpolated values can be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text without private values.
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message of a logger.
///
/// A value is shown unless its privacy is `private` or `sensitive`.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    append(String(ordered: value()), privacy)
  }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(ordered: value()), privacy)
  }

  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(number(), radix: format.radix), privacy)
  }

  private mutating func append(_ value: String, _ privacy: OSLogPrivacy) {
    text += privacy.isShown ? value : "<private>"
  }
}

/// Whether a value of a message is shown.
public struct OSLogPrivacy: Sendable {
  /// The way in which a private value is shown, which has no effect.
  public enum Mask: Sendable {
    case hash, none
  }

  let isShown: Bool

  public static var auto: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The alignment of a value, which has no effect.
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The number system of an integer.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}
