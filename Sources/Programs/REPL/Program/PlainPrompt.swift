import Platen
import PlatenTerminal

/// A prompt that reads the lines of a script, or of a terminal that edits lines itself.
@MainActor
final class PlainPrompt {
  /// Whether a user types the lines. A script shows no prompt.
  let isInteractive: Bool
  private let script: ScriptReader
  private let output: TranscriptOutput
  /// Whether the last output was the prompt.
  private var isShown = false

  init(_ script: ScriptReader, isInteractive: Bool, _ output: TranscriptOutput) {
    (self.script, self.isInteractive, self.output) = (script, isInteractive, output)
  }

  /// Writes a line of output, which begins below the prompt.
  func write(_ line: Line) {
    if isShown { output.write("") }
    isShown = false
    output.write(line)
  }

  /// Reads a line, or returns `nil` at the end of the input.
  func nextLine(for interpreter: CommandInterpreter) async throws(SystemError) -> ScriptLine? {
    while let line = try await read(for: interpreter) {
      guard isInteractive, case .text(let text) = line.content else { return line }
      if let text = await interpreter.completed(text, asking: secret) {
        return ScriptLine(number: line.number, content: .text(text))
      }
    }
    return nil
  }

  private func read(
    for interpreter: CommandInterpreter
  ) async throws(SystemError) -> ScriptLine? {
    show()
    defer { isShown = false }
    let line = try await script.next {
      // Time passes while the program waits for a user, but not while it reads a script.
      interpreter.session?.time.resume { [unowned self, unowned interpreter] in
        showChanges(of: interpreter)
      }
    }
    if isInteractive && line?.isEnded != true { output.write("") }
    return line
  }

  private func show() {
    if !isInteractive { return }
    output.write("> ", terminator: "")
    isShown = true
  }

  /// Shows changes while the program waits for a line, and repeats the prompt below the changes.
  private func showChanges(of interpreter: CommandInterpreter) {
    let wasShown = isShown
    interpreter.showChanges()
    if wasShown && !isShown { show() }
  }

  /// Reads a secret without an echo.
  ///
  /// - Returns: The secret, or `nil` for an empty line and at the end of input.
  private func secret(_ field: String) async -> String? {
    // A person begins to type as soon as the question appears.
    HiddenInput.begin(at: FileDescriptor.input.number)
    defer {
      HiddenInput.end()
      output.write("")
    }
    output.write("\(field.printable): ", terminator: "")
    output.flush()
    guard case .text(let text)? = try? await script.next()?.content, !text.isEmpty else {
      return nil
    }
    return text
  }
}
