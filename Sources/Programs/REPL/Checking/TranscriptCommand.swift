import ArgumentParser
import Platen

/// A command of the program that processes transcript files instead of running an app.
protocol TranscriptCommand: ParsableCommand {
  /// The options for transcripts.
  var transcript: TranscriptFlags { get }

  /// Performs the command.
  ///
  /// - Returns: Whether all transcripts match the output, possibly after recording.
  @MainActor func perform(with checker: Checker) async -> Bool
}

/// The `check` command, which runs transcripts and reports differences.
struct CheckCommand: TranscriptCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check", abstract: "Replay transcripts and report differences.",
      discussion: """
        Replays each file in virtual time on the screens of this app. The exit status is 1 if any \
        transcript differs.
        """)
  }

  @Argument(help: "Transcript files, and directories that contain .transcript files.")
  var path: [String] = []

  @Flag(help: "Update the files that differ.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "List the .transcript files in a directory that neither this call nor a test uses.",
      valueName: "directory"))
  var orphans: String?

  @OptionGroup var transcript: TranscriptFlags

  func validate() throws {
    if path.isEmpty && orphans == nil {
      throw ValidationError(
        "missing path: specify a transcript or a directory with .transcript files")
    }
  }

  @MainActor
  func perform(with checker: Checker) async -> Bool {
    let files = checker.search.files(at: path)
    let lost = orphans.map { checker.search.orphans(in: $0, besides: files) } ?? []
    var different = 0
    for file in files where await !checker.check(file, mayRecord: update) { different += 1 }
    for file in lost {
      checker.say("\(file): not checked and not used by a test; delete it or check it")
    }
    if !files.isEmpty {
      checker.say(
        "\(files.count.transcripts) checked, \(different.orNone) failed")
    }
    return different == 0 && lost.isEmpty
  }
}

/// The `review` command, which shows each change of a transcript and asks whether it is correct.
struct ReviewCommand: TranscriptCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review", abstract: "Show differences in transcripts and ask which to accept.",
      discussion: """
        Replays each file in virtual time on the screens of this app. For each command whose \
        result differs, shows the old and the new lines, side by side if the terminal is wide enough, \
        and asks for a choice: y accepts the new lines, n keeps the old ones, a accepts all that \
        follow, q quits. The exit status is 1 if any difference remains.
        """)
  }

  @Argument(help: "Transcript files, and directories that contain .transcript files.")
  var path: [String]

  @OptionGroup var transcript: TranscriptFlags

  @MainActor
  func perform(with checker: Checker) async -> Bool {
    var review = Review(checker)
    var isRight = true
    for file in checker.search.files(at: path) where await !review.review(file) { isRight = false }
    return isRight
  }
}

extension Int {
  fileprivate var transcripts: String { self == 1 ? "1 transcript" : "\(self) transcripts" }
  fileprivate var orNone: String { self == 0 ? "none" : "\(self)" }
}
