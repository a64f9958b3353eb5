import PlatenSession

/// A command that a user or script enters, with the action that the command performs.
///
///     Command("greet", "NAME", "Says hello.") { arguments in
///       ["Hello, \(arguments[0])!"]
///     }
///
/// A command requires one argument for each parameter in its synopsis; parameters in brackets are
/// optional. `help` lists the command with its summary, and `help greet` also shows its details.
@MainActor
public struct Command {
  /// A category of commands, in the order in which `help` lists them.
  enum Group: String, CaseIterable {
    case screens = "Screens", looking = "Looking", time = "Time", session = "Session"
  }

  /// The name of the command, which is the first word of the line.
  public let name: String
  /// The alternative names of the command. A command whose name equals an alternative name takes
  /// precedence.
  let aliases: [String]
  /// The parameters of the command: `FIELD TEXT`, `[COMMAND]`.
  public let synopsis: String
  /// A one-sentence description of the command.
  public let summary: String
  /// The additional lines of help. A line that begins with two spaces is an example.
  public let details: String
  /// Whether the first argument is the name of a control.
  let actsOnControl: Bool
  /// The category in `help`, or `nil` for actions on controls and for custom commands.
  let group: Group?
  /// Whether the command is a custom command of an app.
  let isOwn: Bool
  /// Whether recordings include the command.
  let isRecorded: Bool
  /// The words that users may type instead of this command. Such a word only produces a suggestion.
  let synonyms: [String]
  /// The parameters, one for each word of the synopsis.
  let parameters: [Parameter]
  /// A closure that returns completions for the next argument if the argument's type provides none.
  let completions: @MainActor ([String]) -> [String]
  let run: @MainActor (CommandInterpreter, Arguments) async throws -> Void

  init(
    _ name: String, _ synopsis: String, _ summary: String, details: String = "",
    actsOnControl: Bool = false, group: Group? = nil, isOwn: Bool = false,
    isRecorded: Bool = true, aliases: [String] = [], synonyms: [String] = [],
    completions: @escaping @MainActor ([String]) -> [String] = { _ in [] },
    run: @escaping @MainActor (CommandInterpreter, Arguments) async throws -> Void
  ) {
    self.name = name
    self.aliases = aliases
    self.synopsis = synopsis
    self.summary = summary
    self.details = details
    self.actsOnControl = actsOnControl
    self.group = group
    self.isOwn = isOwn
    self.isRecorded = isRecorded
    self.synonyms = synonyms
    self.completions = completions
    self.run = run
    parameters = synopsis.split(separator: " ").map(Parameter.init)
  }

  /// Creates a custom command of an app that returns lines of output.
  ///
  ///     Command(
  ///       "greet", "NAME", "Says hello.",
  ///       details: "A name with spaces is quoted:\n  greet \"A B\"")
  ///
  /// An error that the command throws appears in the transcript as the line `! …`. The transcript
  /// shows the arguments as the user typed them.
  ///
  /// - Parameters:
  ///   - details: The text that `help NAME` shows below the summary. A line that begins with two
  ///     spaces is an example.
  ///   - completions: A closure that returns the possible next words after the specified arguments.
  ///     The interpreter filters these words by the prefix that the user typed.
  public init(
    _ name: String, _ synopsis: String, _ summary: String, details: String = "",
    completions: @escaping @MainActor ([String]) -> [String] = { _ in [] },
    perform: @escaping @MainActor ([String]) async throws -> [String]
  ) {
    self.init(
      name, synopsis, summary, details: details, isOwn: true, completions: completions,
      run: { interpreter, arguments in interpreter.answer(try await perform(arguments.words)) })
  }

  /// Whether the command enters text, which can be a secret, into a control.
  var takesText: Bool { actsOnControl && parameters.contains { $0.kind == .text } }

  /// The name of the command and its synopsis.
  var usage: String { synopsis.isEmpty ? name : "\(name) \(synopsis)" }
}
