import ArgumentParser
import Platen

/// What a program is told to do with files of transcripts, instead of playing commands.
protocol TranscriptCommand: ParsableCommand {
  /// How the transcripts are made.
  var transcript: TranscriptFlags { get }

  /// - Returns: Whether all transcripts are as expected by now.
  @MainActor func perform(with checker: Checker) async -> Bool
}

/// `check`: plays transcripts, and says where what happens is another than they say.
struct CheckCommand: TranscriptCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check", abstract: "Plays transcripts again and says what differs.",
      discussion: """
        Each file is played in virtual time on the screens of this app. The program ends with 1 if \
        any differs.
        """)
  }

  @Argument(help: "Files of transcripts, and folders that hold .transcript files.")
  var path: [String] = []

  @Flag(help: "Write what happens into the files that differ.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "Name the .transcript files in a folder that neither this call plays nor a test names.",
      valueName: "folder"))
  var orphans: String?

  @OptionGroup var transcript: TranscriptFlags

  func validate() throws {
    if path.isEmpty && orphans == nil {
      throw ValidationError("say what to check: a file, or a folder with .transcript files")
    }
  }

  @MainActor
  func perform(with checker: Checker) async -> Bool {
    let files = checker.search.files(at: path)
    let lost = orphans.map { checker.search.orphans(in: $0, besides: files) } ?? []
    var different = 0
    for file in files where await !checker.check(file, mayRecord: update) { different += 1 }
    for file in lost {
      checker.say("\(file): no test names it, and it was not checked; delete it, or check it")
    }
    if !files.isEmpty {
      checker.say("\(files.count.transcripts) checked, \(different.orNone) not as expected")
    }
    return different == 0 && lost.isEmpty
  }
}

/// `review`: shows each change of a transcript, old and new, and asks whether it is right.
struct ReviewCommand: TranscriptCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review", abstract: "Shows what differs in transcripts and asks what to record.",
      discussion: """
        Each file is played in virtual time on the screens of this app. For each command after which \
        something else happens, old and new stand side by side if there is room, and a line is read: \
        y records the new, n keeps the old, a records all that follow, q ends. The program ends with \
        1 if anything still differs.
        """)
  }

  @Argument(help: "Files of transcripts, and folders that hold .transcript files.")
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
