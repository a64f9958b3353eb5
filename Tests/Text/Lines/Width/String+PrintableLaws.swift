import PlatenLines
import Testing

@Suite struct PrintableLaws {
  @Test func makingTextPrintableIsIdempotent() {
    forAnyText { text in
      let once = text.printable
      #expect(Array(once.printable.unicodeScalars) == Array(once.unicodeScalars))
    }
  }

  @Test func printableTextContainsNoForbiddenScalars() {
    let flag = Array("🏴󠁧󠁢󠁥󠁮󠁧󠁿".unicodeScalars)
    forAnyText { text in
      let scalars = Array(text.printable.unicodeScalars).replacing(flag, with: [])
      #expect(!scalars.contains(where: isForbidden))
    }
  }

  @Test func textWithoutForbiddenScalarsIsUnchanged() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let text = HardText.random(using: &generator)
      #expect(Array(text.printable.utf8) == Array(text.utf8))
    }
  }

  @Test func makingTextPrintablePreservesEveryAllowedScalar() {
    forAnyText { text in
      let allowed = text.unicodeScalars.filter { !isForbidden($0) }
      var rest = text.printable.unicodeScalars[...]
      for scalar in allowed {
        rest = rest.drop { $0 != scalar }.dropFirst()
      }
      #expect(text.printable.unicodeScalars.count >= allowed.count)
      #expect(rest.endIndex == text.printable.unicodeScalars.endIndex)
    }
  }
}

/// Independent of the library: uses general categories and blocks, not the same list.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  case .format:
    scalar.properties.isBidiControl
      ? !["\u{200E}", "\u{200F}", "\u{61C}"].contains(scalar)
      : (0x206A...0x206F).contains(scalar.value) || (0xFFF9...0xFFFB).contains(scalar.value)
        || scalar.value >> 12 == 0xE0
  default: false
  }
}

/// Runs a closure with mixtures of difficult pieces, forbidden pieces and random scalars.
private func forAnyText(_ body: (String) -> Void) {
  for seed in Seeds.first(5_000) {
    var generator = SeededGenerator(seed: seed)
    var text = HardText.random(HardText.pieces + HardText.forbidden, using: &generator)
    let ranges: [ClosedRange<UInt32>] = [0...0xFF, 0x2000...0x20FF, 0xE0000...0xE00FF, 0...0xD7FF]
    for range in ranges {
      text.unicodeScalars.append(Unicode.Scalar(.random(in: range, using: &generator))!)
    }
    text += HardText.random(HardText.pieces + HardText.forbidden, using: &generator)
    body(text)
  }
}
