import ArgumentParser
import Foundation
import PlatenPrompts

/// A question whose answers determine what its validation does.
struct NameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "name")

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @OptionGroup var prompts: Prompts
  @Option(help: "A file; at its first line, the question is taken back.") var until: String?
  @Option(help: "A file; until a line of it can be read, `slow` is validated.") var gate: String?

  func run() async throws {
    let name = try await untilLine(of: until) { try await ask() }
    if name == "working" {
      print("working…")
      try await line(of: gate ?? "")
    }
    if name == "failing" { throw Failure(description: "failed after the answer") }
    print("Hello, \(name).")
  }

  private func ask() async throws -> String {
    try await prompts.ask("Name") { name in
      switch name {
      case "curious": _ = try await prompts.confirm("Sure?")
      case "mute":
        close(STDERR_FILENO)
        throw Invalid("mute is taken")
      case "taken": throw Invalid("taken is taken")
      case "unreachable": throw Failure(description: "the service is unreachable")
      case "slow":
        try await line(of: gate ?? "")
        throw Invalid("slow is taken")
      case "endless": try await Task.sleep(for: .seconds(600))
      case "exit": Foundation.exit(3)
      case "trap":
        FileHandle.standardError.write(Data("about to crash\n".utf8))
        fatalError("crashed on purpose")
      default: print("validated \(name)")
      }
    }
  }
}
