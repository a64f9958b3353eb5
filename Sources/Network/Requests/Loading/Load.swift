import Dispatch
import Foundation
import PlatenContext
import PlatenTransport

import FoundationNetworking

/// The transfer of a request of a `URLSession`, with the redirects that it follows.
// Unchecked: after the initializer, only the queue of the task uses the load, as it uses the
// protocol and its client.
final class Load: @unchecked Sendable {
  private let task: URLSessionTask
  private let internals: TaskInternals
  private let sessionRequest: SessionRequest?
  private let progress: TaskProgress
  /// The delegate that decides about the response; `nil` without one.
  private let decidingDelegate: DelegateAdapter?
  private var request: URLRequest
  private var body: RequestBody
  private var followUp = FollowUp()
  private var authentication = Authentication()
  /// A closure that stops the transfer in progress.
  private var cancel: (@Sendable () -> Void)?
  /// The reports to the client; `nil` after the end.
  private var report: LoadReport?
  private var response: HTTPURLResponse?
  /// The decisions of the delegate, for which later events wait.
  private let decisions: Decisions

  /// Creates a load for the task of a protocol; returns `nil` if the task has no request.
  init?(
    _ loader: URLProtocol, _ internals: TaskInternals, _ sessionRequest: SessionRequest?,
    into file: DownloadedFile?
  ) {
    guard let task = loader.task, let request = task.currentRequest, let client = loader.client
    else { return nil }
    (self.task, self.request, self.sessionRequest) = (task, request, sessionRequest)
    (self.internals, body) = (internals, internals.body)
    let delegate = internals.reportsToDelegate ? internals.session.delegate : nil
    let adapter = delegate as? DelegateAdapter
    decidingDelegate = file == nil ? adapter : nil
    decisions = Decisions(on: internals.queue, of: internals.session.delegateQueue)
    progress = TaskProgress(
      of: task, internals, adapter?.original as? any URLSessionDownloadDelegate)
    report = LoadReport(
      of: loader, to: client, into: file, progress,
      reportsToDelegate: delegate is any URLSessionDataDelegate,
      keepsBody: sessionRequest?.isRecorded == true)
  }

  private var session: URLSession { internals.session }
  private var queue: DispatchQueue { internals.queue }
  private var delegate: (any URLSessionTaskDelegate)? { internals.delegate }

  func start() {
    if let sessionRequest, sessionRequest.isAnswered {
      return sessionRequest.onAnswer { [self] outcome in
        queue.async { [self] in receive(outcome) }
      }
    }
    if request.usesCache(report?.cached) { return finishWithCache() }
    failAfterLimit()
    request.apply(session.configuration)
    send()
  }

  /// Ends the load without a report.
  func stop() {
    report?.discard()
    report = nil
    decisions.stop()
    cancel?()
    cancel = nil
  }

  private func finishWithCache() {
    guard let cached = report?.cached else { return fail(URLError(.resourceUnavailable)) }
    if let response = cached.response as? HTTPURLResponse { receive(response) }
    decisions.perform { [self] in
      receive(cached.data)
      finish()
    }
  }

  /// Fails when the time limit for the whole resource passes.
  private func failAfterLimit() {
    let limit = session.configuration.timeoutIntervalForResource
    // The default, seven days, needs no timer.
    guard limit > 0, limit < 604_800 else { return }
    queue.asyncAfter(deadline: .now() + limit) { [weak self] in self?.fail(URLError(.timedOut)) }
  }

  private func send() {
    if report == nil { return }
    guard var transfer = TransferRequest(request, session.configuration) else {
      return fail(URLError(.badURL))
    }
    let declaredLength = request.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
    do {
      guard try body.add(to: &transfer, length: declaredLength) else { return requestBody() }
    } catch { return fail(URLError(.cannotOpenFile)) }
    transfer.credential = authentication.transferCredential
    if transfer.credential != nil { transfer.removeField("Authorization") }
    progress.begin(sending: transfer.bodyLength)
    cancel = Transport.shared.start(transfer) { [self] event, done in
      queue.async { [self] in
        decisions.perform { [self] in
          receive(event)
          // A slow delegate pauses the transfer.
          report?.isStreamed == true ? session.delegateQueue.addOperation(done) : done()
        }
      }
    }
  }

  private func receive(_ event: TransferEvent) {
    // An event can arrive after the end of the task.
    if report == nil { return }
    switch event {
    case .sent(let count): progress.didSend(count)
    case .head(let head): receive(head)
    case .data(let data): receive(data)
    case .end(let error?): fail(URLError(error))
    case .end(nil): followUp.kind.map(follow) ?? finish()
    }
  }

  /// Receives the answer of the session.
  private func receive(_ outcome: SessionRequest.Outcome) {
    // A completion handler, unlike a delegate, is called at the next instant of the clock.
    if !internals.reportsToDelegate { sessionRequest?.endDelivery() }
    if report == nil { return }
    switch outcome {
    case .failure(let error): fail(error)
    case .success(let stored):
      guard let url = request.url, let response = HTTPURLResponse.response(stored, from: url)
      else { return fail(URLError(.badServerResponse)) }
      let fields = stored.fields.map { (name: $0.key, value: $0.value) }
      CookieJar(session.configuration)?.store(fields, from: url)
      progress.begin(sending: body.length)
      progress.didSend(body.length ?? 0)
      receive(response)
      decisions.perform { [self] in
        receive(stored.body)
        finish()
      }
    }
  }

  private func receive(_ head: ResponseHead) {
    guard let url = request.url, let response = HTTPURLResponse.response(head, from: url) else {
      return fail(URLError(.badServerResponse))
    }
    CookieJar(session.configuration)?.store(head.fields, from: url)
    if let next = request.redirected(by: head) {
      followUp.begin(.redirect(response, next))
    } else if head.status == 401 {
      authenticate(response)
    } else {
      authentication.store(in: session.configuration.urlCredentialStorage)
      receive(response)
    }
  }

  private func receive(_ data: Data) {
    if followUp.kind != nil { return followUp.receive(data) }
    do { try report?.receive(data) } catch { fail(URLError(.cannotWriteToFile)) }
  }

  /// Receives the response that is the result, and waits for the decision of the delegate.
  private func receive(_ response: HTTPURLResponse) {
    self.response = response
    progress.begin(response)
    if let decidingDelegate {
      decisions.begin()
      decidingDelegate.onDecision(about: task) { [self] disposition in
        queue.async { [self] in
          disposition == .cancel ? cancelTask() : decisions.end()
        }
      }
    }
    report?.receive(response)
    if decidingDelegate == nil { decisions.end() }
  }

  private func finish() {
    guard let report else { return }
    do { try report.completeFile() } catch { return fail(URLError(.cannotWriteToFile)) }
    let outcome = report.body.map { body in
      SessionRequest.Outcome.success(StoredResponse(response, body: body))
    }
    end(outcome ?? .failure(URLError(.dataLengthExceedsMaximum))) { report.finish() }
  }

  private func fail(_ error: URLError) {
    guard let report else { return }
    let error = error.naming(request.url)
    end(.failure(error)) { report.fail(error) }
  }

  /// Ends the load, and reports the outcome to the session and to the client.
  private func end(_ outcome: SessionRequest.Outcome, _ report: () -> Void) {
    stop()
    if let sessionRequest, !sessionRequest.isAnswered { sessionRequest.record(outcome) }
    report()
    sessionRequest?.end(after: session.delegateQueue)
  }
}

// MARK: - Decisions of a delegate

extension Load {
  /// Cancels the task from another queue, because Foundation waits for the queue of the task.
  private func cancelTask() {
    DispatchQueue.global().async { [task] in task.cancel() }
  }

  private func follow(_ kind: FollowUp.Kind) {
    switch kind {
    case .retry:
      _ = followUp.end()
      send()
    case .redirect(let response, let next): follow(response, next)
    }
  }

  /// Follows a redirect, if the delegate of the task allows it.
  private func follow(_ response: HTTPURLResponse, _ next: URLRequest) {
    if followUp.hasTooManyRedirects { return fail(URLError(.httpTooManyRedirects)) }
    guard let delegate else { return send(next) }
    decisions.ask(delegate) { [session, task] delegate, decide in
      delegate.urlSession(
        session, task: task, willPerformHTTPRedirection: response, newRequest: next,
        completionHandler: decide)
    } _: { [self] (allowed: URLRequest?) in
      decisions.skip()
      if let allowed { return send(allowed) }
      let body = followUp.end()
      receive(response)
      decisions.perform { [self] in
        receive(body)
        finish()
      }
    }
  }

  private func send(_ next: URLRequest) {
    _ = followUp.end()
    if let new = next.httpBody, new != request.httpBody {
      body = .data(new)
    } else if next.httpMethod != request.httpMethod {
      body = .data(Data())
    }
    if let url = request.url, next.url?.hasSameOrigin(as: url) != true {
      authentication = Authentication()
    }
    request = next
    request.applyCookies(session.configuration)
    send()
  }

  /// Asks the delegate for a credential, or takes it from the storage of the session.
  private func authenticate(_ response: HTTPURLResponse) {
    let challenge = authentication.challenge(
      in: response, session.configuration.urlCredentialStorage, asksDelegate: delegate != nil)
    guard let challenge else { return receive(response) }
    guard let delegate else {
      return answer(challenge, response, (.performDefaultHandling, nil))
    }
    decisions.ask(delegate) { [session, task] delegate, decide in
      delegate.urlSession(session, task: task, didReceive: challenge) { decide(($0, $1)) }
    } _: { [self] decision in
      answer(challenge, response, decision)
    }
  }

  private func answer(
    _ challenge: URLAuthenticationChallenge, _ response: HTTPURLResponse,
    _ decision: (URLSession.AuthChallengeDisposition, URLCredential?)
  ) {
    let space = challenge.protectionSpace
    var credential: URLCredential?
    switch decision.0 {
    case .useCredential: credential = decision.1
    case .performDefaultHandling: credential = challenge.proposedCredential
    case .cancelAuthenticationChallenge: return cancelTask()
    case .rejectProtectionSpace:
      authentication.reject(space)
      return authenticate(response)
    }
    guard authentication.use(credential, for: space) else { return receive(response) }
    followUp.begin(.retry)
    decisions.end()
  }

  /// Asks the delegate for a stream that is the body.
  private func requestBody() {
    guard let delegate else {
      return fail(URLError(.requestBodyStreamExhausted))
    }
    decisions.ask(delegate) { [session, task] delegate, decide in
      delegate.urlSession(
        session, task: task,
        needNewBodyStream: { stream in decide(stream.map { BodyStream(stream: $0) }) })
    } _: { [self] (stream: BodyStream?) in
      decisions.skip()
      guard let stream else { return fail(URLError(.requestBodyStreamExhausted)) }
      body = .stream(stream)
      send()
    }
  }
}
