/// A question that a typed text can answer.
@MainActor
package protocol TypedQuestion: AnyObject {
  /// The text that a person at a terminal writes in an editor, instead of using the controls; `nil`
  /// if the controls answer.
  var document: EditedDocument? { get }
  /// The reason why the last answer cannot be used.
  var problem: String? { get }
  /// The lines of a script that give the answer; `nil` without an answer, or if the question has no
  /// such lines.
  var script: [String]? { get }

  /// Answers the question with a typed text, or with the default if the text is empty.
  func submit(typed text: String)
}
