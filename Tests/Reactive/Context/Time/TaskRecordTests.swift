import Testing

@testable import PlatenContext
@testable import PlatenTime

@MainActor
@Suite struct TaskRecordTests {
  @Test func sleepsAndWaitsAreNotWork() {
    var task = TaskState(label: WorkLabel("task"))
    #expect(task.isPending && task.isAtWork)
    task[.response] = 1
    #expect(task.isPending && !task.isAtWork)
    task.sleeps = 1
    #expect(!task.isPending && !task.isAtWork)
    (task[.response], task.sleeps, task[.result]) = (0, 0, 1)
    #expect(!task.isPending && !task.isAtWork)
    // A child task awaits a continuation, which nothing else represents.
    task[.continuation] = 1
    #expect(task.isPending && !task.isAtWork && task.awaitsContinuation)
  }

  @Test func aTaskIsPendingUntilItEnds() async {
    let clock = VirtualClock()
    let label = WorkLabel("task")
    let task = SessionContext(clock: clock).perform {
      SessionTasks.start(label, priority: nil) {
        #expect(TaskRecord.current?.label == label)
        #expect(clock.state.withLock { $0.tasks.values.count } == 1)
      }
    }
    await task.value
    #expect(clock.state.withLock { $0.tasks.values.isEmpty })
  }

  @Test func theLabelOfASleepNamesItsTask() {
    let record = TaskRecord(WorkLabel("task", place: "App/A.swift:1"))
    TaskRecord.$current.withValue(record) {
      #expect(WorkLabel.sleep.text == "sleep in task (App/A.swift:1)")
    }
    #expect(WorkLabel.sleep.text == "sleep")
  }
}
