import Foundation

/// A `printf` format string for one value: `%.2f`, `%02d`.
struct FormatSpecifier {
  /// The format before the conversion character, without the length modifier `L`.
  private let start: String
  /// The conversion character and the rest of the format.
  private let end: String

  /// Whether the format has the length modifier `L`, for floating-point values larger than a
  /// `Double`.
  private let isForLong: Bool

  /// Creates a format for one value; returns `nil` if the text does not contain exactly one
  /// specifier.
  init?(_ text: String) {
    if text.contains(/[0-9]{4}/) { return nil }  // A huge width would exhaust memory.
    var flags: Substring.UTF8View?
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[start...].dropFirst()
      if rest.first == UInt8(ascii: "%") {
        rest = rest.dropFirst()
        continue
      }
      guard flags == nil else { return nil }
      flags = rest.prefix { Self.flags.contains($0) }
      rest = rest.dropFirst(flags?.count ?? 0)
    }
    guard let flags, flags.endIndex < text.endIndex else { return nil }
    isForLong = Substring(flags).contains(Self.long)
    start = String(text[..<flags.startIndex]) + Substring(flags).filter { $0 != Self.long }
    end = String(text[flags.endIndex...])
  }

  /// The length modifier for floating-point values larger than a `Double`. It is inserted for such
  /// values only.
  private static let long: Character = "L"
  /// The characters that can precede the conversion character: flags, width, precision and length.
  private static let flags = Set("-+ #0123456789.'hlqztjL".utf8)

  /// Returns the formatted value; `nil` if the format does not apply to values of this type.
  func text<Value: CVarArg>(of value: Value) -> String? {
    guard let conversion = end.utf8.first, kinds(of: value).contains(conversion) else { return nil }
    if isForLong, !(value is any BinaryFloatingPoint) { return nil }
    let isLong = Value.self is any BinaryFloatingPoint.Type && MemoryLayout<Value>.size > 8
    return String(format: start + (isLong ? String(Self.long) : "") + end, value)
  }

  private func kinds(of value: some CVarArg) -> String.UTF8View {
    switch value {
    case is any BinaryInteger: "diouxXc".utf8
    case is any BinaryFloatingPoint: "fFeEgGaA".utf8
    case is NSObject: "@".utf8
    default: "".utf8
    }
  }
}
