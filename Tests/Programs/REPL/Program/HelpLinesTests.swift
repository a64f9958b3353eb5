import PlatenTestProcesses
import Testing

/// Tests that the program accepts the commands in the output of `help`.
@Suite struct HelpLinesTests {
  /// > Law: the program accepts every usage line that `help` lists.
  @Test func eachUsageLineInHelpIsAccepted() async throws {
    let screens = try await answers(to: ["screens"])[0].answer.map { "open \($0)" }
    #expect(screens.count > 25)
    var states = screens.map { [$0] }
    states += try await lines(in: states).filter { $0.last?.hasPrefix("press ") == true }
    let typed = try await lines(in: states)
    #expect(typed.count > 500)
    for (line, answer) in try await results(of: typed) {
      let refusals = answer.filter { $0.hasPrefix("! ") && !isAboutState($0) }
      #expect(refusals == [], "\(line)")
    }
  }

  /// Returns whether an error message rejects only the current state, not the syntax of the line.
  private func isAboutState(_ message: String) -> Bool {
    message.hasSuffix(" is disabled") || message.hasSuffix(", the end of its range")
      || message.hasSuffix("there is no further step in this direction")
      || message.contains(" cannot be selected; ") || message.contains(" cannot be moved; ")
      || message.contains(" cannot be moved to ")
      || message.hasPrefix("! no recording is running")
      || message.hasPrefix("! no replay is running")
      || message == "! cannot read \"FILE\": no such file"
  }

  /// Returns scripts that run each line of `help` in each of the given states.
  private func lines(in states: [[String]]) async throws -> [[String]] {
    let helps = try await results(of: states.map { $0 + ["help"] })
    return zip(states, helps).flatMap { state, help in
      let terms = help.answer.filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") }
        .map { $0.dropFirst(4).term }
      #expect(terms.count > 8, "\(state)")
      return terms.filter { $0 != "quit" }.flatMap(filledIn).map { state + [$0] }
    }
  }

  /// Returns the last line of each script with its output.
  private func results(
    of scripts: [[String]]
  ) async throws -> [(line: String, answer: [String])] {
    let all = try await answers(to: scripts.flatMap(\.self))
    var end = 0
    return scripts.map { script in
      end += script.count
      return (script.joined(separator: "; "), all[end - 1].answer)
    }
  }

  private func answers(to lines: [String]) async throws -> [(line: String, answer: [String])] {
    let run = try await Product.gallery.run(
      "--virtual-time", "--secret", "NAME=hunter2", playing: lines.joined(separator: "\n") + "\n")
    var answers: [(line: String, answer: [String])] = []
    for line in run.output.split(separator: "\n") {
      if line.hasPrefix("> ") {
        answers.append((String(line.dropFirst(2)), []))
      } else {
        answers[answers.count - 1].answer.append(String(line))
      }
    }
    #expect(answers.count == lines.count)
    return answers
  }

  /// Returns lines that replace each placeholder of a usage line with a value.
  ///
  /// The last placeholder is replaced with both ends of a range and with each option.
  private func filledIn(_ term: String) -> [String] {
    let words = ["TEXT": "x", "SCREEN": "form", "DURATION": "1s"]
    let parts = term.parts(at: [" "]).filter { !$0.hasPrefix("[") }
      .map { words[$0] ?? $0 }
    let start = parts.dropLast().map { $0.hasPrefix("1…") ? "1" : $0 }.joined(separator: " ")
    guard let last = parts.last else { return [] }
    return last.parts(at: ["|", "…"]).map { start.isEmpty ? $0 : "\(start) \($0)" }
  }
}

extension String {
  /// Splits the text at separators, except within quotation marks.
  fileprivate func parts(at marks: Set<Character>) -> [String] {
    var isQuoted = false
    return split { character in
      if character == "\"" { isQuoted.toggle() }
      return !isQuoted && marks.contains(character)
    }
    .map(String.init)
  }
}

extension Substring {
  /// The usage line at the beginning of a line of `help`.
  fileprivate var term: String {
    firstRange(of: "  ").map { String(self[..<$0.lowerBound]) } ?? String(self)
  }
}
