/// A line that a person or a script enters: its name and what it does.
///
///     Command("greet", "NAME", "Says hello.") { arguments in
///       ["Hello, \(arguments[0])!"]
///     }
///
/// A command with a synopsis takes exactly as many arguments as that names; those in brackets can
/// be left out.
@MainActor
public struct Command {
  /// The first word of the line.
  public let name: String
  /// The arguments, by name: `FIELD TEXT`, `[COMMAND]`.
  public let synopsis: String
  /// What it does, in a sentence.
  public let summary: String
  /// Whether its first argument names a control, and what follows may be a secret.
  let actsOnControl: Bool
  /// What may follow some arguments, where the synopsis does not say it.
  let completions: @MainActor ([String]) -> [String]
  let run: @MainActor (Player, Arguments) async throws -> Void

  init(
    _ name: String, _ synopsis: String, _ summary: String, actsOnControl: Bool = false,
    completions: @escaping @MainActor ([String]) -> [String] = { _ in [] },
    run: @escaping @MainActor (Player, Arguments) async throws -> Void
  ) {
    self.name = name
    self.synopsis = synopsis
    self.summary = summary
    self.actsOnControl = actsOnControl
    self.completions = completions
    self.run = run
  }

  /// A command of an app's own, which answers with lines.
  ///
  /// An error that it throws becomes the line `! …`. Its arguments stand in the transcript as they
  /// are typed.
  ///
  /// - Parameter completions: The words that may follow some arguments, for who is typing; how they
  ///   begin is not looked at.
  public init(
    _ name: String, _ synopsis: String, _ summary: String,
    completions: @escaping @MainActor ([String]) -> [String] = { _ in [] },
    perform: @escaping @MainActor ([String]) async throws -> [String]
  ) {
    self.init(
      name, synopsis, summary, completions: completions,
      run: { player, arguments in player.answer(try await perform(arguments.words)) })
  }

  /// How the command is written.
  var usage: String { synopsis.isEmpty ? name : "\(name) \(synopsis)" }
}

/// Why a command failed; the message follows the `!`.
public struct CommandError: Error, CustomStringConvertible {
  /// The message that follows the `!`.
  public let description: String

  /// An error with this message.
  public init(_ description: String) { self.description = description }
}
