import Foundation
import PlatenTransport

import FoundationNetworking

/// The state of a load.
enum LoadState {
  /// Nothing has been sent. The session may answer.
  case idle
  /// A transfer waits for its response.
  case sending
  /// The delegate of the task decides how the load continues.
  case asking
  /// A transfer receives the body of a redirect.
  case redirecting(RedirectResponse)
  /// A transfer receives the body of a challenge, which the next transfer answers.
  case retrying
  /// The delegate of the session decides about the response that is the result.
  case deciding(HTTPURLResponse)
  /// The body of the result arrives. A response in a cache can be `nil`, because its class differs.
  case receiving(HTTPURLResponse?)
  case ended

  /// Whether the events of the transfer wait for a decision.
  var isPaused: Bool {
    switch self {
    case .asking, .deciding: true
    default: false
    }
  }
}

/// An event that changes the state of a load.
enum LoadEvent {
  /// The answer of the session, which replaces a transfer.
  case answer(SessionRequest.Outcome)
  case transfer(TransferEvent)
  case decision(DelegateQuestion.Decision)
  /// The decision about the response that is the result.
  case disposition(URLSession.ResponseDisposition)
  /// The end of the time limit for the whole resource.
  case timeout
}
