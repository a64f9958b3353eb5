import PlatenCombine
import Testing

@Suite struct LockedTests {
  @Test func concurrentChangesAreAllApplied() {
    let count = Locked(0)
    onThreads(4) { _ in
      for _ in 0..<1_000 { count.withLock { $0 += 1 } }
    }
    #expect(count.value == 4_000)
  }

  @Test func aThrownErrorReleasesTheLock() {
    let value = Locked(1)
    #expect(throws: Oops.self) { try value.withLock { _ in throw Oops() } }
    value.value = 2
    #expect(value.value == 2)
  }
}
