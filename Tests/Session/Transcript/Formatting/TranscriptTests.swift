import Platen
import Testing

@testable import PlatenSession
@testable import PlatenTranscript

@MainActor
@Suite struct TranscriptTests {
  private func lines(
    glyphs: Glyphs = .unicode, _ body: (Transcript) -> Void
  ) -> [String] {
    var lines: [String] = []
    body(Transcript(marks: .signs, glyphs: glyphs) { lines.append($0.text) })
    return lines
  }

  @Test func eachKindOfLineHasItsPrefix() {
    let lines = lines {
      $0.typed("press Save")
      $0.typed("press Save", isReplayed: true)
      $0.failure("no button\nat all")
      $0.events(["saved"])
      $0.time(.milliseconds(800))
    }
    #expect(
      lines == ["> press Save", ": press Save", "! no button", "! at all", "* saved", "@ 0.8s"])
  }

  @Test func noLineEndsInASpace() {
    #expect(lines { $0.comment("# a  ") } == ["# a"])
  }

  @Test func theSecretPlaceholderHasAnASCIIForm() {
    #expect(lines(glyphs: .ascii) { $0.typed("set Password •••") } == ["> set Password ***"])
  }
}
