import Testing

/// Every transcript of the documentation is what the program that it names writes.
@Suite struct TranscriptBlockTests {
  @Test(arguments: CodeBlock.all("transcript"))
  func aTranscriptIsWhatItsProgramWrites(block: CodeBlock) throws {
    let program = try #require(block.info.dropFirst().first, "the fence names no program")
    let replay = Replay(block.lines, by: program)
    #expect(try replay.run(Array(block.info.dropFirst(2))) == replay.expected)
  }

  @Test(arguments: CodeBlock.all.filter { $0.language != "transcript" })
  func whatLooksLikeATranscriptIsMarkedAsOne(block: CodeBlock) {
    #expect(!block.lines.contains { $0.hasPrefix("> ") })
  }

  @Test func theGalleryWritesWhatATestOfItsScreensExpects() throws {
    let text = try PackageFolder.text(of: "Tests/SampleTests/Transcripts/gallery.transcript")
    let replay = Replay(text.split(separator: "\n").map(String.init), by: "gallery")
    #expect(try replay.run() == replay.expected)
  }

  @Test func theDemoPlaysToItsEnd() throws {
    let script = PackageFolder.root.appendingPathComponent("Samples/demo.script")
    #expect(try Program("gallery").run(["--script", script.path]).exitCode == 0)
  }
}
