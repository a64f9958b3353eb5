import Foundation
import Platen
import PlatenApp
import PlatenTerminal

/// A checker that runs transcript files against the screens of an app.
@MainActor
struct Checker {
  let search = TranscriptSearch()
  /// The destination of the results.
  let output: FileDescriptor
  /// A closure that creates a new app for each transcript, so that one transcript does not affect
  /// another.
  private let contents: @MainActor () -> AppContents
  private let flags: TranscriptFlags
  private let printCapture: PrintCapture?

  init(
    _ contents: @escaping @MainActor () -> AppContents, _ flags: TranscriptFlags,
    _ prints: PrintCapture?
  ) {
    output = prints?.standardOutput ?? .output
    self.contents = contents
    self.flags = flags
    self.printCapture = prints
  }

  /// Whether the user cannot see a screen that changes in place.
  var isSpoken: Bool { flags.accessible }

  /// The runner for a transcript: the screens of a new app, after the custom options have been
  /// applied to that app.
  var runner: TranscriptRunner {
    let contents = contents()
    do {
      try LaunchOptions(contents.options).perform()
    } catch {
      Program.fail(.cannotStart, "\(error)")
    }
    return TranscriptRunner(
      contents.registry, main: contents.main, commands: contents.commands, options: flags.options
    ) { [printCapture] log in log.absorb(printCapture) }
  }

  /// Writes a message to the results.
  func say(_ text: String) { Program.tell(text, to: output) }

  /// Runs a transcript file, and reports or records the differences between its expected and actual
  /// output.
  ///
  /// - Returns: Whether the file matches the output, possibly after recording.
  func check(_ file: TranscriptFile, mayRecord: Bool) async -> Bool {
    guard let check = await play(file) else { return false }
    if check.difference.isEmpty { return check.mistakes.isEmpty }
    if mayRecord {
      return record(UpdatedTranscript(check.scriptRun, of: check.script), of: check, in: file)
    }
    say("\(file.name)\n\n\(check.message)\n")
    return false
  }

  /// Runs a transcript file, and reports problems other than differences.
  ///
  /// - Returns: The check, or `nil` if the file is not readable as text.
  func play(_ file: TranscriptFile) async -> TranscriptCheck? {
    guard let text = file.text else {
      say("cannot read \(file.name.inQuotes): it is not valid UTF-8\n")
      return nil
    }
    let check = await TranscriptCheck(Script(text, in: file.url), on: runner)
    for mistake in check.mistakes { say("\(file.name)\n\n\(mistake)\n") }
    return check
  }

  /// Writes an updated transcript to its file.
  ///
  /// - Returns: Whether the file was written and the check found no other problems.
  func record(_ updated: UpdatedTranscript, of check: TranscriptCheck, in file: TranscriptFile)
    -> Bool
  {
    if let input = check.hiddenInput {
      say(
        """
        cannot update \(file.name.inQuotes): a transcript hides secrets, so it cannot contain \(input.inQuotes); \
        pass --secret name=…, and write $name in its place, or use another text in a field that is \
        not secure

        """)
      return false
    }
    if let line = check.unmarkedCommand {
      say(
        """
        cannot update \(file.name.inQuotes): it contains no commands, so its lines would be lost; \
        commands begin with >, as in > \(line.printable)

        """)
      return false
    }
    do throws(TranscriptFile.CannotWrite) {
      try file.write(updated, of: check.script)
    } catch {
      say("cannot write \(error.name.inQuotes)")
      return false
    }
    say("updated \(file.name)")
    return check.mistakes.isEmpty
  }
}
