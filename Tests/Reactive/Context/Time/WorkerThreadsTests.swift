import Dispatch
import Foundation
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct WorkerThreadsTests {
  @Test(.timeLimit(.minutes(10))) func aJobThatBlocksItsThreadDoesNotDelayTheNext() async {
    let threads = WorkerThreads()
    let release = DispatchSemaphore(value: 0)
    await withCheckedContinuation { continuation in
      threads.run {
        release.wait()
        continuation.resume()
      }
      threads.run { release.signal() }
    }
  }

  @Test func manyJobsRunOnceEachOnAtMostSixtyFourThreads() async {
    let threads = WorkerThreads()
    let seen = Locked((count: 0, threads: Set<ObjectIdentifier>()))
    await withCheckedContinuation { continuation in
      for _ in 0..<1_000 {
        threads.run {
          let count = seen.withLock { seen in
            seen.count += 1
            seen.threads.insert(ObjectIdentifier(Thread.current))
            return seen.count
          }
          if count == 1_000 { continuation.resume() }
        }
      }
    }
    #expect(seen.value.count == 1_000)
    #expect((1...64).contains(seen.value.threads.count))
  }
}
