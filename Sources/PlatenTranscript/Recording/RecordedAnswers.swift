import PlatenReactive
import PlatenSession

/// Stands for the outside with the answers of a recording: a question that was asked several times is
/// answered in the same order.
final class RecordedAnswers: ResponseSource {
  private typealias Answers = [RecordedAnswer]

  /// What was answered to each question, the first that was asked first.
  private let left: Locked<[String: [Answers]]>
  private let secrets: RecordedSecrets

  /// - Parameter secrets: The secrets of the names that the recording has for them.
  init(_ recording: Recording, secrets: RecordedSecrets) {
    self.secrets = secrets
    left = Locked(Self.answers(of: recording))
  }

  private static func answers(of recording: Recording) -> [String: [Answers]] {
    var asked: [(question: String, time: Duration, answers: Answers)] = []
    var places: [Int: Int] = [:]
    for (position, event) in recording.events.enumerated() {
      switch event.kind {
      case .asks(let question, let number):
        places[number] = asked.count
        asked.append((question, event.time, []))
      case .answer(let answer, let number):
        guard let place = places[number] else { continue }
        let delay = max(event.time - asked[place].time, .zero)
        asked[place].answers.append(
          RecordedAnswer(after: delay, UInt32(clamping: position), answer))
      default: break
      }
    }
    return Dictionary(grouping: asked, by: \.question).mapValues { $0.map(\.answers) }
  }

  func ask(_ question: String) -> Resolution {
    let question = secrets.masked(question)
    let answers = left.withLock { left -> Answers? in
      guard let answers = left[question]?.first else { return nil }
      left[question]?.removeFirst()
      return answers
    }
    guard let answers else {
      return .never(why: "the recording has no response to \(question.inQuotes)")
    }
    return .before(
      answers.map { [secrets] in
        RecordedAnswer(after: $0.delay, $0.position, $0.answer.mapTexts(secrets.filledIn))
      })
  }
}

extension Resolution.Answer {
  /// The same with its texts changed; what is in base64 is no text.
  func mapTexts(_ change: (String) -> String) -> Resolution.Answer {
    Dictionary(uniqueKeysWithValues: map { ($0, $0 == Resolution.bytes ? $1 : change($1)) })
  }
}
