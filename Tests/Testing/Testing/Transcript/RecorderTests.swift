import Platen
import Testing

@testable import PlatenTesting

@Suite @MainActor struct RecorderTests {
  @Test func recordingReplacesOutputAndPreservesInput() async throws {
    let source = try SourceCopy(
      ##"""
      @Test func greeting() async {
        await expectTranscript(of: GreetingScreen(), width: 30) {
          """
          # Somebody comes.
          > set Name \(name)
          + Hello, who?
          > press Leav
          """
        }
      }

      """##)
    defer { source.remove() }
    let failures = await failures {
      await source.expectation(of: GreetingScreen(), line: 2).check(
        """
        # Somebody comes.
        > set Name Ada
        + Hello, who?
        > press Leav
        """)
    }
    #expect(
      try source.text == ##"""
        @Test func greeting() async {
          await expectTranscript(of: GreetingScreen(), width: 30) {
            """
            # Somebody comes.
            > set Name \(name)
            - Name      [                  ]
            + Name      [Ada               ]
            + Hello, Ada!
            - ( Leave ) disabled
            + ( Leave )
            > press Leav
            ! no control "Leav"; did you mean "Leave"?
            """
          }
        }

        """##)
    #expect(
      failures == [
        """
        The transcript was recorded; commands that failed: 1. Review the changes, and run the test \
        again without PLATEN_RECORD.
        """
      ])
  }

  @Test func transcriptsOfOneFileAreRecordedInAnyOrder() async throws {
    let source = try SourceCopy(
      ##"""
      {
        """
        > show
        """
      }
      {
        """
          old
          older
        """
      }
      {
        """
        """
      }
      """##)
    defer { source.remove() }
    _ = await failures {
      await source.expectation(of: Text("b"), line: 6).check("  old\n  older")
      await source.expectation(of: Text("a1\na2"), line: 1).check("> show")
      await source.expectation(of: Text("c"), line: 12).check("")
    }
    #expect(
      try source.text == ##"""
        {
          """
          > show
            a1
            a2
          """
        }
        {
          """
            b
          """
        }
        {
          """
            c
          """
        }
        """##)
  }

  @Test func matchingTranscriptsAreNotRecorded() async throws {
    let source = try SourceCopy("nothing to find")
    defer { source.remove() }
    let failures = await failures { await source.expectation(of: Text("a")).check("  a") }
    #expect(failures == [])
  }

  @Test(arguments: [
    "await check(text)",
    "{\n  \"\"\"\n    another\n  \"\"\"\n}",
    "{\n  \"\"\"\n    old\n    older\n  \"\"\"\n}",
    "{\n  \"\"\"\n    old",
  ])
  func unrelatedLiteralsAreUnchanged(text: String) async throws {
    let source = try SourceCopy(text)
    defer { source.remove() }
    let failures = await failures { await source.expectation(of: Text("new")).check("  old") }
    #expect(try source.text == text)
    #expect(failures.count == 1)
    #expect(failures.first?.contains("− │   old\n+ │   new\n\nCannot record: ") == true)
  }
}
