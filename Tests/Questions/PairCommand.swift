import ArgumentParser
import PlatenPrompts

/// Two questions that are asked at the same time.
struct PairCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "pair")

  @OptionGroup var prompts: Prompts

  @Option(help: "The time after which the first one is taken back, in seconds.")
  var timeout: Double?

  func run() async throws {
    let first = Task { @MainActor in try await prompts.ask("First") as String }
    let second = Task { @MainActor in try await prompts.ask("Second") as String }
    if let timeout {
      try await Task.sleep(for: .seconds(timeout))
      first.cancel()
    }
    let answer = timeout == nil ? try await first.value : (try? await first.value) ?? "nobody"
    print("\(answer) and \(try await second.value)")
  }
}
