import Foundation
import Platen
import Testing

@testable import PlatenTesting

@Suite @MainActor struct ExpectationFileTests {
  @Test func recordingReplacesOutputAndPreservesInput() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    try source.write("> set Name  Ada\n> press Leave\n  old\n", to: "a.transcript")
    let failures = await failures {
      await source.expectation(of: GreetingScreen()).check(file: "a.transcript", of: "f()")
    }
    #expect(
      try source.text(of: "a.transcript") == """
        > set Name  Ada
        - Name      [                  ]
        + Name      [ Ada              ]
        + Hello,  Ada!
        - ( Leave ) disabled
        + ( Leave )
        > press Leave

        """)
    #expect(failures == [Recorder.success()])
  }

  @Test func recordingWritesAMissingFileWithTheFrame() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    let failures = await failures {
      await source.expectation(of: Text("hello")).check(file: "New/a.transcript", of: "f()")
    }
    #expect(try source.text(of: "New/a.transcript") == "# width 30\n  hello\n")
    #expect(failures == [Recorder.success()])
  }

  @Test func recordingAFileOfScreensWritesTheirOpenCommands() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    let screens: NamedScreens = ["one": { Text("1") }, "one more": { Text("2") }]
    let failures = await failures {
      await source.expectation(of: screens).check(file: "a.transcript", of: "f()")
    }
    #expect(
      try source.text(of: "a.transcript") == "# width 30\n> open one\n  1\n> open one more\n  2\n")
    #expect(failures == [Recorder.success()])
  }

  @Test func recordingCountsTheCommandsThatFailed() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    try source.write("> press Go\n> show\n> press Stop\n", to: "a.transcript")
    let failures = await failures {
      await source.expectation(of: Text("! hello")).check(file: "a.transcript", of: "f()")
    }
    #expect(failures == [Recorder.success(failed: 2)])
    #expect(failures[0].hasPrefix("The transcript was recorded; commands that failed: 2. Review"))
  }

  @Test func linesAfterQuitArePreserved() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    try source.write("> quit\n> show\n  old\n", to: "a.transcript")
    _ = await failures {
      await source.expectation(of: Text("hello")).check(file: "a.transcript", of: "f()")
    }
    #expect(try source.text(of: "a.transcript") == "> quit\n> show\n")
  }

  @Test func anUnwritableFileIsReported() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    let failures = await failures {
      await source.expectation(of: Text("hello")).check(file: "Tests.swift/a.transcript", of: "f()")
    }
    #expect(failures.first?.hasSuffix("Tests.swift/a.transcript cannot be written.") == true)
  }

  @Test func aMissingFileIsWrittenOnlyWhenRecording() async throws {
    let source = try SourceCopy(isRecording: false)
    defer { source.remove() }
    let failures = await failures {
      await source.expectation(of: Text("hello")).check(file: "a.transcript", of: "f()")
    }
    #expect((try? source.text(of: "a.transcript")) == nil)
    #expect(failures.count == 1)
  }

  @Test func aFileThatIsNotUTF8IsUnchanged() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    try source.write([0x3E, 0x20, 0xFF], to: "a.transcript")
    let failures = await failures {
      await source.expectation(of: Text("hello")).check(file: "a.transcript", of: "f()")
    }
    #expect(failures == ["The file a.transcript is not valid UTF-8."])
    #expect((try? source.text(of: "a.transcript")) == nil)
  }
}
