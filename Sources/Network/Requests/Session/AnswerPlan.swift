import Foundation
import PlatenContext

import FoundationNetworking

/// The answers of a session to a request.
struct AnswerPlan {
  struct Answer {
    let outcome: SessionRequest.Outcome
    var delay = Duration.zero
    /// The position among all answers at the same instant.
    var position: UInt32?
    /// A warning to log when the answer is due.
    var warning: String?
  }

  /// The answers; `nil` if a server answers.
  private(set) var answers: [Answer]?
  /// A closure that records the outcome.
  private(set) var note: (@Sendable (Resolution.Answer) -> Void)?

  /// Asks the response source of a session. In virtual time, a request without an answer fails.
  init(for request: URLRequest, in context: SessionContext, _ clock: VirtualClock) {
    if let error = request.loadError {
      answers = [Answer(outcome: .failure(error))]
      return
    }
    switch context.outside?.ask(request.name) {
    case .before(let recorded):
      // Progress has no representation in a task.
      answers = recorded.last.map { last in
        [
          Answer(
            outcome: SessionRequest.Outcome(last.answer), delay: last.delay,
            position: last.position)
        ]
      }
      answers = answers ?? []
      return
    case .never(let why):
      answers = [Answer(outcome: .failure(.unanswered(why)), warning: why)]
      return
    case .now(let note): self.note = note
    case nil: break
    }
    if clock.isRealTime || context.outside?.sendsRequests == true { return }
    let error = URLError.unanswered("no stub answers \(request.pendingName) in virtual time")
    note?(error.answer)
    answers = [Answer(outcome: .failure(error), warning: request.warning)]
  }
}

extension SessionRequest.Outcome {
  /// Creates the outcome that the fields of a recording represent.
  fileprivate init(_ answer: Resolution.Answer) {
    if let response = StoredResponse(answer) {
      self = .success(response)
    } else {
      let code = answer[ResponseField.code].flatMap { Int($0) }
        .flatMap { URLError.Code(rawValue: $0) }
      self = .failure(URLError(code ?? .cannotConnectToHost))
    }
  }
}

extension URLError {
  fileprivate static func unanswered(_ why: String) -> URLError {
    URLError(.cannotConnectToHost, userInfo: [NSLocalizedDescriptionKey: why])
  }
}

extension URLRequest {
  fileprivate var warning: String {
    """
    no stub answers \(pendingName) at \(url?.host ?? ""): URLSession does not use the network in \
    virtual time; pass a response to expectTranscript(responses:), or use a URLProtocol
    """
  }
}
