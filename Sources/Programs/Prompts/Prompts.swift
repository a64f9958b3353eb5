import ArgumentParser

/// The questions of a command, and the options that determine how they are answered.
///
/// Add the options to a command, and ask in its `run()`:
///
///     struct Deploy: AsyncParsableCommand {
///       @OptionGroup var prompts: Prompts
///       @Option var name: String?
///
///       func run() async throws {
///         let name = try await prompts.ask("Name", default: "web", given: self.name)
///       }
///     }
///
/// An answer comes from the first of these sources that has one: the option or argument that the
/// command passes as `given`, an environment variable, the script, the person at the terminal, and
/// the default. A person is asked only if standard input and standard error are terminals and the
/// environment variable `CI` is not set. Questions appear on standard error, so that standard output
/// contains only the output of the command.
///
/// Every method throws `ValidationError` if no source has an answer, so that the command exits with
/// code 64; ``Cancelled`` if the person presses Escape; and `CancellationError` if the task of the
/// command is canceled.
public struct Prompts: ParsableArguments, Sendable {
  @Flag(name: .long, help: "Ask nothing; fail if an answer is missing.")
  var noInput = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Answer with the commands in FILE; - reads standard input.", valueName: "file"))
  var script: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Append the answers to FILE, for --script.", valueName: "file"))
  var record: String?

  @Flag(name: .long, help: "Ask in lines of plain text, for screen readers.")
  var accessible = false

  @Flag(
    name: .long,
    help: "Write questions as JSON to standard error, and read answers from standard input.")
  var jsonInput = false

  public init() {}
}
