import Foundation
import PlatenContext

import FoundationNetworking

/// A question to the delegate of a task, whose decision determines how its load continues.
enum DelegateQuestion: Sendable {
  /// The stream that is the body of the request.
  case body
  /// Whether the load follows a redirect.
  case redirect(RedirectResponse)
  /// The credential for a challenge in a response.
  case challenge(URLAuthenticationChallenge, HTTPURLResponse)

  enum Decision: Sendable {
    case body(BodyStream?)
    /// The request that follows a redirect; `nil` if the redirect is the result.
    case redirect(RedirectResponse, URLRequest?)
    case challenge(
      URLAuthenticationChallenge, HTTPURLResponse, URLSession.AuthChallengeDisposition,
      URLCredential?)
  }

  /// The decision without a delegate.
  var defaultDecision: Decision {
    switch self {
    case .body: .body(nil)
    case .redirect(let redirect): .redirect(redirect, redirect.next)
    case .challenge(let challenge, let response):
      .challenge(challenge, response, .performDefaultHandling, nil)
    }
  }

  /// Asks a delegate on its queue.
  ///
  /// - Parameter decide: A closure that receives the first decision, on any thread.
  func ask(
    _ delegate: any URLSessionTaskDelegate, of task: URLSessionTask, in session: URLSession,
    _ decide: @escaping @Sendable (Decision) -> Void
  ) {
    let isDecided = Locked(false)
    let decideOnce: @Sendable (Decision) -> Void = { decision in
      let isRepeated = isDecided.withLock { isDecided in
        defer { isDecided = true }
        return isDecided
      }
      if !isRepeated { decide(decision) }
    }
    session.delegateQueue.addOperation {
      switch self {
      case .body:
        delegate.urlSession(
          session, task: task,
          needNewBodyStream: { decideOnce(.body($0.map { BodyStream(stream: $0) })) })
      case .redirect(let redirect):
        delegate.urlSession(
          session, task: task, willPerformHTTPRedirection: redirect.response,
          newRequest: redirect.next, completionHandler: { decideOnce(.redirect(redirect, $0)) })
      case .challenge(let challenge, let response):
        delegate.urlSession(session, task: task, didReceive: challenge) {
          decideOnce(.challenge(challenge, response, $0, $1))
        }
      }
    }
  }
}
