import PlatenLines
import Testing

@Suite struct CommonLinesLaws {
  private func lines(_ random: inout SeededGenerator) -> [Line] {
    (0..<Int.random(in: 0...9, using: &random)).map { _ in
      Line(["a", "b", "c", "dd", ""].randomElement(using: &random)!)
    }
  }

  private func part(of lines: [Line], _ random: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: 0...lines.count, using: &random)
    return start..<Int.random(in: start...lines.count, using: &random)
  }

  /// > Law: common ends are equal, do not overlap, and stop at the first difference.
  @Test(arguments: Seeds.first(200))
  func commonPrefixesAndSuffixesAreEqualAndMaximal(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (lines(&random), lines(&random))
    let least = Int.random(in: 0...3, using: &random)
    let (head, tail) = a.commonEnds(with: b, head: least)
    #expect(a.prefix(head) == b.prefix(head))
    #expect(a.suffix(tail) == b.suffix(tail))
    let rest = min(a.count, b.count) - max(head, least) - tail
    #expect(tail == 0 || rest >= 0)
    #expect(head == min(a.count, b.count) || a[head] != b[head])
    #expect(rest <= 0 || a[a.count - 1 - tail] != b[b.count - 1 - tail])
  }

  /// > Law: common positions hold equal lines, in order.
  @Test(arguments: Seeds.first(200))
  func commonPositionsContainEqualLinesInOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (lines(&random), lines(&random))
    let ranges = (part(of: a, &random), part(of: b, &random))
    let pairs = a.commonPlaces(in: ranges.0, with: b, in: ranges.1)
    for (place, other) in pairs {
      #expect(a[place] == b[other])
      #expect(ranges.0.contains(place) && ranges.1.contains(other))
    }
    for (pair, next) in zip(pairs, pairs.dropFirst()) {
      #expect(pair.0 < next.0 && pair.1 < next.1)
    }
  }

  /// > Law: no equal lines remain between common positions.
  @Test(arguments: Seeds.first(200))
  func noEqualLinesRemainBetweenCommonPositions(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (lines(&random), lines(&random))
    let ranges = (part(of: a, &random), part(of: b, &random))
    let ends = (ranges.0.upperBound, ranges.1.upperBound)
    var start = (ranges.0.lowerBound, ranges.1.lowerBound)
    for pair in a.commonPlaces(in: ranges.0, with: b, in: ranges.1) + [ends] {
      let skipped = b[start.1..<pair.1]
      #expect(!a[start.0..<pair.0].contains { skipped.contains($0) })
      start = (pair.0 + 1, pair.1 + 1)
    }
  }

  /// Bounds the cost for lists that have nothing in common; most terminals have fewer lines.
  @Test(arguments: [(99, 1), (100, 0)])
  func theSearchForCommonLinesStopsAfterAHundredLines(place: Int, count: Int) {
    func lines(_ name: String) -> [Line] {
      (0..<300).map { $0 == place ? "same" : Line("\(name) \($0)") }
    }
    let pairs = lines("old").commonPlaces(in: 0..<300, with: lines("new"), in: 0..<300)
    #expect(pairs.count == count)
  }

  @Test func linesThatRemainInAScrolledListAreFoundAsCommonLines() {
    let (old, new): ([Line], [Line]) = (["1 above", "a", "b", "c"], ["2 above", "b", "c", "d"])
    let pairs = old.commonPlaces(in: 0..<4, with: new, in: 0..<4)
    #expect(pairs.map(\.0) == [2, 3])
    #expect(pairs.map(\.1) == [1, 2])
  }
}
