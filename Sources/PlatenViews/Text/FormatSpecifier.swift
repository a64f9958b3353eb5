import Foundation

/// What C's `printf` makes of one value: `%.2f`, `%02d`.
struct FormatSpecifier {
  private let format: String
  /// The letter that says what the value has to be.
  private let conversion: UInt8

  /// A specifier of exactly one value; nothing, if the text is none.
  init?(_ text: String) {
    if text.contains(/[0-9]{4}/) { return nil }  // As wide as no line is, it would take all memory.
    var conversion: UInt8?
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[start...].dropFirst()
      if rest.first == UInt8(ascii: "%") {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.drop { Self.flags.contains($0) }
      guard conversion == nil, let letter = rest.popFirst() else { return nil }
      conversion = letter
    }
    guard let conversion else { return nil }
    (self.format, self.conversion) = (text, conversion)
  }

  /// Signs that may stand before the letter: how wide, how precise, how long in memory.
  private static let flags = Set("-+ #0123456789.'hlqztj".utf8)

  /// The value as text; nothing, if the specifier is for values of another kind.
  func text(of value: some CVarArg) -> String? {
    kinds(of: value).contains(conversion) ? String(format: format, value) : nil
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
