import Platen
import PlatenConsole
import PlatenTerminal

/// A prompt with a line editor below a transcript, for screen readers.
final class LinePrompt: Prompt {
  private let console: LineConsole
  /// The source of completions, and of the secrets to redact.
  private weak var interpreter: CommandInterpreter?
  private let command = RunningCommand()
  var onResize: () -> Void = {}

  /// Creates a prompt that takes control of the terminal.
  ///
  /// - Returns: A prompt, or `nil` without a terminal at standard input.
  init?(output: FileDescriptor, write: @escaping ([UInt8]) -> Void) {
    // The encoding must be determined before an editor sets the locale.
    let showsUTF8 = Program.writesUTF8
    guard
      let console = LineConsole(
        input: FileDescriptor.input.number, output: output.number,
        editor: LinkedLineEditor.make.value(), app: Program.name, showsUTF8: showsUTF8,
        write: write)
    else { return nil }
    self.console = console
    console.delegate = self
  }

  let isLive = false
  var pictures: (any PictureRenderer)? { nil }
  var screenWidth: Int { Session.Size().width }
  var usesMouse: Bool {
    get { false }
    set {}
  }
  var mouseNote: String { "" }

  func follow(_ interpreter: CommandInterpreter) { self.interpreter = interpreter }

  func show(_ lines: [Line]) { console.show(lines) }

  func leaveScreen() { console.end() }

  func perform(_ work: @escaping @MainActor () async -> Bool) async -> Bool {
    await command.perform(work)
  }

  func nextLine(for interpreter: CommandInterpreter) async -> String? {
    // Time passes while the program waits for a user.
    interpreter.session?.time.resume { [unowned interpreter] in interpreter.showChanges() }
    while let line = await console.line() {
      if let line = await interpreter.completed(line, asking: console.secret) { return line }
    }
    return nil
  }
}

extension LinePrompt: ConsoleDelegate {
  var promptText: String { "> " }
  var screens: [Launcher.Choice] { [] }

  func completions(of word: String, after line: String) -> [String] {
    interpreter?.completions(of: word, after: line) ?? []
  }

  func mayKeep(_ line: String) -> Bool { interpreter?.mayKeep(line) ?? true }
  func echo(of line: String) -> String { interpreter?.echo(of: line) ?? line }
  func isCommand(_ line: String) -> Bool { false }
  func commandHelp(width: Int) -> [String] { [] }
  func interrupt() { command.cancel() }
  func resize() {}
}
