import PlatenCombine
import Testing

struct AsyncValuesTests {
  @Test func aCanceledTaskEndsTheSequence() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task {
      var count = 0
      for await _ in subject.values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
