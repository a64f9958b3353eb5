import ArgumentParser
import PlatenPrompts

/// Two questions that are asked at the same time.
struct PairCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "pair")

  @OptionGroup var prompts: Prompts

  @Option(help: "A file; at its first line, the first one is taken back.")
  var until: String?

  func run() async throws {
    let first = Task { @MainActor in try await prompts.ask("First") as String }
    let second = Task { @MainActor in try await prompts.ask("Second") as String }
    if let until {
      try await line(of: until)
      first.cancel()
    }
    let answer = until == nil ? try await first.value : (try? await first.value) ?? "nobody"
    print("\(answer) and \(try await second.value)")
  }
}
