import PlatenContext
import PlatenLines
import PlatenSession

/// The symbols that represent the strings in a diagram.
///
/// A single letter or digit is its own symbol. Other strings are assigned letters in chronological
/// order: first English letters, then letters of other scripts.
struct MarbleSymbols {
  private var signs: [String: Character] = [:]
  /// The strings with an assigned symbol, in chronological order.
  private(set) var given: [(sign: Character, text: String)] = []

  init(of diagram: MarbleDiagram) {
    let texts = diagram.texts
    let own = texts.filter(\.isItsOwnSign)
    // After a digit, these letters would be parsed as a unit of time.
    let units: [Character] = own.contains { $0.first?.isNumber == true } ? ["m", "s"] : []
    var taken = Set(units)
    for text in own {
      guard let sign = text.first, !units.contains(sign) else { continue }
      signs[text] = sign
      taken.insert(sign)
    }
    var letters = Self.letters.lazy.filter { !taken.contains($0) }.makeIterator()
    for text in texts where signs[text] == nil {
      let sign = letters.next() ?? "?"
      signs[text] = sign
      given.append((sign, text))
    }
  }

  subscript(text: String) -> Character { signs[text] ?? "?" }

  /// The letters to assign. There are about 20,000, which exceeds the default capacity of a
  /// recorder.
  private static let letters: [Character] =
    ["a"..."z", "A"..."Z", "α"..."ρ", "а"..."я", "\u{4E00}"..."\u{9FA5}"].flatMap {
      (range: ClosedRange<Unicode.Scalar>) in
      (range.lowerBound.value...range.upperBound.value).compactMap { value in
        Unicode.Scalar(value).map(Character.init)
      }
    }
}

extension String {
  /// Whether the string is a single letter or digit that does not combine with its neighbors.
  fileprivate var isItsOwnSign: Bool {
    guard let character = first, unicodeScalars.count == 1, cells > 0 else { return false }
    let isAlone = "a\(self)a".count == 3 && "\(self)\(self)".count == 2
    return (character.isLetter || character.isNumber) && isAlone
  }
}

extension MarbleDiagram {
  /// The distinct strings that represent values, in chronological order.
  var texts: [String] {
    let marbles = rows.flatMap { $0.drawn(maxSigns) }.sorted { $0.frame < $1.frame }
    let texts = marbles.compactMap { marble in
      if case .value(let text) = marble.signal { text } else { nil }
    }
    return texts.unique
  }
}
