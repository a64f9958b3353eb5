// Commands with questions that put a program under stress, for the tests that run one in a terminal.

import ArgumentParser

@main struct Questions: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    subcommands: [
      NameCommand.self, PairCommand.self, AccountCommand.self, ListCommand.self, SearchCommand.self,
      WorkCommand.self, EnvironmentCommand.self, NoteCommand.self, SecretCommand.self,
      MessageCommand.self, DateCommand.self,
    ])
}
