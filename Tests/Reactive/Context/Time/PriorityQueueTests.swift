import PlatenTestSupport
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct PriorityQueueTests {
  /// A number that counts its comparisons.
  private struct Counted: Comparable {
    let value: Int
    let comparisons: Locked<Int>

    static func < (a: Counted, b: Counted) -> Bool {
      a.comparisons.withLock { $0 += 1 }
      return a.value < b.value
    }

    static func == (a: Counted, b: Counted) -> Bool { a.value == b.value }
  }

  /// Random insertions and removals, compared with a sorted array.
  @Test(arguments: Seeds.first(100))
  func theQueueIsEqualToASortedArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = PriorityQueue<Int>()
    var slots: [Int: Int] = [:]
    for number in 0..<200 {
      let value = Int.random(in: 0..<1000, using: &random) * 1000 + number
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        if let (value, slot) = slots.randomElement(using: &random) {
          #expect(queue[slot] == value)
          #expect(queue.remove(at: slot) == value)
          #expect(queue.remove(at: slot) == nil)
          slots[value] = nil
        }
      case 1:
        let first = queue.firstSlot { _ in true }
        #expect(first.flatMap { queue.remove(at: $0) } == slots.keys.min())
        slots.keys.min().map { slots[$0] = nil }
      default:
        slots[value] = queue.nextSlot
        queue.insert(value)
      }
      #expect(queue.first == slots.keys.min())
      #expect(queue.sorted == slots.keys.sorted())
      #expect(
        queue.firstSlot { $0.isMultiple(of: 3) }.flatMap { queue[$0] }
          == slots.keys.filter { $0.isMultiple(of: 3) }.min())
    }
  }

  @Test(arguments: [false, true])
  func eachElementCostsALogarithmicNumberOfComparisons(isAscending: Bool) {
    let (comparisons, count) = (Locked(0), 1 << 14)
    var queue = PriorityQueue<Counted>()
    for number in 0..<count {
      queue.insert(
        Counted(value: isAscending ? number : count - number, comparisons: comparisons))
    }
    while let slot = queue.firstSlot(where: { _ in true }) { _ = queue.remove(at: slot) }
    #expect(comparisons.value < count * 14 * 4)
  }
}
