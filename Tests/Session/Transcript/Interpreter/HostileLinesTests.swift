import Platen
import PlatenTestScreens
import PlatenTestSupport
import Testing

@testable import PlatenTranscript

/// Tests that the transcript of arbitrary input contains only printable text.
@MainActor
@Suite struct HostileLinesTests {
  @Test func aTranscriptContainsNoControlCharacters() async {
    let host = TestInterpreter(of: LogInScreen(), options: .with { $0.showsLog = true })
    for seed in Seeds.first(3_000) {
      var random = SeededGenerator(seed: seed)
      if host.interpreter.session == nil { host.interpreter.take(Session(LogInScreen())) }
      let start = host.lines.count
      let succeeded = await host.interpreter.play(TypedLines.hostile(using: &random))
      let lines = host.lines[start...]
      #expect(succeeded != lines.contains { mark(of: $0) == "! " }, "seed \(seed)")
      #expect(lines.filter { !isPlain($0) } == [], "seed \(seed)")
    }
  }

  /// Returns whether a line is printable, has a known prefix and does not end with a space.
  private func isPlain(_ line: String) -> Bool {
    let marks = ["> ", "  ", "- ", "+ ", "~ ", "! ", "* ", "", ">", "-", "+", "*"]
    return line.printable == line && line.last != " "
      && (marks.contains(mark(of: line)) || line.unicodeScalars.first == "#")
  }

  /// Returns the first two scalars of a line; an accent may combine with the second.
  private func mark(of line: String) -> String { String(line.unicodeScalars.prefix(2)) }

  @Test func hostileTextFromAModelIsShownEscaped() async {
    for seed in Seeds.first(300) {
      var random = SeededGenerator(seed: seed)
      let pieces = HardText.pieces + HardText.forbidden
      let text = HardText.random(pieces, count: 0...20, using: &random)
      let model = NoteModel()
      model.text = text
      let host = TestInterpreter(
        of: HostileScreen(model: model), options: .with { $0.showsLog = true })
      await host.play("show\ncontrols\npress Shout")
      model.text = HardText.random(pieces, count: 0...20, using: &random)
      await host.play("show\nlog\npress nothing")
      #expect(host.lines.filter { !isPlain($0) } == [], "seed \(seed)")
    }
  }
}

private struct HostileScreen: View {
  @ObservedObject var model: NoteModel

  var body: some View {
    VStack(alignment: .leading) {
      Text(model.text)
      TextField(model.text, text: $model.text, prompt: Text(model.text))
      SecureField(model.text, text: $model.text)
      Button(model.text) {}
      Button("Shout") { Log.event(model.text) }
    }
  }
}
