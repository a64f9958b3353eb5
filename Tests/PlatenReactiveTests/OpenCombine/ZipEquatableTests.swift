import PlatenReactive
import Testing

@Suite struct ZipEquatableTests {
  let p = (0..<5).map { Just($0) }

  @Test func zipsAreEqualIfAllUpstreamsAre() {
    func expectDifference<Z: Equatable>(_ zip: ([Just<Int>]) -> Z, arity: Int) {
      #expect(zip(p) == zip(p))
      for index in 0..<arity {
        var others = p
        others[index] = Just(-1)
        #expect(zip(p) != zip(others))
      }
    }
    expectDifference({ Publishers.Zip($0[0], $0[1]) }, arity: 2)
    expectDifference({ Publishers.Zip3($0[0], $0[1], $0[2]) }, arity: 3)
    expectDifference({ Publishers.Zip4($0[0], $0[1], $0[2], $0[3]) }, arity: 4)
  }
}
