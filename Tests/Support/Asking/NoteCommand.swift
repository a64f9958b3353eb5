import ArgumentParser
import PlatenPrompts

/// A note that is taken back.
struct NoteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "note")

  @OptionGroup var prompts: Prompts
  @Option(help: "A file; at its first line, the note is taken back.") var until: String?

  func run() async throws {
    try await untilLine(of: until) { try await prompts.note("Note", "The text of the note.") }
  }
}
