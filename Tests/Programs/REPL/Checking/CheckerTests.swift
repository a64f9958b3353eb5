import Foundation
import PlatenTestProcesses
import Testing

/// Tests of checking transcript files with a program.
@Suite struct CheckerTests: TranscriptFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func matchingTranscriptsAreCounted() async throws {
    try folder.add(Self.right, as: "a.transcript")
    try folder.add(Self.right, as: "deeper/b.transcript")
    try folder.add("no transcript", as: "notes.txt")
    let run = try await check(folder.url.path)
    #expect(run.output == "2 transcripts checked, none failed\n")
    #expect(run.status == 0 && run.errors == "")
  }

  @Test func aDifferenceIsShownAsInATest() async throws {
    try folder.add(Self.wrong, as: "a.transcript")
    let run = try await check(path("a.transcript"))
    #expect(
      run.output == """
        \(path("a.transcript"))

        The transcript differs from the expected one (− expected, + actual).

          │ # width 30
          │ > open controls label
          │   A picture has no signs in text
        − │   ★ An icon of wood has
        + │   ★ An icon of text has

        1 transcript checked, 1 failed

        """)
    #expect(run.status == 1)
  }

  @Test func theMainScreenIsOpenInitially() async throws {
    try folder.add("# width 30\n  value1\n> set value1 Ada\n", as: "a.transcript")
    let arguments = ["check", "--update", folder.url.path]
    #expect(try await ChildProcess.run(Product.form.path, arguments).status == 0)
    let text = try text(of: "a.transcript")
    #expect(text.hasPrefix("# width 30\n  value1      [                ]\n"))
    #expect(text.contains("\n+ value1      [Ada             ]\n"))
  }

  @Test func eachFileIsReplayedInANewInstanceOfTheApp() async throws {
    let one = "> open signup\n> set Username ada\n> wait\n> service log\n> close\n"
    try folder.add(one, as: "a.transcript")
    try folder.add(one, as: "b.transcript")
    #expect(try await check("--update", folder.url.path).status == 0)
    #expect(try text(of: "a.transcript") == text(of: "b.transcript"))
    #expect(try text(of: "a.transcript").contains("  1  GET /isUserNameAvailable?userName=ada"))
  }

  @Test func aFileWithoutCommandsIsNotReplaced() async throws {
    try folder.add("open signup\nset Username ada\n", as: "a.transcript")
    let run = try await check("--update", folder.url.path)
    #expect(run.output.contains("it contains no commands, so its lines would be lost"))
    #expect(run.output.contains("as in > open signup"))
    #expect(run.status == 1)
    #expect(try text(of: "a.transcript") == "open signup\nset Username ada\n")
  }

  @Test func pendingWorkAtTheEndFailsTheCheck() async throws {
    try folder.add("> open signup\n> set Username ada\n", as: "a.transcript")
    let run = try await check("--update", folder.url.path)
    #expect(run.output.contains("The transcript ends while work is pending:\n\n  "))
    #expect(run.status == 1)
  }

  @Test func aSecretIsNeverRecordedWithoutAName() async throws {
    try folder.add("> open signup\n> set Password hunter2\n> close\n", as: "a.transcript")
    let run = try await check("--update", folder.url.path)
    #expect(run.output.contains("pass --secret name=…, and write $name in its place"))
    #expect(run.status == 1)
    try folder.add("> open signup\n> set Password $pw\n> close\n", as: "a.transcript")
    #expect(try await check("--update", "--secret", "pw=hunter2", folder.url.path).status == 0)
    #expect(try text(of: "a.transcript").contains("•••"))
  }

  @Test func aFileThatIsNotUTF8IsReported() async throws {
    _ = try folder.file("a.transcript", Data([0x3E, 0xFF]))
    let run = try await check(folder.url.path)
    #expect(run.output.contains("a.transcript\": it is not valid UTF-8"))
    #expect(run.status == 1)
  }
}
