import Foundation
import Testing

@testable import PlatenTerminal

/// The suite is serialized because a command changes the actions of signals while it runs.
@Suite(.serialized) struct ForegroundCommandTests {
  @Test(
    arguments: [
      ("exit 0", 0), ("exit 3", 3), (#"test "$0" = "two words""#, 0), ("kill -TERM $$", 143),
      ("nonexistent-program 2>/dev/null", 127),
    ] as [(String, Int32)])
  func theStatusIsThatOfTheCommand(command: String, status: Int32) async throws {
    let command = try ForegroundCommand(command, argument: "two words", output: .error)
    #expect(try await command.status() == status)
  }

  @Test func aTerminatedCommandEnds() async throws {
    let command = try ForegroundCommand("exec sleep 1000", argument: "", output: .error)
    command.terminate()
    #expect(try await command.status() == 143)
    command.terminate()
  }

  /// The system discards the status in the same way if the program ignores SIGCHLD.
  @Test func aStatusThatIsTakenElsewhereIsNotASuccess() async throws {
    let pipe = Pipe()
    let output = FileDescriptor(number: pipe.fileHandleForWriting.fileDescriptor)
    let command = try ForegroundCommand("echo $$", argument: "", output: output)
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    let process = try #require(pid_t(line.filter(\.isNumber)))
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    let error = await #expect(throws: SystemError.self) { try await command.status() }
    #expect(error?.code == ECHILD)
    command.terminate()
  }
}
