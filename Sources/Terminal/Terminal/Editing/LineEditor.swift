/// An editor for a single line that performs no input or output.
///
/// A line editor receives complete keys and provides the resulting line.
@MainActor
package protocol LineEditor: AnyObject {
  /// A closure that returns the possible completions of a word, given the preceding text.
  var completions: (_ before: String, _ word: String) -> [String] { get set }
  /// A closure that displays the completions if a word has several.
  var showCompletions: ([String]) -> Void { get set }
  /// A closure that receives each entered line, or `nil` at the end of input.
  var onLine: (String?) -> Void { get set }

  /// The current text of the line.
  var text: String { get }
  /// The number of bytes before the cursor.
  var point: Int { get }
  /// The number of characters before the cursor.
  var charactersBeforePoint: Int { get }
  /// Whether the line is empty.
  var isEmpty: Bool { get }
  /// The editing-mode indicator in front of the prompt. The console reads this property for every
  /// redraw.
  var mode: String { get }
  /// The text that replaces the prompt while the editor asks a question, such as the text to search
  /// for.
  var question: String? { get }
  /// Whether the editor is in the middle of a command that needs more keys.
  var isAsking: Bool { get }
  /// Whether the editor handles Escape.
  var takesEscape: Bool { get }

  /// Whether the editor inserts typed characters, unlike in vi's command mode.
  var insertsText: Bool { get }

  /// Whether Escape always belongs to the editor, as in vi mode.
  var ownsEscape: Bool { get }

  /// Starts the first line. Each finished line starts the next one automatically.
  func start()

  /// Discards the current line and starts another.
  func restart()

  /// Starts editing another line.
  ///
  /// The prompt and each field have separate histories.
  ///
  /// - Parameters:
  ///   - text: The initial text of the line.
  ///   - field: The name of the edited field; `nil` for the line at the prompt.
  func edit(_ text: String, of field: String?)

  /// Replaces the line with text from the program, as a single undoable change. A caret at the end
  /// remains there.
  func replace(with text: String)

  /// Handles a key.
  func handle(_ key: Key)

  /// Replaces the history of the prompt.
  func setHistory(_ lines: [String])

  /// Adds a line to the history of the field or prompt that is being edited.
  func addToHistory(_ line: String)
}

extension LineEditor {
  /// Starts editing another line at the prompt.
  package func edit(_ text: String) { edit(text, of: nil) }
}
