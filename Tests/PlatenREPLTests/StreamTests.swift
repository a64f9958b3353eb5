import PlatenTestPrograms
import Testing

/// Standard streams in every state.
@Suite struct StreamTests {
  private static let script = "open form\nset value1 Ada\nshow\n"

  private func run(_ shell: String) async throws -> Finished {
    try await Product.gallery.run(playing: Self.script, shell: shell)
  }

  @Test(arguments: [
    #"exec "$0""#, #"cat | "$0""#, #"cat | "$0" --script /dev/stdin"#,
    #"cat >script; exec "$0" --script script <&-"#, #"exec "$0" 2>&-"#,
    #"{ while read -r line; do echo "$line"; done; } | "$0""#,
  ])
  func aScriptComesFromAnywhere(shell: String) async throws {
    let run = try await run(shell)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == (try await self.run(#"exec "$0""#).output))
    #expect(run.output.split(separator: "\n").count == 17)
  }

  @Test func aNullDeviceIsAnEmptyScript() async throws {
    let run = try await run(#"exec "$0" </dev/null"#)
    #expect(run.status == 0)
    #expect(run.errors == "gallery: the script is empty; the command help lists what it can hold\n")
  }

  @Test(arguments: [("<&-", "Bad file descriptor"), ("</", "Is a directory")])
  func standardInputThatCannotBeReadIsReported(redirection: String, why: String) async throws {
    let run = try await run(#"exec "$0" "# + redirection)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "gallery: cannot read standard input: \(why)\n")
  }

  @Test(arguments: [(">&-", "Bad file descriptor"), (">/dev/full", "No space left on device")])
  func standardOutputThatCannotBeWrittenIsReported(
    redirection: String, why: String
  ) async throws {
    let run = try await run(#"exec "$0" "# + redirection)
    #expect(run.status == 1)
    #expect(run.errors == "gallery: cannot write: \(why); stopped at line 1\n")
  }

  @Test func allStreamsMayBeClosed() async throws {
    let run = try await run(#"exec "$0" <&- >&- 2>&-"#)
    #expect(run.status == 2)
  }

  /// The reader has what it wants and goes; the writer never ends by itself.
  @Test func aReaderThatGoesEndsTheRun() async throws {
    let run = try await run(#"yes show | { "$0"; echo "status $?" >&2; } | head -1"#)
    #expect(run.output == "> show\n")
    #expect(run.errors.contains("gallery: cannot write: Broken pipe; stopped at line "))
    #expect(run.errors.hasSuffix("status 1\n"))
  }

  @Test func aReaderThatGoesEndsAWaitAsWell() async throws {
    let run = try await Product.gallery.run(
      playing: "open form\nwait 10m\n",
      shell: #"{ "$0" --script /dev/stdin; echo "status $?" >&2; } | true"#)
    #expect(run.errors.hasSuffix("status 1\n"))
  }
}
