import Foundation
import Platen

/// Plays the files of transcripts on the screens of an app.
@MainActor
struct Checker {
  let search = TranscriptSearch()
  /// Where answers go.
  let output: FileDescriptor
  /// Makes the app anew, so that no transcript finds what another has left behind.
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

  /// What a file is played on: the screens of a new app, which knows its options.
  var host: TestHost {
    let contents = contents()
    do {
      try LaunchOptions(contents.options).perform()
    } catch {
      Program.fail(.cannotStart, "\(error)")
    }
    return TestHost(
      contents.registry, main: contents.main, commands: contents.commands, options: flags.options
    ) { [printCapture] log in log.absorb(printCapture) }
  }

  /// Says something to whoever reads the answers.
  func say(_ text: String) { Program.tell(text, to: output) }

  /// Plays a file and says what differs, or records it.
  ///
  /// - Returns: Whether all is as the file says by now.
  func check(_ file: TranscriptFile, mayRecord: Bool) async -> Bool {
    guard let check = await play(file) else { return false }
    if check.difference.isEmpty { return check.mistakes.isEmpty }
    if mayRecord {
      return record(UpdatedTranscript(check.scriptRun, of: check.script), of: check, in: file)
    }
    say("\(file.name)\n\n\(check.message)\n")
    return false
  }

  /// Plays a file, and says what is wrong beside its lines.
  ///
  /// - Returns: Nothing if there is no text in the file.
  func play(_ file: TranscriptFile) async -> TranscriptCheck? {
    guard let text = file.text else {
      say("cannot read \(file.name): it is not valid UTF-8\n")
      return nil
    }
    let check = await TranscriptCheck(Script(text, in: file.url), on: host)
    for mistake in check.mistakes { say("\(file.name)\n\n\(mistake)\n") }
    return check
  }

  /// Writes a recording into a file.
  ///
  /// - Returns: Whether nothing is wrong in it by now.
  func record(_ updated: UpdatedTranscript, of check: TranscriptCheck, in file: TranscriptFile)
    -> Bool
  {
    if let input = check.hiddenInput {
      say(
        """
        cannot record \(file.name): a transcript hides secrets, so it cannot contain \(input.inQuotes); \
        pass --secret name=…, and write $name in its place

        """)
      return false
    }
    do throws(TranscriptFile.CannotWrite) {
      try file.write(updated, of: check.script)
    } catch {
      say("cannot write \(error.name)")
      return false
    }
    say("recorded \(file.name)")
    return check.mistakes.isEmpty
  }
}
