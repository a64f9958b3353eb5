import PlatenContext
import PlatenSession

/// A response source that replays the responses of a recording.
///
/// Repeated requests receive their responses in the recorded order.
final class RecordedAnswers: ResponseSource {
  private typealias Answers = [RecordedAnswer]

  /// The remaining responses by request, in the order of the recorded requests.
  private let left: Locked<[String: [Answers]]>
  private let secrets: RecordedSecrets

  /// Creates a source of the responses in a recording.
  ///
  /// - Parameter secrets: The values of the secrets to which the recording refers by name.
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
      let isKnown = left.withLock { $0[question] != nil }
      return .never(
        why: """
          the recording has no \(isKnown ? "further " : "")response to \(question.inQuotes); make a \
          recording in which the program sends this request\(isKnown ? " as often" : "")
          """)
    }
    return .before(
      answers.map { [secrets] in
        RecordedAnswer(after: $0.delay, $0.position, $0.answer.filledIn(from: secrets))
      })
  }
}

extension Recording {
  /// Returns a source that answers each request with its recorded response, after the recorded delay.
  ///
  /// - Parameter secrets: The values of the secrets to which the recording refers by name.
  package func responses(secrets: [String: String]) -> any ResponseSource {
    RecordedAnswers(self, secrets: RecordedSecrets(secrets))
  }
}

extension Resolution.Answer {
  /// Returns a copy with changed texts and changed Base64 data.
  func mapTexts(
    _ change: (String) -> String, base64: (String) -> String
  ) -> Resolution.Answer {
    Dictionary(
      uniqueKeysWithValues: map { ($0, $0 == Resolution.bytes ? base64($1) : change($1)) })
  }

  /// Returns a copy in which the values of secrets replace their names, except in Base64 data.
  fileprivate func filledIn(from secrets: RecordedSecrets) -> Resolution.Answer {
    mapTexts(secrets.filledIn) { $0 }
  }
}
