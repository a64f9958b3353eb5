/// Edits one line, but draws nothing and reads nothing by itself.
///
/// It is given whole keys and asked what the line is.
@MainActor
package protocol LineEditor: AnyObject {
  /// Words that may stand where one is typed: given the line before it, and its beginning.
  var completions: (_ before: String, _ word: String) -> [String] { get set }
  /// Takes the words that go on with what is typed, when there are several.
  var showCompletions: ([String]) -> Void { get set }
  /// Takes the line that was entered; nothing at the end of input.
  var onLine: (String?) -> Void { get set }

  /// The line as it is typed so far.
  var text: String { get }
  /// How many bytes of the line stand before the cursor.
  var point: Int { get }
  /// How many characters of the line stand before the cursor.
  var charactersBeforePoint: Int { get }
  /// Whether nothing is typed.
  var isEmpty: Bool { get }
  /// What stands before the prompt to say how keys are taken; asked for whenever it is painted.
  var mode: String { get }
  /// What stands in place of the prompt while the editor asks for something, as in a search.
  var question: String? { get }
  /// Whether it asks for more keys.
  var isAsking: Bool { get }
  /// Whether Escape means something to it.
  var takesEscape: Bool { get }

  /// Begins the first line; behind each that is finished the next begins by itself.
  func start()

  /// Takes the typed line back, and begins another.
  func restart()

  /// Begins to edit another line.
  ///
  /// - Parameter field: The name of the field that it stands in; nothing for the line at the prompt.
  ///   Each has a history of its own.
  func edit(_ text: String, of field: String?)

  /// Replaces the line by one that the program has made of it, which one undo takes back.
  func replace(with text: String)

  /// Takes a key.
  func handle(_ key: Key)

  /// Replaces what is known of earlier lines at the prompt.
  func setHistory(_ lines: [String])

  /// Adds a line to the history of what is edited.
  func addToHistory(_ line: String)
}

extension LineEditor {
  /// Begins to edit another line at the prompt.
  package func edit(_ text: String) { edit(text, of: nil) }
}
