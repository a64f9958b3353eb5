import PlatenTestProcesses
import Testing

/// Checks that every transcript in the documentation is the output of the program that it names.
///
/// `Scripts/check-tutorial` checks the transcripts of the tutorial's program.
@Suite struct TranscriptBlockTests {
  @Test(arguments: CodeBlock.all("transcript").filter { !$0.isOfTheTutorial })
  func aTranscriptBlockMatchesTheOutputOfItsProgram(block: CodeBlock) async throws {
    let program = try #require(block.info.dropFirst().first, "the fence names no program")
    let replay = Replay(block.lines, by: program)
    #expect(try await replay.run(Array(block.info.dropFirst(2))) == replay.expected)
  }

  @Test(arguments: CodeBlock.all.filter { $0.language != "transcript" })
  func blocksThatResembleTranscriptsAreMarked(block: CodeBlock) {
    #expect(!block.lines.contains { $0.hasPrefix("> ") })
  }

  @Test func theGalleryOutputMatchesTheTestsOfItsScreens() async throws {
    let replay = try Replay(file: "Tests/Samples/Sample/Transcripts/gallery.transcript")
    #expect(try await replay.run() == replay.expected)
  }

  @Test(arguments: ["signup", "github"])
  func realHTTPAndVirtualTimeProduceTheSameTranscript(screen: String) async throws {
    let replay = try Replay(file: "Tests/Samples/Sample/Transcripts/\(screen).transcript")
    #expect(try await replay.run(PackageFolder.secrets) == replay.expected)
  }

  @Test func everyTranscriptPassesInVirtualTime() async throws {
    let tests = PackageFolder.root.appendingPathComponent("Tests").path
    let run = try await ChildProcess.run(
      Product.gallery.path,
      ["check", tests + "/Samples/Sample", "--orphans", tests] + PackageFolder.secrets)
    #expect(run.output == "10 transcripts checked, none failed\n")
    #expect(run.status == 0)
  }

  @Test func theDemoSucceeds() async throws {
    let script = PackageFolder.root.appendingPathComponent("Samples/demo.script")
    #expect(try await Product.gallery.run("--script", script.path).status == 0)
  }
}
