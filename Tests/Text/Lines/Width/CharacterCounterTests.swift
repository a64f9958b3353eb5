import PlatenLines
import PlatenTestSupport
import Testing

@Suite struct CharacterCounterTests {
  private static let scalars: [Unicode.Scalar] = [
    "a", "\u{301}", "\u{200D}", "👩", "🇩", "🇪", "日", "\r", "\n",
  ]

  private func text(using random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      text.append(Self.scalars.randomElement(using: &random) ?? "a")
    }
    return String(text)
  }

  @Test(arguments: Seeds.first(100))
  func positionsAreTheSameAsThoseOfTheWholeText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var counter = CharacterCounter()
    var line = ""
    for _ in 0..<60 {
      let point = Int.random(in: 0...line.count, using: &random)
      let index = line.index(line.startIndex, offsetBy: point)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: line.insert(contentsOf: text(using: &random), at: index)
      case 1: line.removeSubrange(index...)
      case 2: line = String(line[index...])
      default: line += text(using: &random)
      }
      let count = Int.random(in: 0...line.count + 1, using: &random)
      let expected =
        line.index(line.startIndex, offsetBy: count, limitedBy: line.endIndex) ?? line.endIndex
      #expect(counter.index(after: count, in: line) == expected)
      #expect(counter.count(before: expected, in: line) == min(count, line.count))
    }
  }
}
