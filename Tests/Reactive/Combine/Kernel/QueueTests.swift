import Testing

@testable import PlatenCombine

@Suite struct QueueTests {
  @Test func theQueueIsFirstInFirstOut() {
    var queue = Queue<Int>()
    var taken: [Int?] = []
    queue.append(1)
    queue.append(2)
    taken.append(queue.popFirst())
    queue.append(3)
    taken.append(queue.popFirst())
    taken.append(queue.popFirst())
    taken.append(queue.popFirst())
    #expect(taken == [1, 2, 3, nil])
  }
}
