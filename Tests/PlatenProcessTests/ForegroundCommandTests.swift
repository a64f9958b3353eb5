import Testing

@testable import PlatenProcess

/// The suite is serialized because a command changes the actions of signals while it runs.
@Suite(.serialized) struct ForegroundCommandTests {
  @Test(
    arguments: [
      ("exit 0", 0), ("exit 3", 3), (#"test "$0" = "two words""#, 0), ("kill -TERM $$", 143),
      ("nonexistent-program 2>/dev/null", 127),
    ] as [(String, Int32)])
  func theStatusIsThatOfTheCommand(command: String, status: Int32) async throws {
    let command = try ForegroundCommand(command, argument: "two words", output: .error)
    #expect(await command.status() == status)
  }

  @Test func aTerminatedCommandEnds() async throws {
    let command = try ForegroundCommand("exec sleep 1000", argument: "", output: .error)
    command.terminate()
    #expect(await command.status() == 143)
    command.terminate()
  }
}
