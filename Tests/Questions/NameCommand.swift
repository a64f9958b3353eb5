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
    let name = try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask { try await ask() }
      if let timeout {
        group.addTask {
          try await Task.sleep(for: .seconds(timeout))
          throw Failure(description: "nobody answered")
        }
      }
      defer { group.cancelAll() }
      return try await group.next() ?? ""
    }
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
