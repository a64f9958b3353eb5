import PlatenReactive

/// Stands for the outside with the answers of a recording: a question that was asked several times is
/// answered in the same order.
final class RecordedAnswers: Outside {
  private typealias Answers = [(after: Duration, answer: Asked.Answer)]

  /// What was answered to each question, the first that was asked first.
  private let left: Locked<[String: [Answers]]>
  private let secrets: [String: String]

  /// - Parameter secrets: The secrets of the names that the recording has for them.
  init(_ recording: Recording, secrets: [String: String]) {
    self.secrets = secrets
    left = Locked(Self.answers(of: recording))
  }

  private static func answers(of recording: Recording) -> [String: [Answers]] {
    var asked: [(question: String, time: Duration, answers: Answers)] = []
    var places: [Int: Int] = [:]
    for event in recording.events {
      switch event.deed {
      case .asks(let question, let number):
        places[number] = asked.count
        asked.append((question, event.time, []))
      case .answer(let answer, let number):
        guard let place = places[number] else { continue }
        asked[place].answers.append((max(event.time - asked[place].time, .zero), answer))
      default: break
      }
    }
    return Dictionary(grouping: asked, by: \.question).mapValues { $0.map(\.answers) }
  }

  func ask(_ question: String) -> Asked {
    let question = question.withNames(for: secrets)
    let answers = left.withLock { left -> Answers? in
      guard let answers = left[question]?.first else { return nil }
      left[question]?.removeFirst()
      return answers
    }
    guard let answers else { return .never(why: "the recording has no answer to «\(question)»") }
    return .before(
      answers.map { ($0.after, $0.answer.mapValues { $0.withSecrets(for: secrets) }) })
  }
}

// MARK: - Secrets

extension String {
  /// The text with names in the place of secrets: `${pw}`.
  func withNames(for secrets: [String: String]) -> String {
    secrets.filter { !$0.value.isEmpty }.sorted { $0.value.count > $1.value.count }
      .reduce(self) { $0.replacing($1.value, with: "${\($1.key)}") }
  }

  /// The text with secrets in the place of their names.
  func withSecrets(for secrets: [String: String]) -> String {
    secrets.reduce(self) { $0.replacing("${\($1.key)}", with: $1.value) }
  }
}

extension Session {
  /// A text from outside with names in the place of the secrets that have one, and without the others.
  func withNamesForSecrets(_ text: String) -> String {
    withoutSecrets(text.withNames(for: secrets))
  }
}
