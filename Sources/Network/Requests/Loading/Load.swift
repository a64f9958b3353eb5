import Dispatch
import Foundation
import PlatenContext
import PlatenTransport

import FoundationNetworking

/// The transfer of a request of a `URLSession`, with the redirects that it follows.
///
/// The events of the transfer, of the session and of the delegate change its state on the queue of the
/// task.
// Unchecked: after the initializer, only the queue of the task uses the load, as it uses the
// protocol and its client.
final class Load: @unchecked Sendable {
  private let internals: TaskInternals
  private let report: LoadReport
  private var outgoing: OutgoingRequest
  private var state = LoadState.idle
  /// The events of the transfer that wait for a decision, with the closures that acknowledge them.
  private var waiting: [(event: TransferEvent, done: (@Sendable () -> Void)?)] = []

  /// Creates a load for the task of a protocol; returns `nil` if the task has no request.
  init?(
    _ loader: URLProtocol, _ internals: TaskInternals, _ sessionRequest: SessionRequest?,
    into file: DownloadedFile?
  ) {
    guard let request = internals.task.currentRequest,
      let report = LoadReport(of: loader, internals, to: sessionRequest, into: file)
    else { return nil }
    (self.internals, self.report) = (internals, report)
    outgoing = OutgoingRequest(request, body: internals.body)
  }

  private var session: URLSession { internals.session }
  private var queue: DispatchQueue { internals.queue }

  func start() {
    if let sessionRequest = report.sessionRequest, sessionRequest.isAnswered {
      return sessionRequest.onAnswer { [self] outcome in
        queue.async { [self] in
          // A completion handler, unlike a delegate, is called at the next instant of the clock.
          if !internals.reportsToDelegate { sessionRequest.endDelivery() }
          handle(.answer(outcome))
        }
      }
    }
    if outgoing.request.usesCache(report.cached) { return receiveCached() }
    startTimer()
    outgoing.apply(session.configuration)
    send()
  }

  /// Ends the load without a report.
  func stop() {
    if case .ended = state { return }
    state = .ended
    waiting = []
    report.discard()
    outgoing.cancel()
  }

  private func startTimer() {
    let limit = session.configuration.timeoutIntervalForResource
    // The default, seven days, needs no timer.
    guard limit > 0, limit < 604_800 else { return }
    queue.asyncAfter(deadline: .now() + limit) { [weak self] in self?.handle(.timeout) }
  }

  private func handle(_ event: LoadEvent) {
    switch (state, event) {
    case (.ended, _): break  // The senders of events do not know when a load ends.
    case (_, .timeout): fail(URLError(.timedOut))
    case (_, .transfer(.sent(let count))): report.progress.didSend(count)
    case (_, .transfer(.end(let error?))): fail(URLError(error))
    case (.idle, .answer(.failure(let error))): fail(error)
    case (.idle, .answer(.success(let stored))): receiveAnswer(stored)
    case (.sending, .transfer(.head(let head))): receiveHead(head)
    case (.asking, .decision(let decision)): follow(decision)
    case (.redirecting(let redirect), .transfer(.data(let data))): redirect.receive(data)
    case (.redirecting, .transfer(.end(nil))) where outgoing.hasTooManyRedirects:
      fail(URLError(.httpTooManyRedirects))
    case (.redirecting(let redirect), .transfer(.end(nil))): ask(.redirect(redirect))
    case (.retrying, .transfer(.data)): break  // The body of a challenge is not the result.
    case (.retrying, .transfer(.end(nil))): send()
    case (.deciding, .disposition(.cancel)): internals.cancelTask()
    case (.deciding(let response), .disposition): resume(in: .receiving(response))
    case (.receiving, .transfer(.data(let data))): receiveData(data)
    case (.receiving(let response), .transfer(.end(nil))): finish(response)
    default:
      // Impossible: a transfer has one head, which precedes its data and its end without an error; the
      // session answers once, instead of a transfer; and each question has one decision.
      break
    }
  }
}

// MARK: - Transfers

extension Load {
  private func send() {
    do throws(URLError) {
      guard let transfer = try outgoing.transfer(session.configuration) else { return ask(.body) }
      state = .sending
      report.progress.begin(sending: transfer.bodyLength)
      outgoing.start(transfer) { [self] event, done in
        queue.async { [self] in deliver(event, done) }
      }
    } catch { fail(error) }
  }

  /// Handles an event of the transfer now, or after the pending decision.
  private func deliver(_ event: TransferEvent, _ done: (@Sendable () -> Void)? = nil) {
    if state.isPaused { return waiting.append((event, done)) }
    handle(.transfer(event))
    guard let done else { return }
    if case .ended = state { return done() }
    // A slow delegate pauses the transfer.
    report.isStreamed ? session.delegateQueue.addOperation(done) : done()
  }

  /// Continues after a decision with the events that have waited for it. They can lead to another
  /// decision, for which the rest waits.
  private func resume(in state: LoadState) {
    self.state = state
    let events = waiting
    waiting = []
    for (event, done) in events { deliver(event, done) }
  }

  private func receiveHead(_ head: ResponseHead) {
    guard let response = outgoing.response(head, session.configuration) else {
      return fail(URLError(.badServerResponse))
    }
    if let next = outgoing.request.redirected(by: head) {
      outgoing.countRedirect()
      state = .redirecting(RedirectResponse(response, next: next))
    } else if head.status == 401 {
      authenticate(response)
    } else {
      outgoing.authentication.store(in: session.configuration.urlCredentialStorage)
      receiveResult(response)
    }
  }

  private func receiveData(_ data: Data) {
    do { try report.receive(data) } catch { fail(error) }
  }
}

// MARK: - Results

extension Load {
  /// Receives the answer of the session.
  private func receiveAnswer(_ stored: StoredResponse) {
    guard let response = outgoing.response(stored, session.configuration) else {
      return fail(URLError(.badServerResponse))
    }
    report.progress.begin(sending: outgoing.body.length)
    report.progress.didSend(outgoing.body.length ?? 0)
    receiveResult(response)
    receiveBody(stored.body)
  }

  private func receiveCached() {
    guard let cached = report.cached else { return fail(URLError(.resourceUnavailable)) }
    if let response = cached.response as? HTTPURLResponse {
      receiveResult(response)
    } else {
      state = .receiving(nil)
    }
    receiveBody(cached.data)
  }

  /// Receives a body that is complete, after the pending decision about its response.
  private func receiveBody(_ data: Data) {
    deliver(.data(data))
    deliver(.end(nil))
  }

  /// Receives the response that is the result.
  private func receiveResult(_ response: HTTPURLResponse) {
    state = .deciding(response)
    let isUndecided = report.receive(response) { [self] disposition in
      queue.async { [self] in handle(.disposition(disposition)) }
    }
    if !isUndecided { resume(in: .receiving(response)) }
  }

  private func finish(_ response: HTTPURLResponse?) {
    do { try report.completeFile() } catch { return fail(error) }
    stop()
    report.finish(response)
  }

  private func fail(_ error: URLError) {
    stop()
    report.fail(error.naming(outgoing.request.url))
  }
}

// MARK: - Decisions

extension Load {
  /// Asks the delegate of the task, if there is one. The events of the transfer wait for its decision.
  private func ask(_ question: DelegateQuestion) {
    guard let delegate = internals.delegate else { return follow(question.defaultDecision) }
    state = .asking
    question.ask(delegate, of: internals.task, in: session) { [self] decision in
      queue.async { [self] in handle(.decision(decision)) }
    }
  }

  private func follow(_ decision: DelegateQuestion.Decision) {
    switch decision {
    case .body(nil): fail(URLError(.requestBodyStreamExhausted))
    case .body(let stream?):
      outgoing.body = .stream(stream)
      send()
    case .redirect(let redirect, nil):
      receiveResult(redirect.response)
      receiveBody(redirect.body)
    case .redirect(_, let next?):
      outgoing.follow(next, session.configuration)
      send()
    case .challenge(let challenge, let response, let disposition, let credential):
      switch outgoing.authentication.answer(challenge, disposition, credential) {
      case .retry: resume(in: .retrying)
      case .noCredential: receiveResult(response)
      case .cancel: internals.cancelTask()
      case .rejection: authenticate(response)
      }
    }
  }

  /// Asks the delegate for a credential, or takes it from the storage of the session.
  private func authenticate(_ response: HTTPURLResponse) {
    let challenge = outgoing.authentication.challenge(
      in: response, session.configuration.urlCredentialStorage,
      asksDelegate: internals.delegate != nil)
    if let challenge { ask(.challenge(challenge, response)) } else { receiveResult(response) }
  }
}
