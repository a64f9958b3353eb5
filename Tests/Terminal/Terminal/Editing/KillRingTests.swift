import Testing

@testable import PlatenTerminal

@Suite struct KillRingTests {
  private func ring(_ texts: String...) -> KillRing {
    var ring = KillRing()
    for text in texts { ring.add(text, isBackward: false, extendsNewest: false) }
    return ring
  }

  @Test func anEmptyRingInsertsNothing() {
    var ring = ring()
    ring.rotate()
    #expect(ring.newest == "")
  }

  @Test func consecutiveKillsAreJoinedInTheOrderOfTheText() {
    var ring = ring("b")
    ring.add("c", isBackward: false, extendsNewest: true)
    ring.add("a", isBackward: true, extendsNewest: true)
    #expect(ring.newest == "abc")
  }

  @Test func aKillWithoutTextIsNotKept() { #expect(ring("a", "").newest == "a") }

  @Test func rotatingVisitsAllTexts() {
    var ring = ring("a", "b", "c")
    let visited = (0..<4).map { _ in
      defer { ring.rotate() }
      return ring.newest
    }
    #expect(visited == ["c", "b", "a", "c"])
  }

  @Test func theRingHoldsTenTexts() {
    var ring = KillRing()
    for number in 1...11 { ring.add("\(number)", isBackward: false, extendsNewest: false) }
    for _ in 1...9 { ring.rotate() }
    #expect(ring.newest == "2")
    ring.rotate()
    #expect(ring.newest == "11")
  }
}
