import PlatenControls
import PlatenNavigation
import PlatenSession

extension Question where Value: Hashable {
  /// Creates a question that buttons in one line answer.
  ///
  /// - Parameters:
  ///   - initial: The answer at whose button the focus begins; by default, the first one.
  ///   - parse: Returns the answer of a typed text, or throws the reason why it has none.
  package static func buttons(
    _ facts: QuestionFacts, _ answers: [ButtonAnswer<Value>], initial: Value? = nil,
    parse: @escaping (String) throws -> Value
  ) -> Question {
    let title = { (value: Value) in answers.first { $0.value == value }?.title ?? "" }
    var facts = facts
    facts.choices = answers.map { .init(value: $0.title.lowercased(), title: $0.title) }
    return Question(
      facts: facts, parse: { try parse($0) },
      text: { title($0).lowercased() },
      script: { ["press \(title($0).quotedIfNeeded)"] },
      content: { AnyView(ButtonsQuestion(asking: $0, answers: answers, initial: initial)) })
  }
}

/// An answer that a button gives, also by its key.
package struct ButtonAnswer<Value: Hashable & Sendable>: Sendable {
  let value: Value
  let title: String
  let key: KeyEquivalent
  var role: ButtonRole?

  package init(_ value: Value, _ title: String, key: KeyEquivalent, role: ButtonRole? = nil) {
    (self.value, self.title, self.key, self.role) = (value, title, key, role)
  }
}

/// Buttons in one line that answer a question.
struct ButtonsQuestion<Value: Hashable & Sendable>: View {
  let asking: Asking<Value>
  let answers: [ButtonAnswer<Value>]
  /// The answer at whose button the focus begins; by default, the first one.
  var initial: Value?
  @FocusState private var focus: Value?

  init(asking: Asking<Value>, answers: [ButtonAnswer<Value>], initial: Value?) {
    (self.asking, self.answers, self.initial) = (asking, answers, initial)
  }

  var body: some View {
    HStack(spacing: 16) {
      Text(asking.question.facts.label)
      ForEach(answers, id: \.value) { answer in
        Button(answer.title, role: answer.role) { asking.submit(answer.value) }
          .keyboardShortcut(answer.key, modifiers: [])
          .focused($focus, equals: answer.value)
      }
      Button("Next") { moveFocus(by: 1) }.keyboardShortcut(.rightArrow, modifiers: []).unseen()
      Button("Previous") { moveFocus(by: -1) }.keyboardShortcut(.leftArrow, modifiers: []).unseen()
    }
    .onAppear { focus = initial }
  }

  private func moveFocus(by step: Int) {
    let index = answers.firstIndex { $0.value == focus } ?? 0
    focus = answers[(index + step + answers.count) % answers.count].value
  }
}
