import Platen
import Testing

@testable import PlatenTesting

@Suite @MainActor struct RecordingErrorTests {
  @Test func aHiddenSecretIsNotRecorded() async throws {
    let text = "{\n  \"\"\"\n  > set Password hunter2\n  \"\"\"\n}"
    let source = try SourceCopy(text)
    defer { source.remove() }
    let failures = await failures {
      await source.expectation(of: GreetingScreen()).check("> set Password hunter2")
    }
    #expect(try source.text == text)
    #expect(failures.first?.contains("must not show the secret in") == true)
  }

  @Test func commandsWithoutTheirMarkAreNotReplaced() async throws {
    let text = "{\n  \"\"\"\n  set Name Ada\n  press Greet\n  \"\"\"\n}"
    for isRecording in [true, false] {
      let source = try SourceCopy(text, isRecording: isRecording)
      defer { source.remove() }
      let failures = await failures {
        await source.expectation(of: GreetingScreen()).check("set Name Ada\npress Greet")
      }
      #expect(try source.text == text)
      let message = try #require(failures.first)
      #expect(message.contains("Commands begin with >, as in > set Name Ada"), "\(message)")
      #expect(message.contains("its lines would be lost") == isRecording, "\(message)")
    }
  }

  @Test func nothingIsWrittenUnlessRecordingIsEnabled() async throws {
    let text = "{\n  \"\"\"\n    old\n  \"\"\"\n}"
    let source = try SourceCopy(text, isRecording: false)
    defer { source.remove() }
    let failures = await failures { await source.expectation(of: Text("new")).check("  old") }
    #expect(try source.text == text)
    #expect(failures.count == 1)
  }
}
