/// The colours of a transcript at a terminal, by the mark that a line begins with.
package struct Ink: Sendable {
  private let isOn: Bool

  /// Colours, unless the environment says `NO_COLOR`.
  package init(environment: [String: String]) {
    isOn = environment["NO_COLOR", default: ""].isEmpty
  }

  /// A line of the transcript in its colour: what failed, went, came or moved, and what is said
  /// beside it.
  package func coloured(_ line: String) -> String {
    guard isOn, let color = Self.color(of: line.utf8.first) else { return line }
    return "\u{1B}[\(color)m\(line)\u{1B}[0m"
  }

  private static func color(of mark: UInt8?) -> Int? {
    switch mark {
    case UInt8(ascii: "!"): 31
    case UInt8(ascii: "+"): 32
    case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "@"): 2
    case UInt8(ascii: "~"): 36
    default: nil
    }
  }
}
