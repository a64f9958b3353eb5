import Testing

@testable import PlatenSession

@MainActor
@Suite struct AsyncMutexTests {
  @Test func tasksEnterTheMutexOneAtATimeInOrder() async {
    let mutex = AsyncMutex()
    var entered: [Int] = []
    await mutex.enter()
    // Each task enters or waits before the next one starts.
    var tasks: [Task<Void, Never>] = []
    for number in 1...3 {
      let task = Task.immediate {
        await mutex.enter()
        entered.append(number)
      }
      tasks.append(task)
    }
    #expect(entered == [])
    for (index, task) in tasks.enumerated() {
      mutex.leave()
      await task.value
      #expect(entered == Array(1...index + 1))
    }
  }
}
