import ArgumentParser
import Foundation
import Platen

/// What a program can be told when it is started.
struct Flags: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Program.name,
      abstract: "Plays commands from standard input and writes down what the screens show.",
      discussion: """
        The command help lists the commands: echo help | \(Program.name)
        PLATEN_LOG=FILE in the environment has the log written to a file.
        """)
  }

  @Option(help: ArgumentHelp("Play the commands of a file instead.", valueName: "file"))
  var script: String?

  @Option(help: ArgumentHelp("Cells in a line.", valueName: "cells"))
  var width: Int?

  @Option(
    help: ArgumentHelp(
      "Lines of a list's window; 20, or at a terminal what the rest of a screen leaves.",
      valueName: "lines"))
  var rows: Int?

  @Flag(
    help: "Let time pass only when a command says so, and then at once; store no settings.")
  var virtualTime = false

  @Option(help: ArgumentHelp("A secret that commands can name as $NAME.", valueName: "name=value"))
  var secret: [String] = []

  @Flag(help: "Write events of the log into the transcript, marked *.")
  var log = false

  @Flag(help: "Write the time since the screen was opened before each change, marked @.")
  var timestamps = false

  @Flag(help: "Say what screens show in words, line after line; leave the cursor alone.")
  var accessible = false

  @Flag(help: "Draw with ASCII alone, as where the locale has no UTF-8; texts stay as they are.")
  var ascii = false

  @Option(help: "The colours at a terminal: light, dark or none, after its background.")
  var theme: Theme?

  func validate() throws {
    if let width { try validate(width, of: "--width") }
    if let rows { try validate(rows, of: "--rows") }
    for (index, secret) in secret.enumerated() where secret.nameAndValue == nil {
      // The text is not repeated: it may be the secret itself.
      throw ValidationError(
        "--secret number \(index + 1) is not of the form NAME=VALUE, where NAME is letters, "
          + "digits and underscores")
    }
  }

  private func validate(_ size: Int, of flag: String) throws {
    if Session.Size.range.contains(size) { return }
    throw ValidationError("\(flag) \(size) is out of range; it takes 1 to 10000")
  }
}

extension Flags {
  /// Whether a program takes an option of this name, whatever the app.
  static func takes(_ name: String) -> Bool {
    helpMessage().split { !$0.isLetter && $0 != "-" }.contains("--\(name)")
  }

  /// Whether a prompt may move the cursor of the terminal.
  var allowsPrompt: Bool {
    !isSpoken && !["", "dumb"].contains(Self.environment["TERM", default: ""])
  }

  /// Whether what is shown is said in words.
  private var isSpoken: Bool { accessible || Self.environment["ACCESSIBLE"] == "1" }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// The same for the player.
  var options: Player.Options {
    var options = Player.Options()
    options.size = Session.Size(width: width ?? 80, rows: rows ?? 20)
    options.time = virtualTime ? .virtual : .real
    options.keepsAppStorage = !virtualTime
    options.showsLog = log
    options.showsTime = timestamps
    options.isSpoken = isSpoken
    options.glyphs = ascii || !Self.environment.namesUTF8 ? .ascii : .unicode
    for (name, value) in secret.compactMap(\.nameAndValue) { options.secrets[name] = value }
    return options
  }
}

extension String {
  /// The two sides of the first `=`, if the left is a name that a secret can have.
  fileprivate var nameAndValue: (name: String, value: String)? {
    guard let sign = firstIndex(of: "="), isSecretName(String(self[..<sign])) else { return nil }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}

extension Theme: ExpressibleByArgument {}
