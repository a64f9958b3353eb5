import ArgumentParser
import PlatenPrompts

/// A text that is written in an editor.
struct MessageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "message")

  @OptionGroup var prompts: Prompts
  @Option(help: "A file; at its first line, the question is taken back.") var until: String?

  func run() async throws {
    let text = try await untilLine(of: until) {
      try await prompts.editor("Message", initial: "draft")
    }
    print(text)
  }
}
