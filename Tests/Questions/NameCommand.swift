import ArgumentParser
import Foundation
import PlatenProcess
import PlatenPrompts

/// A question whose answers determine what its validation does.
struct NameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "name")

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @OptionGroup var prompts: Prompts
  @Option(help: "The time after which the question is taken back, in seconds.") var timeout: Double?
  @Option(help: "A file; until a line of it can be read, `slow` is validated.") var gate: String?

  func run() async throws {
    let name = try await within(timeout) { try await ask() }
    if name == "working" {
      print("working…")
      _ = try await ScriptReader(FileDescriptor(opening: gate ?? "")).next()
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
        _ = try await ScriptReader(FileDescriptor(opening: gate ?? "")).next()
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
