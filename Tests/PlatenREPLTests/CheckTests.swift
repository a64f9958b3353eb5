import Foundation
import PlatenTestPrograms
import Testing

/// Transcripts in files that a program plays again.
@Suite struct CheckTests {
  private let folder: TemporaryFolder

  /// What the gallery writes, and the same with another word.
  private static let (right, wrong) = (
    "# width 30\n> open controls label\n  A picture has no signs in text\n  ★ An icon of text has\n",
    "# width 30\n> open controls label\n  A picture has no signs in text\n  ★ An icon of wood has\n"
  )

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func check(_ arguments: String...) async throws -> Finished {
    try await ChildProcess.run(Product.gallery.path, ["check"] + arguments)
  }

  @Test func whatIsAsExpectedIsCounted() async throws {
    try folder.add(Self.right, as: "a.transcript")
    try folder.add(Self.right, as: "deeper/b.transcript")
    try folder.add("no transcript", as: "notes.txt")
    let run = try await check(folder.url.path)
    #expect(run.output == "2 transcripts checked, none not as expected\n")
    #expect(run.status == 0 && run.errors == "")
  }

  @Test func whatDiffersIsShownAsInATest() async throws {
    try folder.add(Self.wrong, as: "a.transcript")
    let run = try await check(path("a.transcript"))
    #expect(
      run.output == """
        \(path("a.transcript"))

        The transcript is another than expected (− expected, + happened).

          │ # width 30
          │ > open controls label
          │   A picture has no signs in text
        − │   ★ An icon of wood has
        + │   ★ An icon of text has

        1 transcript checked, 1 not as expected

        """)
    #expect(run.status == 1)
  }

  @Test func theScreenOfAnAppIsOpenAtTheStart() async throws {
    try folder.add("# width 30\n  value1\n> set value1 Ada\n", as: "a.transcript")
    let arguments = ["check", "--update", folder.url.path]
    #expect(try await ChildProcess.run(Product.form.path, arguments).status == 0)
    let text = try text(of: "a.transcript")
    #expect(text.hasPrefix("# width 30\n  value1      [                ]\n"))
    #expect(text.contains("\n+ value1      [Ada             ]\n"))
  }

  @Test func itIsRecordedWhereThatIsAskedFor() async throws {
    try folder.add(Self.wrong, as: "a.transcript")
    let run = try await check("--update", folder.url.path)
    #expect(run.output.hasPrefix("recorded \(folder.url.path)/a.transcript\n"))
    #expect(run.status == 0)
    #expect(try text(of: "a.transcript") == Self.right)
  }

  @Test func eachFileIsPlayedOnAnAppOfItsOwn() async throws {
    let one = "> open signup\n> set Username ada\n> wait\n> service log\n> close\n"
    try folder.add(one, as: "a.transcript")
    try folder.add(one, as: "b.transcript")
    #expect(try await check("--update", folder.url.path).status == 0)
    #expect(try text(of: "a.transcript") == text(of: "b.transcript"))
    #expect(try text(of: "a.transcript").contains("  1  GET /isUserNameAvailable?userName=ada"))
  }

  @Test func whatIsPendingAtTheEndIsWrong() async throws {
    try folder.add("> open signup\n> set Username ada\n", as: "a.transcript")
    let run = try await check("--update", folder.url.path)
    #expect(run.output.contains("The transcript ends, and this is still to come:\n\n  "))
    #expect(run.status == 1)
  }

  @Test func aSecretIsNamedAndNeverRecorded() async throws {
    try folder.add("> open signup\n> set Password hunter2\n> close\n", as: "a.transcript")
    let run = try await check("--update", folder.url.path)
    #expect(run.output.contains("name the secret instead: give --secret name=…, and write $name"))
    #expect(run.status == 1)
    try folder.add("> open signup\n> set Password $pw\n> close\n", as: "a.transcript")
    #expect(try await check("--update", "--secret", "pw=hunter2", folder.url.path).status == 0)
    #expect(try text(of: "a.transcript").contains("•••"))
  }

  @Test func transcriptsThatNothingPlaysAreNamed() async throws {
    for name in ["played", "named", "lost"] {
      try folder.add(Self.right, as: "T/\(name).transcript")
    }
    for name in ["here", "in-words", "gone"] {
      try folder.add(Self.right, as: "__Snapshots__/Tests/\(name).transcript")
    }
    let source = #"func here() { f(file: "T/named.transcript") }; func `in words`() { f() }"#
    try folder.add(source, as: "Tests.swift")
    let run = try await check(path("T/played.transcript"), "--orphans", folder.url.path)
    let advice = "no test names it, and it was not checked; delete it, or check it"
    #expect(
      run.output == """
        \(path("T/lost.transcript")): \(advice)
        \(path("__Snapshots__/Tests/gone.transcript")): \(advice)
        1 transcript checked, none not as expected

        """)
    #expect(run.status == 1)
  }

  @Test func aPathThatLeadsNowhereIsNamed() async throws {
    let run = try await check("/nonexistent")
    #expect(run.errors == "gallery: there is no file or folder /nonexistent\n")
    #expect(run.status == 2 && run.output == "")
    let empty = try await check(folder.url.path)
    #expect(empty.errors == "gallery: there is no .transcript file in \(folder.url.path)\n")
  }

  @Test func aFileThatIsNoTextIsNamed() async throws {
    _ = try folder.file("a.transcript", Data([0x3E, 0xFF]))
    let run = try await check(folder.url.path)
    #expect(run.output.contains("a.transcript: no text in UTF-8"))
    #expect(run.status == 1)
  }

  @Test func optionsStandBehindTheCommand() async throws {
    let run = try await Product.gallery.run("--width", "30", "check", folder.url.path)
    #expect(run.errors == "gallery: options of check stand behind it: gallery check …\n")
    #expect(run.status == 2)
  }

  @Test(arguments: [["help", "check"], ["check", "--help"]])
  func helpSaysWhatItTakes(arguments: [String]) async throws {
    let run = try await ChildProcess.run(Product.gallery.path, arguments)
    #expect(run.output.contains("USAGE: gallery check [<path> ...] [--update]"))
    #expect(run.output.contains("\n\nOPTIONS OF THIS APP:\n  --service <URL>"))
    #expect(run.status == 0)
  }

  @Test func somethingIsToBeChecked() async throws {
    let run = try await check()
    #expect(run.errors.contains("say what to check: a file, or a folder with .transcript files"))
    #expect(run.status == 2)
  }
}
