import ArgumentParser
import PlatenPrompts

/// Many jobs, one of which fails.
struct WorkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "work")

  private struct Failure: Error, CustomStringConvertible {
    let description = "out of order"
  }

  @OptionGroup var prompts: Prompts
  @Argument var count: Int
  @Flag(help: "Ask during the work.") var asks = false
  @Flag(help: "Start an editor during the work.") var edits = false

  func run() async throws {
    try await prompts.tasks {
      for number in 1...count {
        Job("Job \(number)") { job in
          job.log("log of \(number)")
          if asks { _ = try await prompts.ask("Name") as String }
          if edits { _ = try await prompts.editor("Message") }
          if number == 2 { throw Failure() }
        }
      }
    }
  }
}
