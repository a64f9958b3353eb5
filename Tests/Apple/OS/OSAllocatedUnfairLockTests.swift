import Foundation
import PlatenOS
import Testing

@Suite struct OSAllocatedUnfairLockTests {
  /// Runs a closure on eight threads, 1,000 times on each.
  private func onThreads(_ body: @Sendable () -> Void) {
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<1_000 { body() } }
  }

  @Test func aStateIsChangedByOneThreadAtATime() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    onThreads { lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 8_000)
  }

  @Test func aLockThatIsHeldIsNotAvailable() {
    let lock = OSAllocatedUnfairLock(uncheckedState: NSMutableString("a"))
    lock.withLockUnchecked { text in
      text.append("b")
      lock.precondition(.owner)
      #expect(lock.withLockIfAvailableUnchecked { $0.length } == nil)
    }
    lock.precondition(.notOwner)
    #expect(lock.withLockIfAvailableUnchecked { $0 } == "ab")
  }

  @Test func aLockWithoutStateIsLockedAndUnlocked() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 1 } == 1)
    #expect(lock.withLockIfAvailable { 2 } == 2)
  }

  @Test func anErrorUnlocksTheLock() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    #expect(throws: CocoaError.self) {
      try lock.withLock { _ in throw CocoaError(.fileNoSuchFile) }
    }
    lock.precondition(.notOwner)
  }

  @Test func aStateIsReleasedWithItsLock() {
    final class Object: Sendable {}
    weak var released: Object?
    do {
      let object = Object()
      released = object
      let lock = OSAllocatedUnfairLock(initialState: object)
      #expect(lock.withLock { $0 } === object)
    }
    #expect(released == nil)
  }

  @Test func lockingTwiceEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let lock = OSAllocatedUnfairLock()
      lock.withLock { lock.withLock {} }
    }
  }
}
