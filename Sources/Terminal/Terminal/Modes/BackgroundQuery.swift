import PlatenLines

/// The question for the background color of the terminal, which selects the light or the dark theme.
///
/// Not every terminal answers it. A question that every terminal answers follows, so that its answer
/// ends the wait for the color.
package enum BackgroundQuery {
  /// The bytes of both questions: OSC 11, and the primary device attributes.
  static let question = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  package enum Answer: Equatable {
    /// The theme that matches the background color.
    case theme(Theme)
    /// The answer to the last question.
    case end
  }

  /// Returns the answer in a reply of the terminal, or `nil` if the reply is to another question.
  package static func answer(in reply: [UInt8]) -> Answer? {
    let text = String(decoding: reply, as: UTF8.self)
    if text.hasPrefix("\u{1B}[?"), text.hasSuffix("c") { return .end }
    guard text.hasPrefix("\u{1B}]11;") else { return nil }
    let color = text.dropFirst(5).prefix { $0 != "\u{1B}" && $0 != "\u{7}" }
    return luminance(of: color).map { .theme($0 > 0.5 ? .light : .dark) }
  }

  /// Returns the luminance of a color such as `rgb:ffff/8080/00`, from 0 for black to 1 for white.
  private static func luminance(of color: Substring) -> Double? {
    let parts = color.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let components = parts[1].split(separator: "/").compactMap { digits -> Double? in
      guard digits.count <= 4, let value = UInt32(digits, radix: 16) else { return nil }
      return Double(value) / Double(1 << (4 * digits.count) - 1)
    }
    guard components.count >= 3 else { return nil }
    return 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2]
  }
}
