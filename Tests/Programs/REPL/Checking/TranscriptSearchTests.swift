import PlatenTestProcesses
import Testing

@Suite struct TranscriptSearchTests: TranscriptFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func orphanedTranscriptsAreReported() async throws {
    for name in ["played", "named", "lost"] {
      try folder.add(Self.right, as: "T/\(name).transcript")
    }
    for name in ["here", "in-words", "gone"] {
      try folder.add(Self.right, as: "__Snapshots__/Tests/\(name).transcript")
    }
    let source = #"func here() { f(file: "T/named.transcript") }; func `in words`() { f() }"#
    try folder.add(source, as: "Tests.swift")
    let run = try await check(path("T/played.transcript"), "--orphans", folder.url.path)
    let advice = "not checked and not used by a test; delete it or check it"
    #expect(
      run.output == """
        \(path("T/lost.transcript")): \(advice)
        \(path("__Snapshots__/Tests/gone.transcript")): \(advice)
        1 transcript checked, none failed

        """)
    #expect(run.status == 1)
  }

  /// An update would otherwise replace the contents of any text file.
  @Test(arguments: [[], ["--update"]])
  func aFileThatIsNotATranscriptIsRefusedAndUnchanged(flags: [String]) async throws {
    try folder.add("# Notes\n\nNot a transcript.\n", as: "notes.md")
    let run = try await ChildProcess.run(
      Product.gallery.path, ["check"] + flags + [path("notes.md")])
    #expect(
      run.errors == """
        gallery: cannot check "\(path("notes.md"))": the name of a transcript ends in .transcript

        """)
    #expect(run.status == 2 && run.output == "")
    #expect(try text(of: "notes.md") == "# Notes\n\nNot a transcript.\n")
  }

  @Test func checkRefersARecordingToTranscribe() async throws {
    try folder.add("{\"app\":\"gallery\",\"recording\":1}\n", as: "a.recording")
    let run = try await check("--update", path("a.recording"))
    #expect(run.errors.contains(" it is a recording; to convert it, run gallery transcribe "))
    #expect(run.status == 2)
    #expect(try text(of: "a.recording").hasPrefix("{\"app\""))
  }

  @Test func aMissingPathIsReported() async throws {
    let run = try await check(path("none"))
    #expect(run.errors == "gallery: no such file or directory: \(path("none"))\n")
    #expect(run.status == 2 && run.output == "")
    let empty = try await check(folder.url.path)
    #expect(empty.errors == "gallery: no .transcript file in \(folder.url.path)\n")
  }
}
