import PlatenLines
import PlatenReactive
import PlatenSession

/// The signs that stand for the texts of a diagram.
///
/// A letter or a digit stands for itself. Other texts get letters in the order of time; after those
/// of English come others.
struct MarbleSymbols {
  private var signs: [String: Character] = [:]
  /// The texts that have a sign of their own, with it, in the order of time.
  private(set) var given: [(sign: Character, text: String)] = []

  init(of diagram: MarbleDiagram) {
    let texts = diagram.texts
    let own = texts.filter(\.isItsOwnSign)
    // Behind a digit these would be read as a time.
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

  /// Twenty thousand: more than a recorder keeps events, unless it is asked to.
  private static let letters: [Character] =
    ["a"..."z", "A"..."Z", "α"..."ρ", "а"..."я", "\u{4E00}"..."\u{9FA5}"].flatMap {
      (range: ClosedRange<Unicode.Scalar>) in
      (range.lowerBound.value...range.upperBound.value).compactMap { value in
        Unicode.Scalar(value).map(Character.init)
      }
    }
}

extension String {
  /// Whether it is a letter or a digit, and stays one between others.
  fileprivate var isItsOwnSign: Bool {
    guard let character = first, unicodeScalars.count == 1, cells > 0 else { return false }
    let isAlone = "a\(self)a".count == 3 && "\(self)\(self)".count == 2
    return (character.isLetter || character.isNumber) && isAlone
  }
}

extension MarbleDiagram {
  /// The texts of values, each once, in the order of time.
  var texts: [String] {
    let marbles = rows.flatMap { $0.drawn(mostSigns) }.sorted { $0.frame < $1.frame }
    let texts = marbles.compactMap { marble in
      if case .value(let text) = marble.signal { text } else { nil }
    }
    return texts.unique
  }
}
