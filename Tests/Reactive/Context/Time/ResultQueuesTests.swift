import Foundation
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct ResultQueuesTests {
  private let queues = ResultQueues()

  @Test func eachSourceHasItsOwnQueue() {
    let sources = [OperationQueue(), OperationQueue()]
    let found = sources.map { queues.queue(of: $0) }
    #expect(found[0] !== found[1])
    #expect(queues.queue(of: sources[0]) === found[0])
  }

  @Test func aQueueExistsWhileResultsWait() {
    let source = OperationQueue()
    weak var queue: SerialWork?
    var starts: [() -> Void] = []
    do {
      let new = queues.queue(of: source)
      new.add(Action {}) { starts.append($0) }
      queue = new
    }
    #expect(queues.queue(of: source) === queue)
    starts.removeAll()
    #expect(queue == nil)
  }
}
