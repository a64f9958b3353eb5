import PlatenLines
import Testing

@Suite struct CommonLinesLaws {
  private func lines(_ random: inout SeededGenerator) -> [Line] {
    (0..<Int.random(in: 0...9, using: &random)).map { _ in
      Line(["a", "b", "c", "dd", ""].randomElement(using: &random)!)
    }
  }

  /// > Law: common ends are the same, and end where lines differ.
  @Test(arguments: Seeds.first(200))
  func commonEndsAreTheSame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (lines(&random), lines(&random))
    let least = Int.random(in: 0...3, using: &random)
    let (head, tail) = a.commonEnds(with: b, head: least)
    #expect(a.prefix(head) == b.prefix(head))
    #expect(a.suffix(tail) == b.suffix(tail))
    let rest = min(a.count, b.count) - max(head, least) - tail
    #expect(head == min(a.count, b.count) || a[head] != b[head])
    #expect(rest <= 0 || a[a.count - 1 - tail] != b[b.count - 1 - tail])
  }

  /// > Law: common places hold the same lines, in order.
  @Test(arguments: Seeds.first(200))
  func commonPlacesHoldTheSameLinesInOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (lines(&random), lines(&random))
    let ranges = (Int.random(in: 0...a.count, using: &random)..<a.count, 0..<b.count)
    let pairs = a.commonPlaces(in: ranges.0, with: b, in: ranges.1)
    for (place, other) in pairs {
      #expect(a[place] == b[other])
      #expect(ranges.0.contains(place))
    }
    for (pair, next) in zip(pairs, pairs.dropFirst()) {
      #expect(pair.0 < next.0 && pair.1 < next.1)
    }
  }

  @Test func aScrolledListIsFound() {
    let (old, new): ([Line], [Line]) = (["1 above", "a", "b", "c"], ["2 above", "b", "c", "d"])
    let pairs = old.commonPlaces(in: 0..<4, with: new, in: 0..<4)
    #expect(pairs.map(\.0) == [2, 3])
    #expect(pairs.map(\.1) == [1, 2])
  }
}
