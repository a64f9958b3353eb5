import PlatenSession

/// A line that a person or a script enters: its name and what it does.
///
///     Command("greet", "NAME", "Says hello.") { arguments in
///       ["Hello, \(arguments[0])!"]
///     }
///
/// A command with a synopsis takes exactly as many arguments as that names; those in brackets can
/// be left out. `help` lists it with its summary, and `help greet` shows its details as well.
@MainActor
public struct Command {
  /// What people want of commands; `help` shows them in this order.
  enum Group: String, CaseIterable {
    case screens = "Screens", looking = "Looking", time = "Time", session = "Session"
  }

  /// The first word of the line.
  public let name: String
  /// Other words that run the command, unless another command has that name.
  let aliases: [String]
  /// The arguments, by name: `FIELD TEXT`, `[COMMAND]`.
  public let synopsis: String
  /// What it does, in a sentence.
  public let summary: String
  /// What else there is to know: lines of text, and examples in lines that begin with two spaces.
  public let details: String
  /// Whether its first argument names a control.
  let actsOnControl: Bool
  /// Where `help` describes it; `nil` for what acts on controls, and for those of an app's own.
  let group: Group?
  /// Whether it is one of an app's own.
  let isOwn: Bool
  /// Whether a recording holds it.
  let isRecorded: Bool
  /// Words that people try for it.
  let synonyms: [String]
  /// What it takes, one for each word of the synopsis.
  let parameters: [Parameter]
  /// What may follow some arguments, where the synopsis does not say it.
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

  /// A command of an app's own, which answers with lines.
  ///
  ///     Command(
  ///       "greet", "NAME", "Says hello.", details: "A name with spaces is quoted:\n  greet \"A B\"")
  ///
  /// An error that it throws becomes the line `! …`. Its arguments stand in the transcript as they
  /// are typed.
  ///
  /// - Parameters:
  ///   - details: What `help NAME` says below the summary: lines of text, and examples in lines that
  ///     begin with two spaces.
  ///   - completions: The words that may follow some arguments, for who is typing; how they begin is
  ///     not looked at.
  public init(
    _ name: String, _ synopsis: String, _ summary: String, details: String = "",
    completions: @escaping @MainActor ([String]) -> [String] = { _ in [] },
    perform: @escaping @MainActor ([String]) async throws -> [String]
  ) {
    self.init(
      name, synopsis, summary, details: details, isOwn: true, completions: completions,
      run: { interpreter, arguments in interpreter.answer(try await perform(arguments.words)) })
  }

  /// Whether it gives a control a text, which can be a secret.
  var takesText: Bool { actsOnControl && parameters.contains { $0.kind == .text } }

  /// How the command is written.
  var usage: String { synopsis.isEmpty ? name : "\(name) \(synopsis)" }
}
