import Foundation

/// What C's `printf` makes of one value: `%.2f`, `%02d`.
struct FormatSpecifier {
  /// What stands before the letter that says what the value has to be.
  private let start: String
  /// That letter, and what follows.
  private let end: String

  /// Whether it is written for a number longer than a `Double`.
  private let isForLong: Bool

  /// A specifier of exactly one value; nothing, if the text is none.
  init?(_ text: String) {
    if text.contains(/[0-9]{4}/) { return nil }  // As wide as no line is, it would take all memory.
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

  /// The sign for a number longer than a `Double`, which is put where one is.
  private static let long: Character = "L"
  /// Signs that may stand before the letter: how wide, how precise, how long in memory.
  private static let flags = Set("-+ #0123456789.'hlqztjL".utf8)

  /// The value as text; nothing, if the specifier is for values of another kind.
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
