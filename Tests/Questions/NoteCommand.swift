import ArgumentParser
import PlatenPrompts

/// A note that is taken back.
struct NoteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "note")

  @OptionGroup var prompts: Prompts
  @Option(help: "The time after which the note is taken back, in seconds.") var timeout: Double?

  func run() async throws {
    try await within(timeout) { try await prompts.note("Note", "The text of the note.") }
  }
}
