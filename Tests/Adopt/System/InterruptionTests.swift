import Foundation
import Testing

@testable import PlatenAdopt

@Suite struct InterruptionTests {
  private let interruption = Interruption()

  @Test func aSignalEndsTheRunningProgram() throws {
    let error = #expect(throws: Interruption.Interrupted.self) {
      try Subprocess("sh", "-c", "echo a; exec sleep 60").run(under: interruption) { _ in
        interruption.interrupt(SIGTERM)
      }
    }
    #expect(error?.signal == SIGTERM)
  }

  @Test func noProgramStartsAfterASignal() {
    interruption.interrupt(SIGINT)
    #expect(throws: Interruption.Interrupted.self) {
      try Subprocess("true").run(under: interruption)
    }
    #expect(throws: Interruption.Interrupted.self) { try interruption.check() }
  }

  @Test func aProcessWithoutAStatusHasNotSucceeded() throws {
    // The parent of this process is not its child.
    try interruption.start { getppid() }
    #expect(try interruption.wait() == nil)
  }

  @Test func withoutASignalTheStatusIsReturned() throws {
    #expect(try Subprocess("true").run(under: interruption).status == 0)
    try interruption.check()
  }
}
