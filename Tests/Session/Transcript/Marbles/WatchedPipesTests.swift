import Platen
import PlatenContext
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of pipelines that are drawn below their screen as they run.
@MainActor
@Suite struct WatchedPipesTests {
  private func host(
    width: Int = 80, rows: Int = 20, _ change: (inout CommandInterpreter.Options) -> Void = { _ in }
  ) -> TestInterpreter {
    TestInterpreter(
      of: PipedScreen(),
      options: .with { options in
        options.time = .virtual
        options.size = Session.Size(width: width, rows: rows)
        options.secrets = ["pw": "hunter2"]
        change(&options)
      })
  }

  @Test func aDrawingIsUpdatedUntilPipesIsRepeated() async {
    let played = await host().play("pipes settled\ntype Query sw\nadvance 5s\npipes settled")
    #expect(
      played == """
        > pipes settled
        +
        + settled/in  a
        + settled     -
        + a = ""
        > type Query sw
        - Query [                                      ]
        + Query [sw                                    ]
        - settled/in  a
        + settled/in  (asb)
        + b = "sw"
        > advance 5s
        + sw
        - settled/in  (asb)
        + settled/in  (asb)---
        - settled     -
        + settled     -    --b
        > pipes settled
        -
        - settled/in  (asb)---
        - settled     -    --b
        - a = ""
        - b = "sw"
        """)
  }

  @Test func drawingsOfSeveralPipelinesShareOneTimeAxis() async {
    let host = host()
    await host.play("pipes settled\npipes query\ntype Query sw\nadvance 1s")
    #expect(
      host.session.frame.lines.suffix(5).map(\.text) == [
        "query       (asb)---", "settled/in  (asb)---", "settled     -    --b", "a = \"\"",
        "b = \"sw\"",
      ])
  }

  @Test func theDrawingIsShownBelowTheScreen() async {
    let host = host()
    await host.play("pipes query")
    #expect(await host.play("show").hasSuffix("]\n\n  query  a\n  a = \"\""))
    #expect(await host.play("close") == "> close")
  }

  @Test func theBeginningOfALongDrawingIsOmitted() async {
    let host = host(width: 30)
    await host.play("pipes query")
    for _ in 0..<30 { await host.play("type Query s\nadvance 200ms") }
    let lines = host.session.frame.lines.map(\.text)
    let rows = lines.filter { $0.hasPrefix("query  ") }
    #expect(rows.count == 1)
    #expect(rows[0].hasPrefix("query   "))  // A pause stands for the beginning.
    #expect(rows[0].cells <= 30 && rows[0].cells > 20)
  }

  @Test func symbolsAreStableWhileTheBeginningIsOmitted() async {
    let host = host(width: 30)
    await host.play("pipes query")
    for _ in 0..<20 { await host.play("type Query s\nadvance 200ms") }
    let patch = await host.play("type Query s").split(separator: "\n").filter {
      !$0.contains("Query") && !$0.contains("query")
    }
    #expect(patch.map { $0.prefix(5) }.sorted() == ["+ v =", "- m ="], "\(patch)")
  }

  @Test func onlyTheLastOfManyValuesAtOneInstantAreDrawn() async {
    let host = host()
    await host.play("pipes query")
    for _ in 0..<100 { try? host.session.type("s", into: "Query") }
    await host.session.settle()
    let lines = host.session.frame.lines.map(\.text)
    #expect(lines.first { $0.hasPrefix("query") }?.hasPrefix("query  (…") == true)
    #expect(lines.filter { $0.contains(" = ") }.count == 8)
  }

  @Test func droppedEventsAreReported() async {
    let host = host()
    await host.play("pipes settled")
    for _ in 0..<1_500 { try? host.session.type("s", into: "Query") }
    #expect(host.session.flush().frame.lines.contains("older events were dropped".dimmed))
  }

  @Test func drawingsMaskSecretsAndContainNoControlCharacters() async {
    let host = host()
    await host.play("pipes query\nset Query hunter2")
    #expect(host.session.frame.lines.last?.text == "b = \"•••\"")
    await host.play("set Query \"\u{1B}[31m\"")
    #expect(host.session.frame.lines.last?.text == "c = \"␛[31m\"")
    let error = await host.play("pipes \"\u{1B}[31m\"")
    #expect(error.hasSuffix("[31m\"; available: \"query\", \"settled\""))
    #expect(!error.contains("\u{1B}"))
  }

  @Test func anUnchangedDrawingProducesNoPatch() async {
    let host = host()
    await host.play("pipes query")
    #expect(await host.play("advance 10m\nwait") == "> advance 10m\n> wait")
  }

  @Test func anEventFromAnotherThreadIsDrawnPromptly() async {
    let host = host()
    await host.play("pipes query")
    let session = host.session
    var lines: [String] = []
    session.onFrame = { lines = session.frame.lines.map(\.text) }
    let recorder = session.marbles
    await Task.detached {
      let subject = CurrentValueSubject<Int, Never>(7)
      _ = subject.marbles("query", in: recorder).sink { _ in }
    }.value
    await MainQueue.hop()
    #expect(lines.contains { $0.hasPrefix("query#2") })
    session.close()
  }

  @Test func unwatchedPipelinesCauseNoUpdate() async {
    let host = host()
    var frames = 0
    host.session.onFrame = { frames += 1 }
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.marbles("other", in: host.session.marbles).sink { _ in }
    subject.send(1)
    await host.session.settle()
    #expect(frames == 0)
    await host.play("pipes other")
    subject.send(2)
    await host.session.settle()
    #expect(frames == 2)
    subscription.cancel()
  }

  @Test func aListLeavesSpaceForTheDrawing() async {
    let host = TestInterpreter(
      of: List(1..<100) { Text("row \($0)") }, options: .with { $0.time = .virtual })
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.marbles("numbers", in: host.session.marbles).sink { _ in }
    await host.play("pipes numbers")
    host.session.sizing.fitViewports(in: 12)
    #expect(host.session.frame.lines.count == 12)
    #expect(host.session.frame.lines.last?.text == "numbers  -")
    subscription.cancel()
  }

  @Test func accessibleOutputDescribesEventsInWords() async {
    let played = await host { $0.isSpoken = true }.play(
      "pipes settled\nset Query sw\nadvance 1s\npipes settled")
    #expect(
      played == """
        > pipes settled
        pipeline settled
        settled/in at 0s: ""
        > set Query sw
        text field Query: sw
        settled/in at 0s: "sw"
        > advance 1s
        sw
        settled at 0.3s: "sw"
        > pipes settled
        """)
  }

  @Test func drawingsUseASCIISymbolsInASCIIMode() async {
    let host = TestInterpreter(
      [ScreenRegistry.Entry("piped") { PipedScreen() }],
      options: .with {
        ($0.time, $0.glyphs) = (.virtual, .ascii)
        $0.secrets = ["pw": "hunter2"]
      })
    await host.play("open piped\npipes query\nset Query hunter2")
    #expect(host.session.frame.lines.last?.text == "b = \"***\"")
  }
}

extension String {
  fileprivate var dimmed: Line { Line(self, style: .muted) }
}
