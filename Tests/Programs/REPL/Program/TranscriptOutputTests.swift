import PlatenTestProcesses
import Testing

@Suite struct TranscriptOutputTests {
  @Test(arguments: [(">&-", "Bad file descriptor"), (">/dev/full", "No space left on device")])
  func unwritableStandardOutputIsReported(
    redirection: String, why: String
  ) async throws {
    let run = try await runGallery(#"exec "$0" "# + redirection)
    #expect(run.status == 1)
    #expect(run.errors == "gallery: cannot write: \(why); stopped at line 1\n")
  }

  /// The reader closes the pipe early; the writer would otherwise never exit.
  @Test func closingThePipeEndsTheProgram() async throws {
    let run = try await runGallery(#"yes show | { "$0"; echo "status $?" >&2; } | head -1"#)
    #expect(run.output == "> show\n")
    #expect(run.errors == "status 1\n")
  }

  @Test func unwritableHelpIsReported() async throws {
    let run = try await runGallery(#"exec "$0" --help >/dev/full"#)
    #expect(run.status == 1)
    #expect(run.errors == "gallery: cannot write: No space left on device\n")
  }

  @Test func closingThePipeEndsAWait() async throws {
    let run = try await Product.gallery.run(
      playing: "open form\nwait 10m\n",
      shell: #"{ "$0" --script /dev/stdin; echo "status $?" >&2; } | true"#)
    #expect(run.errors == "status 1\n")
  }
}
