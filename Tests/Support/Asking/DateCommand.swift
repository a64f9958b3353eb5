import ArgumentParser
import Foundation
import PlatenPrompts

/// A date with a default, 2027-01-15.
struct DateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "date")

  @OptionGroup var prompts: Prompts

  func run() async throws {
    let date = try await prompts.date(
      "Due", default: Date(timeIntervalSince1970: 1_800_000_000), environment: "QUESTIONS_DUE")
    print(date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }
}
