import PlatenCombine
import Testing

struct SequenceOperatorsTests {
  @Test func operatorsAreAppliedEagerly() {
    #expect([1, 2, 3].publisher.map { $0 * 2 } == Publishers.Sequence(sequence: [2, 4, 6]))
    #expect([1, 1, 2].publisher.removeDuplicates() == [1, 2].publisher)
    #expect([1, 2].publisher.prepend(0).append(3) == [0, 1, 2, 3].publisher)
    #expect([1, 2].publisher.scan(0, +) == [1, 3].publisher)
    #expect([1, 2].publisher.last() == Int?(2).publisher)
  }
}
