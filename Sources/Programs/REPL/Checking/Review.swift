import Platen
import PlatenQuestions
import PlatenTerminal

/// An interactive review of the changes to transcripts, which records the changes that the user
/// accepts.
@MainActor
struct Review {
  private enum Answer: Character, CaseIterable {
    case yes = "y"
    case no = "n"
    case all = "a"
    case quit = "q"
  }

  private static let question = Question.buttons(
    QuestionFacts("Accept the new lines?", .choice, flag: nil),
    Answer.allCases.map {
      ButtonAnswer($0, "\($0)".capitalized, key: KeyEquivalent($0.rawValue))
    }
  ) { text in
    let key = text.lowercased().first { $0 != " " }
    guard let answer = key.flatMap(Answer.init) else { throw Invalid("answer y, n, a or q") }
    return answer
  }

  private let checker: Checker
  private let reader = ScriptReader(.input)
  /// The terminal at which a person answers, from the first question on; `nil` if the lines of standard
  /// input answer, such as those of a pipe.
  private lazy var terminal =
    !checker.isSpoken && QuestionTerminal.canShowScreens ? QuestionTerminal() : nil
  /// The answer to all further questions, or `nil` to continue asking.
  private var standing: Answer?

  init(_ checker: Checker) { self.checker = checker }

  /// Runs a transcript file, and asks the user to accept or reject each change.
  ///
  /// - Returns: Whether the file matches the output, possibly after recording.
  mutating func review(_ file: TranscriptFile) async -> Bool {
    if standing == .quit { return false }
    guard let check = await checker.play(file) else { return false }
    let steps = check.changedSteps
    if steps.isEmpty { return check.mistakes.isEmpty }
    var refused: Set<Int> = []
    let width = checker.output.terminalWidth ?? 80
    for (index, step) in steps.enumerated() {
      if standing != .quit {
        let change = check.change(at: step, within: width)
        checker.say("\(file.name), change \(index + 1) of \(steps.count)\n\n\(change)")
      }
      if await !isRight() { refused.insert(step) }
    }
    if refused.count == steps.count { return false }
    let updated = UpdatedTranscript(check.scriptRun, of: check.script, refusing: refused)
    return checker.record(updated, of: check, in: file) && refused.isEmpty
  }

  /// Asks whether the displayed change is correct, until the user answers.
  private mutating func isRight() async -> Bool {
    while standing == nil {
      do {
        switch try await answer() {
        case .yes: return true
        case .no: return false
        case let answer: standing = answer
        }
      } catch {
        checker.say("review stopped: \(error)")
        standing = .quit
      }
    }
    return standing == .all
  }

  /// Asks for an answer; `nil` if a line contains none.
  private mutating func answer() async throws -> Answer? {
    guard let terminal else { return try await nextLine() }
    return try await terminal.answer(Self.question)
  }

  private func nextLine() async throws -> Answer? {
    checker.say("\nAccept the new lines? y yes, n no, a accept all, q quit")
    guard case .text(let text)? = try? await reader.next()?.content else {
      throw NoMoreAnswers.endOfInput
    }
    return try? await Self.question.parse(text)
  }
}

extension TranscriptCheck {
  /// Returns the expected and the actual output of a step, in two columns if both columns fit the
  /// width.
  fileprivate func change(at step: Int, within width: Int) -> String {
    let (old, new) = (script.expected(of: step), scriptRun.output(of: step))
    let notes = scriptRun.notes(of: step)
    let columns = SideBySide(old, new, notes: notes)
    return columns.width <= width
      ? columns.description : TranscriptDiff(from: old, to: new, notes: notes).description
  }
}
