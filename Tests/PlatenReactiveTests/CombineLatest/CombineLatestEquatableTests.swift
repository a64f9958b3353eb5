import PlatenReactive
import Testing

@Suite struct CombineLatestEquatableTests {
  let one = Just(1)
  let other = Just(2)
  let x = Just("x")

  @Test func twoAreEqualIfBothUpstreamsAre() {
    #expect(one.combineLatest(x) == Publishers.CombineLatest(one, x))
    #expect(one.combineLatest(x) != Publishers.CombineLatest(other, x))
    #expect(x.combineLatest(one) != Publishers.CombineLatest(x, other))
  }

  @Test func threeAreEqualIfAllUpstreamsAre() {
    let three = one.combineLatest(x, one)
    #expect(three == Publishers.CombineLatest3(one, x, one))
    #expect(three != Publishers.CombineLatest3(other, x, one))
    #expect(three != Publishers.CombineLatest3(one, Just("y"), one))
    #expect(three != Publishers.CombineLatest3(one, x, other))
  }

  @Test func fourAreEqualIfAllUpstreamsAre() {
    let four = one.combineLatest(x, one, one)
    #expect(four == Publishers.CombineLatest4(one, x, one, one))
    #expect(four != Publishers.CombineLatest4(other, x, one, one))
    #expect(four != Publishers.CombineLatest4(one, Just("y"), one, one))
    #expect(four != Publishers.CombineLatest4(one, x, other, one))
    #expect(four != Publishers.CombineLatest4(one, x, one, other))
  }

  @Test func theUpstreamsCanBeRead() {
    let four = Publishers.CombineLatest4(one, x, other, one)
    #expect((four.a, four.b, four.c) == (one, x, other))
    #expect(four.d == one)
  }
}
