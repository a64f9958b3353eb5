import ArgumentParser

/// The program `platen`.
@main struct PlatenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "platen", abstract: "Bring an app to Linux with Platen.",
    subcommands: [AdoptCommand.self])
}
