import Platen
import Testing

@testable import PlatenTesting

/// Tests of transcript files that are named after their tests.
@Suite @MainActor struct SnapshotsTests {
  @Test func aSnapshotIsNamedAfterItsTest() async { await expectTranscript(of: GreetingScreen()) }

  @Test func snapshotsAreNextToTheSource() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    let expectation = source.expectation(of: Text("hello"))
    _ = await failures { await expectation.check(file: nil, of: "aWord(of:)") }
    let name = "__Snapshots__/Tests/aWord.transcript"
    #expect(try source.text(of: name) == "# width 30\n  hello\n")
    await expectation.check(file: nil, of: "aWord(of:)")
  }

  @Test func aRawIdentifierBecomesAFileName() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    let expectation = source.expectation(of: Text("hello"))
    _ = await failures { await expectation.check(file: nil, of: "`../a name/of words`()") }
    #expect(try source.text(of: "__Snapshots__/Tests/---a-name-of-words.transcript") != "")
  }

  @Test func twoTranscriptsInOneTestNeedTwoFiles() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    let failures = await failures {
      await source.expectation(of: Text("a"), line: 1).check(file: nil, of: "f()")
      await source.expectation(of: Text("b"), line: 2).check(file: nil, of: "f()")
    }
    #expect(
      failures == [
        Recorder.success(),
        """
        Two transcripts of f() would share one file, which is named after the test. Specify another \
        file for one of them: file: "Transcripts/….transcript".
        """,
      ])
  }
}
