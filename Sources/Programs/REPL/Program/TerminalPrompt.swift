import Foundation
import Platen
import PlatenConsole
import PlatenQuestions
import PlatenTerminal

/// A prompt with a line editor that shows the screen's title, completes arguments, and displays changes
/// above the prompt.
final class TerminalPrompt: Prompt {
  private let console: Console
  private let questions: ConsoleQuestions
  /// The interpreter that runs the lines.
  private weak var interpreter: CommandInterpreter?
  private let command = RunningCommand()
  var onResize: () -> Void = {}

  /// Creates a prompt at the terminal.
  ///
  /// - Returns: A prompt, or `nil` if standard input is not a terminal.
  init?(output: FileDescriptor, _ flags: Flags, write: @escaping ([UInt8]) -> Void) {
    // The encoding must be determined before an editor sets the locale.
    let showsUTF8 = Program.writesUTF8
    guard
      let console = Console(
        input: FileDescriptor.input.number, output: output.number,
        editor: LinkedLineEditor.make.value(), app: Program.name, theme: flags.theme,
        glyphs: flags.options.glyphs, showsUTF8: showsUTF8, isAnimated: !flags.noMotion,
        write: write)
    else { return nil }
    console.screen.fitsLists = flags.rows == nil
    self.console = console
    questions = ConsoleQuestions(console, glyphs: flags.options.glyphs)
    console.delegate = self
  }

  func follow(_ interpreter: CommandInterpreter) {
    self.interpreter = interpreter
    interpreter.terminal = LiveTerminal(
      present: { [weak console] in console?.present($0) },
      onFrame: { [weak console] in console?.refresh() },
      read: { [weak console] in console?.read($0, $1) ?? false },
      onTitle: { [weak console] title in
        let separator = Program.writesUTF8 ? " — " : " - "
        let titles = [title, Program.name].compactMap { $0 }
        console?.display.title.set(Program.written(titles.joined(separator: separator)))
      })
  }

  let isLive = true

  func show(_ lines: [Line]) { console.show(lines) }

  func leaveScreen() { console.leaveScreen() }

  /// The renderer of pictures; `nil` if the program links none, and on a terminal without colors,
  /// because a picture would be a uniform area.
  var pictures: (any PictureRenderer)? {
    let depth = console.display.terminal.depth
    return depth == .none ? nil : LinkedPictures.make.value?(depth)
  }

  var screenWidth: Int { console.screenWidth }

  var usesMouse: Bool {
    get { console.display.mouse.isEnabled }
    set { console.display.mouse.isEnabled = newValue }
  }

  var mouseNote: String { console.display.mouse.note }

  func perform(_ work: @escaping @MainActor () async -> Bool) async -> Bool {
    await command.perform(work)
  }

  func nextLine(for interpreter: CommandInterpreter) async -> String? {
    interpreter.session?.time.resume { [weak self] in self?.console.refresh() }
    while let line = await console.line() {
      if let line = await interpreter.completed(line, asking: questions.secret) { return line }
    }
    return nil
  }
}

extension TerminalPrompt: ConsoleDelegate {
  var promptText: String { questions.isAsking ? "" : interpreter?.promptText ?? "> " }

  func completions(of word: String, after line: String) -> [String] {
    interpreter?.completions(of: word, after: line) ?? []
  }

  func mayKeep(_ line: String) -> Bool { interpreter?.mayKeep(line) ?? true }

  func echo(of line: String) -> String { interpreter?.echo(of: line) ?? line }

  var screens: [Launcher.Choice] {
    let entries = interpreter?.registry.entries ?? []
    let main = Set(entries.filter { $0.variant == nil }.map(\.name))
    return entries.map { entry in
      Launcher.Choice(
        title: entry.title, summary: entry.summary,
        isHidden: entry.variant != nil && main.contains(entry.name),
        isOpen: entry.title == interpreter?.title)
    }
  }

  func isCommand(_ line: String) -> Bool { interpreter?.isCommand(line) ?? false }

  func commandHelp(width: Int) -> [String] { interpreter?.help(within: width) ?? [] }

  func interrupt() { if !questions.cancel() { command.cancel() } }

  func resize() {
    questions.resize()
    onResize()
  }
}

extension CommandInterpreter {
  /// The title of the screen, followed by an ellipsis while work is pending.
  fileprivate var promptText: String {
    let isBusy = session?.clock.hasPending == true
    return (title ?? "").printable + (isBusy ? " " + options.glyphs.ellipsis : "") + "> "
  }
}
