import ArgumentParser
import Foundation
import PlatenPrompts

/// A secret, during which the program can end.
struct SecretCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "secret")

  @OptionGroup var prompts: Prompts
  @Option(help: "A file; at its first line, the question is taken back.") var until: String?
  @Option(help: "A file; at its first line, another thread ends the program.") var exit: String?

  func run() async throws {
    if let exit {
      Task.detached {
        try await line(of: exit)
        Foundation.exit(3)
      }
    }
    let secret = try await untilLine(of: until) { try await prompts.secret("Token") }
    print("\(secret.count) characters")
  }
}
