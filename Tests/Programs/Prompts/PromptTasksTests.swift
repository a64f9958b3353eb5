import Testing

@testable import PlatenQuestions

@MainActor
@Suite struct PromptTasksTests {
  private let tasks = PromptTasks()

  @Test func aSearchReplacesThePreviousOne() async {
    var isCanceled: [Int: Bool] = [:]
    for number in 1...2 {
      tasks.search {
        for _ in 1...200 { await Task.yield() }
        isCanceled[number] = Task.isCancelled
      }
    }
    while tasks.areRunning { await tasks.next() }
    #expect(isCanceled == [1: true, 2: false])
  }

  @Test func theLastValidationAndTheLastSearchAreCanceledTogether() async {
    tasks.validate { while !Task.isCancelled { await Task.yield() } }
    tasks.search { while !Task.isCancelled { await Task.yield() } }
    #expect(tasks.areRunning)
    tasks.cancel()
    while tasks.areRunning { await tasks.next() }
  }
}
