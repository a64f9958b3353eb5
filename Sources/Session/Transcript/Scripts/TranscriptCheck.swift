import PlatenContext
import PlatenLines
import PlatenSession

/// The result of running a script and comparing its output with the expected lines.
package struct TranscriptCheck {
  package let script: Script
  /// The output, in which the expected lines replace the lines that match them.
  package let scriptRun: ScriptRun
  /// The differences between the expected and the actual output.
  package let difference: TranscriptDiff
  /// The first input with masked parts, which cannot be replayed from a transcript; `nil` if no
  /// input is masked.
  package let hiddenInput: String?
  /// A line that is probably a command without its `>`, and that a recording would therefore replace;
  /// `nil` if there is none.
  package let unmarkedCommand: String?
  /// The problems other than differences, such as pending work or unexpected warnings.
  package let mistakes: [String]
  /// The size of the screens, or `nil` if a program without screens wrote the output.
  let size: Session.Size?
  private let isExhaustive: Bool

  /// Creates a check by running a script and comparing the output with the expected lines.
  ///
  /// - Parameters:
  ///   - isExhaustive: Whether every line of output must be expected and no work may be pending at
  ///     the end.
  ///   - isRecording: Whether the caller records differences. A script that expects no output then
  ///     differs by all of the output, even if it is not exhaustive.
  @MainActor
  package init(
    _ script: Script, on runner: TranscriptRunner, isExhaustive: Bool = true,
    isRecording: Bool = false
  ) async {
    var script = script
    var happened = await ScriptRun(of: script, on: runner)
    if happened.hidesWarning(in: script), let step = script.showFrame() {
      happened.showFrame(at: step)
    }
    let size = runner.size.merged(script.size).session
    self.init(
      script, happened, isExhaustive: isExhaustive, isRecording: isRecording, size: size,
      // The lines of spoken screens begin like commands.
      unmarkedCommand: runner.isSpoken ? nil : script.commandWithoutMark)
  }

  /// Creates a check by comparing the output of a program without screens with the expected lines.
  ///
  /// - Parameters:
  ///   - isExhaustive: Whether every line of output must be expected.
  ///   - isRecording: Whether the caller records differences. A script that expects no output then
  ///     differs by all of the output, even if it is not exhaustive.
  package init(
    _ script: Script, of happened: ScriptRun, isExhaustive: Bool = true, isRecording: Bool = false
  ) {
    self.init(
      script, happened, isExhaustive: isExhaustive, isRecording: isRecording, size: nil,
      unmarkedCommand: script.commandWithoutMark)
  }

  private init(
    _ script: Script, _ happened: ScriptRun, isExhaustive: Bool, isRecording: Bool,
    size: Session.Size?, unmarkedCommand: String?
  ) {
    (self.script, self.size, self.unmarkedCommand) = (script, size, unmarkedCommand)
    let isExhaustive = isExhaustive || script.lines.isEmpty
    self.isExhaustive = isExhaustive
    scriptRun = happened.inWords(
      of: script, isExhaustive: isExhaustive || isRecording && script.expectsNoOutput)
    difference = TranscriptDiff(from: script, to: scriptRun)
    hiddenInput = happened.hiddenInputs(of: script).first
    mistakes =
      [script.flaw, isExhaustive ? happened.pendingMessage : nil, scriptRun.warningsMessage]
      .compactMap { $0 }
  }

  /// The message that describes the differences, with their probable cause first.
  package var message: String {
    let signs = "− expected, + actual" + (difference.hasNotes ? ", @ time and cause" : "")
    let title = "The transcript differs from the expected one (\(signs))."
    return [cause, title, "\(difference)", hint].compactMap { $0 }.joined(separator: "\n\n")
  }

  /// The indexes of the steps whose output differs from the expected lines.
  package var changedSteps: [Int] {
    script.steps.indices.filter { scriptRun.output(of: $0) != script.expected(of: $0) }
  }
}

extension ScriptRun {
  fileprivate var pendingMessage: String? {
    if pending.isEmpty { return nil }
    return """
      The transcript ends while work is pending:

      \(pending.asLines)

      End the transcript with "> wait" to show the result, or with "> close" to cancel the work.
      """
  }

  fileprivate var warningsMessage: String? {
    let warnings = hiddenWarnings.unique
    if warnings.isEmpty { return nil }
    return """
      The screen logged a warning that the transcript does not show.

      \(warnings.joined(separator: "\n"))

      If the warning is expected, include the log in the transcript: pass log: true in a test, or \
      --log to the program.
      """
  }
}

extension [PendingWork] {
  /// The pending work, with one item per line and without duplicates.
  package var asLines: String { map { "  \($0)" }.unique.joined(separator: "\n") }
}

extension TranscriptCheck {
  /// A hint at the probable cause of the difference, for users who are new to transcripts.
  var hint: String? {
    if let unmarkedCommand { return "Commands begin with >, as in > \(unmarkedCommand.printable)" }
    if let size, isOfAnotherWidth {
      return """
        The words are equal, but their positions differ: the expected lines are up to \
        \(Self.width(of: script.expected)) cells wide, the actual lines up to \
        \(Self.width(of: scriptRun.lines)). The transcript was probably recorded on a screen that is \
        not \(size.width) cells wide. Specify the width with width: in the test, or in the first line of \
        the transcript, as in # width 60.
        """
    }
    if changedSteps.contains(where: { scriptRun.unexpectedFailure(of: $0, in: script) != nil }) {
      return """
        If the command is expected to fail, add its error message to the transcript; otherwise, \
        correct the command.
        """
    }
    if isExhaustive, difference.isMore, !script.expectsNoOutput {
      return """
        The expected lines all appear, but so do the lines marked +. If they are correct, add them to \
        the transcript; if they do not matter, pass isExhaustive: false.
        """
    }
    return nil
  }

  private var isOfAnotherWidth: Bool {
    Self.width(of: script.expected) != Self.width(of: scriptRun.lines)
      && script.steps.indices.allSatisfy { step in
        script.expected(of: step).wordsByMark == scriptRun.output(of: step).wordsByMark
      }
  }

  private static func width(of lines: [String]) -> Int { lines.map(\.cells).max() ?? 0 }
}

extension [String] {
  /// The text of the lines with each marker, without the characters that depend on the width:
  /// spaces, line breaks, and horizontal rules.
  fileprivate var wordsByMark: [Character?: String] {
    Dictionary(grouping: self, by: \.first).mapValues { lines in
      lines.map { $0.dropFirst().filter { $0 != " " && $0 != "─" } }.joined()
    }
  }
}
