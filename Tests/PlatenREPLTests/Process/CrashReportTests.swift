#if os(Linux)
  import Foundation
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
  }
#endif
