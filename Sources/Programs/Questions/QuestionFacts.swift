import PlatenSession

/// The properties of a question that do not depend on the type of its answer.
package struct QuestionFacts: Sendable {
  /// The kind of answer, as questions in JSON name it.
  package enum Kind: String, Sendable {
    case text, secret, number, date, path, confirmation, choice, choices, screen, editor, note, work
  }

  /// An answer that can be chosen.
  package struct Choice: Sendable {
    /// The text that a flag, an environment variable, or a JSON answer contains.
    package let value: String
    /// The text on the screen.
    package let title: String

    package init(value: String, title: String) { (self.value, self.title) = (value, title) }
  }

  package let label: String
  package let kind: Kind
  /// The option of the command that answers the question, such as `--region`.
  package let flag: String
  /// The placeholder of the option's value, such as `NAME`; `nil` for a flag without a value.
  package var placeholder: String?
  /// The name of the environment variable that answers the question, or `nil` if there is none.
  package var environment: String?
  package var choices: [Choice] = []
  /// The default answer as text, or `nil` if there is none.
  package var standard: String?
  /// The lines of a script that answer the question.
  package var script: [String] = []

  /// Creates the facts of a question.
  ///
  /// - Parameter flag: The option of the command; by default, the label: `API key` → `--api-key`.
  package init(_ label: String, _ kind: Kind, flag: String?) {
    self.label = label
    self.kind = kind
    self.flag = flag ?? "--" + label.optionName
  }
}

extension String {
  /// The words of the text in lowercase, joined by hyphens: `API key` → `api-key`.
  package var optionName: String {
    split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
  }
}
