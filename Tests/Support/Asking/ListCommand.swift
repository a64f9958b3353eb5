import ArgumentParser
import PlatenPrompts

/// A question with more and longer options than a terminal can show.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list")

  @OptionGroup var prompts: Prompts
  @Argument var count: Int
  @Flag(help: "Ask for several options.") var many = false
  @Option(help: "An option that is selected at the beginning.") var selected: [Int] = []

  func run() async throws {
    let options = Array(1...count)
    let title = { (number: Int) in
      "Option \(number) " + String(repeating: number.isMultiple(of: 10) ? "日本" : "-", count: 50)
    }
    let standard = selected.isEmpty ? nil : selected
    let chosen =
      many
      ? try await prompts.chooseMany(
        "Option", from: options, atLeast: 1, default: standard, title: title)
      : [try await prompts.choose("Option", from: options, title: title)]
    print(chosen.map(String.init).joined(separator: ","))
  }
}
