import PlatenControls
import PlatenNavigation
import PlatenSecrets
import PlatenSession

extension Question<String> {
  /// Creates a question for a secret, which is never shown.
  ///
  /// - Parameter script: The lines of a script that give the answer.
  package static func secret(
    _ facts: QuestionFacts, script: [String], parse: @escaping (String) throws -> String = { $0 },
    validate: @escaping (String) async throws -> Void = { _ in }
  ) -> Question {
    Question(
      facts: facts, parse: { try parse($0) }, text: { _ in SecretMask.placeholder },
      script: { _ in script }, validate: validate,
      content: { AnyView(TextQuestion(asking: $0)) })
  }
}

/// A field that answers a question when Return is pressed.
package struct TextQuestion<Value: Sendable>: View {
  @ObservedObject var asking: Asking<Value>
  @State private var text = ""

  package init(asking: Asking<Value>) { self.asking = asking }

  private var facts: QuestionFacts { asking.question.facts }

  package var body: some View {
    field
      .onSubmit { asking.submit(typed: text) }
      .onChange(of: text) { _, _ in asking.clearProblem() }
  }

  @ViewBuilder private var field: some View {
    if facts.kind == .secret {
      SecureField(facts.label, text: $text)
    } else {
      TextField(facts.label, text: $text, prompt: facts.standard.map { Text($0) })
    }
  }
}
