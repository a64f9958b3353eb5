import Platen
import PlatenTestScreens
import PlatenTestSupport
import Testing

@testable import PlatenTranscript

/// Tests that names that are hard to type are found as they are displayed.
@MainActor
@Suite struct HardNamesTests {
  @Test(arguments: [
    "say \"hi\"", "a#2", "#", "#1", "a/b", "List[12]/x", "]/", " spaces ", "", "\\", "a\\\"b",
    "a|b", "$pw", "one\ntwo", "\u{1B}[2J", "\u{202E}x", "e\u{301}", "\u{301}", "👩‍👩‍👧",
    String(repeating: "x", count: 10_000), String(repeating: "\"", count: 100),
  ])
  func aButtonIsPressedByTheLineThatHelpShows(label: String) async throws {
    let model = NoteModel()
    let host = TestInterpreter(of: Labelled(labels: [label], model: model))
    await host.play("help")
    // Compares Unicode scalars, because an accent may combine with the space.
    let lines = host.lines.map { Array($0.unicodeScalars.dropFirst(4)) }
    let line = try #require(lines.first { $0.starts(with: "press ".unicodeScalars) })
    #expect(line.count < 150)
    await host.play(line.reduce(into: "") { $0.unicodeScalars.append($1) })
    #expect(model.text == label)
  }

  /// > Law: the listed name of every control finds that control, for any characters in the name.
  @Test func everyControlIsFoundRegardlessOfItsName() throws {
    for seed in Seeds.first(300) {
      var random = SeededGenerator(seed: seed)
      let pieces = ["a", "a#2", "#", "#1", "#2", "a#1#1", "", "List[1]/a", "\"", " ", "\u{1B}"]
      let labels = (0..<6).map { _ in HardText.random(pieces, count: 0...2, using: &random) }
      let session = Session(Labelled(labels: labels, model: NoteModel()))
      for (name, control) in zip(
        session.screen.flush().names.controls, session.screen.flush().controls)
      {
        let found = try session.screen.names.control(named: name)
        #expect(found.origin == control.origin, "seed \(seed): \(name) of \(labels)")
      }
    }
  }

  @Test func anOptionIsPickedByTheLineThatHelpShows() async {
    let host = TestInterpreter(of: OptionScreen())
    await host.play("help Size")
    let options = host.lines.drop { $0 != "  Options:" }.dropFirst()
    #expect(options.count == OptionScreen.options.count)
    for (line, option) in zip(options, OptionScreen.options) {
      #expect(line.count < 150)
      #expect(await host.interpreter.play("pick Size " + line.dropFirst(4)), "\(option.prefix(80))")
    }
  }
}

private struct Labelled: View {
  let labels: [String]
  let model: NoteModel

  var body: some View {
    ForEach(Array(labels.enumerated()), id: \.offset) { _, label in
      Button(label) { model.text = label }
    }
  }
}

private struct OptionScreen: View {
  static let options = [
    "plain", "two words", "a|b", "say \"hi\"", "", "one\ntwo", "\u{202E}x",
    String(repeating: "long ", count: 2_000),
  ]

  @State private var size = 0

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(Self.options.indices, id: \.self) { Text(Self.options[$0]) }
    }
  }
}
