import Foundation
import PlatenChildProcesses
import PlatenLines
import PlatenSecrets
import PlatenSession
import PlatenTesting
import PlatenTranscript

/// A run of an executable as a child process, which a script answers.
struct ProgramRun {
  /// The error of a run that has no result to compare.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The number of lines of standard error that a failure shows.
  private static let shownErrors = 30

  private let name: String
  private let arguments: [String]
  private let variables: [String: String]
  private let mask: SecretMask
  private let showsErrors: Bool
  private let timeLimit: Duration

  init(
    _ name: String, _ arguments: [String], _ environment: [String: String],
    secrets: [String: String], showsErrors: Bool, timeLimit: Duration
  ) {
    (self.name, self.arguments, self.timeLimit) = (name, arguments, timeLimit)
    self.showsErrors = showsErrors
    variables = environment.merging(secrets) { $1 }
    mask = SecretMask(ofTest: Array(secrets.values))
  }

  /// Runs the executable until it ends.
  func play(_ script: Script) async throws -> ScriptRun {
    guard BuildFolder.isExecutable(name) else { throw missing }
    let input = script.commands
    let home = try TemporaryFolder()
    let finished = try await ChildProcess.run(
      BuildFolder.path(of: name), input.isEmpty ? arguments : arguments.answered,
      input: Data(input.map { $0 + "\n" }.joined().utf8), variables: variables(home: home.url.path),
      in: home, hasTerminal: false, limit: timeLimit)
    let failure: String? =
      switch finished.ending {
      case .status(0): nil
      case .status(let code): "exit code \(code)"
      case .signal(let number): "signal \(number)"
      case .unknown: "an unknown exit code"
      case .timeLimit: throw late(finished)
      }
    return ScriptRun(
      of: script, writing: lines(of: finished, failure),
      explanation: showsErrors ? nil : failure.map { explanation(of: finished, $0) },
      mask: mask.masked)
  }

  private func variables(home: String) -> [String: String] {
    let fixed = [
      "HOME": home, "TMPDIR": home, "LC_ALL": "C.UTF-8", "TZ": "UTC",
      // The report of a crash would take seconds, and hide what the command has written.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    return .ofTests().merging(fixed) { $1 }.merging(variables) { $1 }
  }

  private func lines(of finished: Finished, _ failure: String?) -> [String] {
    finished.output.outputLines.map { "  " + $0 }
      + (showsErrors ? finished.errors.outputLines.map { "* " + $0 } : [])
      + (failure.map { ["! " + $0] } ?? [])
  }

  /// The cause of a failure, as far as the command has explained it.
  private func explanation(of finished: Finished, _ failure: String) -> String {
    "\(name.shown.inQuotes) ended with \(failure). \(errors(of: finished))"
  }

  private func errors(of finished: Finished) -> String {
    let lines = mask.masked(finished.errors).outputLines.suffix(Self.shownErrors)
    if lines.isEmpty { return "Standard error is empty." }
    return (["Standard error:", ""] + lines.map { "  " + $0 }).joined(separator: "\n")
  }

  private var missing: Failure {
    let names = BuildFolder.executables.map { $0.shown.inQuotes }
    return Failure(
      description: """
        cannot run \(name.shown.inQuotes): no executable of this name is next to the tests; \
        \(available(names, none: "there are none")). Add its target to the dependencies of the tests.
        """)
  }

  private func late(_ finished: Finished) -> Failure {
    Failure(
      description: """
        \(name.shown.inQuotes) did not end within \(timeLimit), so it was killed. If it needs more \
        time, pass timeLimit:. \(errors(of: finished))
        """)
  }
}

extension Script {
  /// The commands, including their `>`.
  fileprivate var commands: [String] {
    steps.compactMap { step in
      if case .input(let line) = step, line.hasPrefix(">") { line } else { nil }
    }
  }
}

extension [String] {
  /// The arguments of a command whose questions standard input answers.
  fileprivate var answered: [String] {
    let end = firstIndex(of: "--") ?? endIndex
    return self[..<end] + ["--script", "-"] + self[end...]
  }
}

extension String {
  /// The lines as a transcript shows them.
  fileprivate var outputLines: [String] {
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0).printable.withoutSpacesAtEnd }
  }
}
