import PlatenCombine
import Testing

struct AnyCancellableTests {
  @Test func anyCancellableCancelsOnceAtTheLatestOnRelease() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    #expect(cancellable != nil && count == 0)
    cancellable = nil
    #expect(count == 1)
    cancellable = AnyCancellable { count += 1 }
    cancellable?.cancel()
    cancellable?.cancel()
    cancellable = nil
    #expect(count == 2)
  }

  @Test func aCollectionOfCancellablesCancelsEachElement() {
    var canceled: Set<Int> = []
    var all: Set<AnyCancellable> = []
    for number in 0..<3 { AnyCancellable { canceled.insert(number) }.store(in: &all) }
    #expect(all.count == 3 && canceled.isEmpty)
    all = []
    #expect(canceled == [0, 1, 2])
  }
}
