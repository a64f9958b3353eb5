import Foundation
import Platen

/// A form of asynchronous code that a button starts.
///
/// The sources use only names of the standard library, Dispatch and Foundation.
enum AsyncShape: String, CaseIterable, Sendable {
  case sleepingTask, clockSleep, taskOfATask, detachedTask, taskGroup, asyncLet, actor
  case nonisolatedCallees, yields, stream, streamFromAThread, continuation
  case continuationFromAQueue, continuationFromAThread, backgroundQueue, twoBackgroundQueues
  case delayedBlock, timeout, groupAtAContinuation, taskOfAThread, nestedBackgroundQueues
  case equalDelays, threeAtOnce

  /// The lines that appear below the button.
  var expected: [String] {
    switch self {
    case .sleepingTask, .clockSleep: ["done after 1.0"]
    case .taskOfATask: ["result 3 after 2.0"]
    case .detachedTask: ["detached 55"]
    case .taskGroup: ["child 2", "child 1", "child 0", "sum 3"]
    case .asyncLet: ["let 5 after 3.0"]
    case .actor: ["counter 20"]
    case .nonisolatedCallees: ["callee 1", "callee 2", "callee 3"]
    case .yields: ["yielded 50 times"]
    case .stream: ["element 1", "element 2", "element 3", "end after 3.0"]
    case .streamFromAThread: ["element 1", "element 2", "end"]
    case .continuation: ["resumed after 1.0"]
    case .continuationFromAQueue: ["resumed with 55"]
    case .continuationFromAThread: ["resumed by a thread"]
    case .backgroundQueue: ["computed 55"]
    case .twoBackgroundQueues: ["first", "second", "third"]
    case .delayedBlock: ["block after 1.5", "inner block after 2.0"]
    case .timeout: ["timed out after 1.0"]
    case .groupAtAContinuation: ["slept", "resumed", "end after 1.0"]
    case .taskOfAThread: ["task of a thread", "awaited"]
    case .nestedBackgroundQueues: ["outer 1", "inner 1", "outer 2", "inner 2"]
    case .equalDelays: ["delay 1", "delay 2", "delay 3"]
    case .threeAtOnce: ["counter 20", "computed 55", "done after 1.0"]
    }
  }
}

/// The lines that asynchronous code adds.
@MainActor
final class AsyncShapeModel: ObservableObject {
  @Published private(set) var lines: [String] = []
  private let start = ContinuousClock.now

  func add(_ line: String) { lines.append(line) }

  /// The time since the screen opened, in seconds.
  private var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }

  private func add(_ line: String, after seconds: Double) {
    add("\(line) after \((seconds * 10).rounded() / 10)")
  }

  func start(_ shape: AsyncShape) {
    switch shape {
    case .sleepingTask: sleepInATask()
    case .clockSleep:
      Task {
        try await ContinuousClock().sleep(for: .seconds(1))
        add("done", after: elapsed)
      }
    case .taskOfATask: awaitATask()
    case .detachedTask:
      Task.detached {
        let sum = await sum(upTo: 10)
        await self.add("detached \(sum)")
      }
    case .taskGroup: Task { await awaitAGroup() }
    case .asyncLet: Task { try await awaitLets() }
    case .actor: count()
    case .nonisolatedCallees: Task { await callNonisolated() }
    case .yields:
      Task {
        for _ in 0..<50 { await Task.yield() }
        add("yielded 50 times")
      }
    case .stream: awaitAStream()
    case .streamFromAThread: awaitAThreadsStream()
    case .continuation: resumeLater()
    case .continuationFromAQueue: resumeFromAQueue()
    case .continuationFromAThread: resumeFromAThread()
    case .backgroundQueue: compute()
    case .twoBackgroundQueues: computeTwice()
    case .delayedBlock: delay()
    case .timeout: Task { await race() }
    case .groupAtAContinuation: Task { await awaitAContinuationInAGroup() }
    case .taskOfAThread: awaitATaskOfAThread()
    case .nestedBackgroundQueues: nest()
    case .equalDelays: delayEqually()
    case .threeAtOnce:
      sleepInATask()
      count()
      compute()
    }
  }

  private func sleepInATask() {
    Task {
      try await Task.sleep(for: .seconds(1))
      add("done", after: elapsed)
    }
  }

  private func awaitATask() {
    Task {
      let inner = Task {
        try await Task.sleep(nanoseconds: 2_000_000_000)
        return 3
      }
      let value = try await inner.value
      add("result \(value)", after: elapsed)
    }
  }

  private func awaitAGroup() async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<3 {
        group.addTask {
          try? await Task.sleep(for: .seconds(3 - number))
          await self.add("child \(number)")
          return number
        }
      }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
    add("sum \(sum)")
  }

  private func awaitLets() async throws {
    async let a = slow(2, after: 3)
    async let b = slow(3, after: 1)
    let sum = try await a + b
    add("let \(sum)", after: elapsed)
  }

  private func count() {
    Task {
      let counter = Counter()
      for _ in 0..<10 { await counter.increment() }
      await withDiscardingTaskGroup { group in
        for _ in 0..<10 { group.addTask { await counter.increment() } }
      }
      add("counter \(await counter.count)")
    }
  }

  private func callNonisolated() async {
    for number in 1...3 {
      _ = await sum(upTo: 1000)
      add("callee \(number)")
    }
  }

  private func awaitAStream() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task {
      for number in 1...3 {
        try await Task.sleep(for: .seconds(1))
        continuation.yield(number)
      }
      continuation.finish()
    }
    Task {
      for await number in stream { add("element \(number)") }
      add("end", after: elapsed)
    }
  }

  private func awaitAThreadsStream() {
    let stream = AsyncStream<Int> { continuation in
      DispatchQueue.global().async {
        continuation.yield(1)
        continuation.yield(2)
        continuation.finish()
      }
    }
    Task {
      for await number in stream { add("element \(number)") }
      add("end")
    }
  }

  private func resumeLater() {
    Task {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
      }
      add("resumed", after: elapsed)
    }
  }

  private func resumeFromAQueue() {
    Task {
      let sum = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
        DispatchQueue.global().async { continuation.resume(returning: (1...10).reduce(0, +)) }
      }
      add("resumed with \(sum)")
    }
  }

  private func resumeFromAThread() {
    Task {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume() }
      }
      add("resumed by a thread")
    }
  }

  private func compute() {
    DispatchQueue.global(qos: .userInitiated).async {
      let sum = (1...10).reduce(0, +)
      DispatchQueue.main.async { self.add("computed \(sum)") }
    }
  }

  private func computeTwice() {
    for (name, work) in [("first", 2000), ("second", 10), ("third", 500)] {
      DispatchQueue.global().async {
        _ = (1...work).reduce(0) { $0 ^ $1 }
        DispatchQueue.main.async { self.add(name) }
      }
    }
  }

  private func delay() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      MainActor.assumeIsolated { self.add("block", after: self.elapsed) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
        MainActor.assumeIsolated { self.add("inner block", after: self.elapsed) }
      }
    }
  }

  private func race() async {
    let winner = await withTaskGroup(of: String.self) { group in
      group.addTask {
        try? await Task.sleep(for: .seconds(60))
        return "finished"
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(1))
        return "timed out"
      }
      defer { group.cancelAll() }
      return await group.next() ?? ""
    }
    add(winner, after: elapsed)
  }

  private func awaitAContinuationInAGroup() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        try? await Task.sleep(for: .seconds(1))
        await self.add("slept")
      }
      group.addTask {
        await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
        }
        await self.add("resumed")
      }
    }
    add("end", after: elapsed)
  }

  private func awaitATaskOfAThread() {
    Task {
      let task = await withCheckedContinuation {
        (continuation: CheckedContinuation<Task<Void, Never>, Never>) in
        DispatchQueue.global().async {
          continuation.resume(returning: Task { await self.add("task of a thread") })
        }
      }
      await task.value
      add("awaited")
    }
  }

  private func nest() {
    for number in 1...2 {
      DispatchQueue.global().async {
        DispatchQueue.global().async {
          DispatchQueue.main.async { self.add("inner \(number)") }
        }
        DispatchQueue.main.async { self.add("outer \(number)") }
      }
    }
  }

  private func delayEqually() {
    for number in 1...3 {
      DispatchQueue.global().async {
        _ = (1...(4 - number) * 100).reduce(0) { $0 ^ $1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          MainActor.assumeIsolated { self.add("delay \(number)") }
        }
      }
    }
  }
}

private actor Counter {
  private(set) var count = 0

  func increment() { count += 1 }
}

nonisolated private func sum(upTo limit: Int) async -> Int { (1...limit).reduce(0, +) }

nonisolated private func slow(_ value: Int, after seconds: Int) async throws -> Int {
  try await Task.sleep(for: .seconds(seconds))
  return value
}

struct AsyncShapeScreen: View {
  let shape: AsyncShape
  @StateObject private var model = AsyncShapeModel()

  var body: some View {
    Button("Start") { model.start(shape) }
    ForEach(Array(model.lines.enumerated()), id: \.offset) { Text($0.element) }
  }
}
