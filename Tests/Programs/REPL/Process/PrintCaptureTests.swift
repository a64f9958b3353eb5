import PlatenTestProcesses
import Testing

/// Tests that output of `print` in models does not interfere with the transcript.
@Suite struct PrintCaptureTests {
  private func answer(to lines: [String], _ flag: String = "--rows=20") async throws -> [String] {
    let script = (["open prints"] + lines).joined(separator: "\n") + "\n"
    let run = try await Product.trials.run(flag, playing: script)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").drop { !$0.hasPrefix("> press") }.map(String.init)
  }

  @Test(arguments: [
    ("print", ["printed ␛[31m"]), ("print on a thread", ["printed on a thread"]),
    ("log on a thread", ["told on a thread ␛[31m"]),
    (
      "print operator",
      [
        "just: receive subscription: (Just)", "just: request unlimited",
        "just: receive value: (1)", "just: request max: (0) (synchronous)",
        "just: receive finished",
      ]
    ),
  ])
  func printedTextEntersTheLog(button: String, events: [String]) async throws {
    let press = "press \"\(button)\""
    let answer = try await answer(to: [press, "log 20"])
    #expect(answer.prefix(3) == ["> " + press, "> log 20", "  the app starts"])
    #expect(answer.dropFirst(3).map { $0.dropFirst(2) } == events.map { $0[...] })
  }

  @Test func printedTextIsInTheTranscriptIfEnabled() async throws {
    let answer = try await answer(to: ["press print"], "--log")
    #expect(answer == ["> press print", "* printed ␛[31m", "* gone"])
  }

  @Test func anIncompleteLineIsShownWhenItIsComplete() async throws {
    let press = #"press "print a part""#
    #expect(try await answer(to: [press, "log 1"]).last == "  the app starts")
    #expect(try await answer(to: [press, "press print", "log 1"]).last == "  part,printed ␛[31m")
    #expect(try await answer(to: [press], "--log").last == "* part,gone")
  }

  @Test func theLastPartOfTenMegabytesOfOutputIsStored() async throws {
    let press = #"press "print 10 MB""#
    let lines = try await answer(to: [press, "log 1"], "--log")
    #expect(lines[1].hasPrefix("* … 159000 lines dropped"))
    #expect(lines.count == 1_005)
    #expect(lines.dropLast().last?.hasPrefix("  line 160000 ....") == true)
  }

  @Test func endlessPrintingDoesNotBlockCommands() async throws {
    #expect(try await answer(to: [#"press "print without end""#, "quit"]).last == "> quit")
  }

  @Test func theLatestOutputOfManyThreadsIsStored() async throws {
    let press = #"press "log much on a thread""#
    let answer = try await answer(to: [press, "log 1", press, "log 2"])
    #expect(
      answer == [
        "> " + press, "> log 1", "  event 1003", "> " + press, "> log 2", "  event 1002",
        "  event 1003",
      ])
  }
}
