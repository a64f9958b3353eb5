import PlatenCombine
import Testing

struct OptionalPublisherTests {
  @Test func anOptionalPublisherSendsItsValueOrOnlyFinishes() {
    #expect(Int?(1).publisher.signals == ["1", "finished"])
    #expect(Int?.none.publisher.recorder(.none).signals == ["finished"])
  }

  @Test func operatorsAreAppliedEagerly() {
    #expect(Int?(1).publisher.map { $0 + 1 } == Int?(2).publisher)
    #expect(Int?.none.publisher.collect() == [Int]?([]).publisher)
    #expect(Int?.none.publisher.replaceEmpty(with: 3) == Just(3))
  }
}
