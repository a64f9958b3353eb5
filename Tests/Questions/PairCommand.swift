import ArgumentParser
import PlatenPrompts

/// Two questions that are asked at the same time.
struct PairCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "pair")

  @OptionGroup var prompts: Prompts

  func run() async throws {
    let first = Task { @MainActor in try await prompts.ask("First") as String }
    let second = Task { @MainActor in try await prompts.ask("Second") as String }
    print("\(try await first.value) and \(try await second.value)")
  }
}
