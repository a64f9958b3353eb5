import PlatenControls
import PlatenNavigation
import PlatenQuestions
import PlatenSession

extension Prompts {
  /// Asks for a longer text, which is written in the editor that `VISUAL` or `EDITOR` names.
  ///
  /// A script sets the text of a field instead. A program that passes `--json-input` answers with one
  /// line.
  ///
  /// - Parameters:
  ///   - text: The initial text.
  ///   - fileExtension: The extension of the temporary file, from which an editor derives its mode.
  /// - Throws: `ValidationError` if no source has an answer, or if the editor cannot be run;
  ///   ``Cancelled`` if the editor fails or saves nothing but spaces.
  @MainActor
  public func editor(
    _ label: String, initial text: String = "", fileExtension: String = "txt", given: String? = nil,
    flag: String? = nil
  ) async throws -> String {
    var facts = QuestionFacts(label, .editor, flag: flag)
    facts.placeholder = "TEXT"
    let script = { (text: String) in ["set \(label.quotedIfNeeded) \(text)", "press Continue"] }
    facts.script = script("TEXT")
    let document = EditedDocument(
      name: label.optionName, fileExtension: fileExtension, text: text)
    return try await answer(
      Question(
        facts: facts, parse: { try $0.nonempty }, text: { $0.firstLine },
        script: { script($0.quotedAsValue) }, document: document,
        content: { AnyView(EditorQuestion(asking: $0, text: text)) }),
      given: given)
  }
}

extension String {
  /// The first line that contains more than spaces.
  fileprivate var firstLine: String {
    let lines = split(whereSeparator: \.isNewline)
    return String(lines.first { !$0.allSatisfy(\.isWhitespace) } ?? "")
  }
}

/// The field in which a script writes the text.
private struct EditorQuestion: View {
  let asking: Asking<String>
  @State var text: String

  var body: some View {
    Section(asking.question.facts.label) {
      TextEditor(text: $text).onChange(of: text) { _, _ in asking.clearProblem() }
    }
    Button("Continue") { asking.submit(typed: text) }
  }
}
