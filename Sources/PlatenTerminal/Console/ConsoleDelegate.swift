#if os(Linux)
  /// What a program decides about the lines that are typed at its terminal.
  @MainActor
  package protocol ConsoleDelegate: AnyObject {
    /// The text of the prompt; read for every painting.
    var promptText: String { get }

    /// Words that may replace one that is being typed.
    func completions(of word: String, after line: String) -> [String]

    /// Whether a line may be kept in the history; one that may contain a secret may not.
    func mayKeep(_ line: String) -> Bool

    /// A line as it stays on the terminal after it was entered, without what may be secret.
    func echo(of line: String) -> String

    /// Ctrl-C was pressed, or input ended, while nothing was asked.
    func interrupt()

    /// The size of the terminal may have changed.
    func resize()
  }
#endif
