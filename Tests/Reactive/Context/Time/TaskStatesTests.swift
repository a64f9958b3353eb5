import PlatenTestSupport
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct TaskStatesTests {
  @Test(arguments: Seeds.first(50))
  func theCountedTasksAreThoseThatASearchFinds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let records = (0..<5).map { TaskRecord(WorkLabel("task \($0)")) }
    var states = TaskStates()
    for _ in 0..<60 {
      let record = records[Int.random(in: 0..<5, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: states[record.id] = TaskState(label: record.label)
      case 1: states[record.id] = nil
      case 2: states[record.id]?.sleeps = Int.random(in: 0...1, using: &random)
      case 3: states[record.id]?[.continuation] = Int.random(in: 0...1, using: &random)
      case 4: states[record.id]?[.response] = Int.random(in: 0...1, using: &random)
      default:
        let atWork = states.values.count { $0.isAtWork }
        #expect(states.ignore(where: \.isAtWork).count == atWork)
      }
      #expect(states.hasPending == states.values.contains(where: \.isPending))
      #expect(states.hasWork == states.values.contains(where: \.isAtWork))
      #expect(states.awaitsContinuation == states.values.contains(where: \.awaitsContinuation))
    }
  }
}
