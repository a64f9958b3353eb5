import ArgumentParser
import PlatenPrompts

/// A question whose options a service finds.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "search")

  @OptionGroup var prompts: Prompts

  func run() async throws {
    let cities = ["Berlin", "Bern", "Graz", "Vienna"]
    let found = try await prompts.chooseMany("City", atLeast: 1) { query in
      await Task.yield()
      if query == "!" { throw Invalid("the service is unreachable") }
      return cities.filter { $0.lowercased().contains(query.lowercased()) }
    }
    print(found.joined(separator: ","))
  }
}
