import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenREPL

@Suite struct CrashReportTests {
  @Test func sharedMemoryOfOtherProcessesIsUnchanged() throws {
    let name = "/platen-crash-\(getpid())"
    let file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    try #require(file >= 0)
    defer { close(file) }
    #expect(CrashReport.fileInMemory() == nil)
    #expect(shm_unlink(name) == 0, "it is still there")
    let own = try #require(CrashReport.fileInMemory())
    #expect(shm_unlink(name) != 0, "it has no name")
    close(own)
  }

  @Test(arguments: [
    ("fatal error", "Fatal error: crashed on purpose\n"),
    ("fatal error on a thread", "Fatal error: crashed on a thread\n"),
  ])
  func aCrashInAScriptIsReportedOnStandardError(button: String, message: String) async throws {
    let run = try await Product.trials.run(
      playing: "open crash\npress \"\(button)\"\nshow\n")
    #expect(run.ending == .signal(SIGILL))
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("\nBacktrace took "))
    #expect(run.output.hasPrefix("> open crash\n"), "the output of earlier commands remains")
  }
}
