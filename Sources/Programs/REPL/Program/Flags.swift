import ArgumentParser
import Foundation
import Platen
import PlatenTerminal

/// The command-line options of a program that runs an app.
struct Flags: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Program.name,
      abstract: "Run commands from standard input and write the lines that they change.",
      discussion: """
        To list the commands, run: echo help | \(Program.name)
        To write the log to a file, set PLATEN_LOG=FILE in the environment.
        To pass arguments to the app itself, write them after --.
        """, subcommands: TranscriptCommands.configuration.subcommands)
  }

  @Option(help: ArgumentHelp("Run the commands in a file.", valueName: "file"))
  var script: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width of the screen, in cells.", valueName: "cells"))
  var width: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The height of a list, in lines; by default 20, or the height available at a terminal.",
      valueName: "lines"))
  var rows: Int?

  @Flag(
    help: "Use a clock that only commands advance, and do not store settings.")
  var virtualTime = false

  @Option(
    help: ArgumentHelp(
      "Record the session to a file, for replay.", valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Answer requests with the responses in a recording, and never use the network.",
      valueName: "file"))
  var responses: String?

  @Option(
    help: """
      The colors at a terminal: light or dark, to match its background, terminal, to use only its \
      16 colors, auto or none.
      """)
  var theme: ThemeSelection?

  @Flag(help: "Show work in progress at a terminal without animation.")
  var noMotion = false

  @OptionGroup var transcript: TranscriptFlags

  @Argument(help: "The screen to open.")
  var screen: String?

  @Argument(help: "The variant of the screen.")
  var variant: String?

  func validate() throws {
    if let width { try validate(width, of: "--width") }
    if let rows { try validate(rows, of: "--rows") }
    if record != nil, responses != nil {
      throw ValidationError(
        "cannot record with --responses: a recording needs responses of services; omit --responses")
    }
  }

  private func validate(_ size: Int, of flag: String) throws {
    if Session.Size.range.contains(size) { return }
    throw ValidationError("\(flag) \(size) is out of range; specify a value from 1 to 10000")
  }
}

extension Flags {
  /// Whether the terminal can show the edited line.
  var allowsEditing: Bool { !["", "dumb"].contains(Self.environment["TERM", default: ""]) }

  /// Whether the output is text for a screen reader.
  private var isSpoken: Bool { transcript.accessible || Self.environment["ACCESSIBLE"] == "1" }

  private static let environment = ProcessInfo.processInfo.environment

  /// The interpreter options that correspond to the flags and the environment.
  var options: CommandInterpreter.Options {
    var options = transcript.options
    options.size = Session.Size(width: width ?? 80, rows: rows ?? 20)
    options.time = virtualTime ? .virtual : .real
    options.keepsAppStorage = !virtualTime
    options.isSpoken = isSpoken
    if !Self.environment.namesUTF8 { options.glyphs = .ascii }
    return options
  }
}

/// The commands that process transcripts.
struct TranscriptCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Program.name,
      subcommands: [CheckCommand.self, ReviewCommand.self, TranscribeCommand.self])
  }
}

extension ThemeSelection: ExpressibleByArgument {}
