import PlatenReactive
import Testing

@Suite struct MergeEquatableTests {
  let p = (0..<9).map(Just.init)

  @Test func mergesAreEqualIfAllUpstreamsAre() {
    func expectDifference<M: Equatable>(_ merge: ([Just<Int>]) -> M, arity: Int) {
      #expect(merge(p) == merge(p))
      for index in 0..<arity {
        var others = p
        others[index] = Just(-1)
        #expect(merge(p) != merge(others))
      }
    }
    expectDifference({ Publishers.Merge($0[0], $0[1]) }, arity: 2)
    expectDifference({ Publishers.Merge3($0[0], $0[1], $0[2]) }, arity: 3)
    expectDifference({ Publishers.Merge4($0[0], $0[1], $0[2], $0[3]) }, arity: 4)
    expectDifference({ Publishers.Merge5($0[0], $0[1], $0[2], $0[3], $0[4]) }, arity: 5)
    expectDifference(
      { Publishers.Merge6($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }, arity: 6)
    expectDifference(
      { Publishers.Merge7($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) }, arity: 7)
    expectDifference(
      { Publishers.Merge8($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) }, arity: 8)
    expectDifference({ Publishers.MergeMany($0) }, arity: 9)
  }
}
