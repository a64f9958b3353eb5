import Dispatch
import Foundation
import PlatenTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// The transfer of a request of a `URLSession`, with the redirects that it follows.
  // Unchecked: after the initializer, only the queue of the task uses the load, as it uses the
  // protocol and its client.
  final class Load: @unchecked Sendable {
    /// The maximum length of the body of a redirect, in bytes. Further data is discarded.
    private static let longestRedirect = 1 << 20

    private let task: URLSessionTask
    private let session: URLSession
    private let queue: DispatchQueue
    private let source: RequestBody
    private var request: URLRequest
    private var body = Data()
    private var redirects = 0
    /// The redirect that follows at the end of the current transfer.
    private var redirect: (response: HTTPURLResponse, request: URLRequest)?
    /// A closure that stops the transfer in progress.
    private var cancel: (@Sendable () -> Void)?
    /// The reports to the client; `nil` after the end.
    private var report: LoadReport?
    private var response: HTTPURLResponse?
    /// The body of the redirect, which is the response if the delegate refuses it.
    private var redirectBody = Data()
    private let sessionRequest: SessionRequest?
    /// The file of a download.
    private let file: DownloadedFile?

    /// Creates a load for the task of a protocol; returns `nil` if the task has no request.
    init?(
      _ loader: URLProtocol, _ internals: TaskInternals, _ sessionRequest: SessionRequest?,
      into file: DownloadedFile?
    ) {
      guard let task = loader.task, let request = task.currentRequest, let client = loader.client
      else { return nil }
      (self.task, self.request) = (task, request)
      (session, queue, source) = (internals.session, internals.queue, internals.body)
      (self.sessionRequest, self.file) = (sessionRequest, file)
      report = LoadReport(
        of: loader, to: client, isStreamed: internals.streamsToDelegate,
        keepsBody: sessionRequest != nil)
    }

    func start() {
      if let sessionRequest, sessionRequest.isAnswered {
        return sessionRequest.onAnswer { [self] outcome in
          queue.async { [self] in receive(outcome) }
        }
      }
      if request.usesCache(report?.cached) { return finishWithCache() }
      failAfterLimit()
      request.apply(session.configuration)
      readBody()
    }

    /// Ends the load without a report.
    func stop() {
      report = nil
      cancel?()
      cancel = nil
    }

    private func finishWithCache() {
      guard let cached = report?.cached else { return fail(URLError(.resourceUnavailable)) }
      response = cached.response as? HTTPURLResponse
      report?.receive(cached.response)
      report?.receive(cached.data)
      finish()
    }

    /// Fails when the time limit for the whole resource passes.
    private func failAfterLimit() {
      let limit = session.configuration.timeoutIntervalForResource
      // The default, seven days, needs no timer.
      guard limit > 0, limit < 604_800 else { return }
      queue.asyncAfter(deadline: .now() + limit) { [weak self] in self?.fail(URLError(.timedOut)) }
    }

    /// Reads the body, on another queue if reading can block, and then sends the request.
    private func readBody() {
      if case .data(let data) = source {
        body = data
        return send()
      }
      DispatchQueue.global().async { [self] in
        let result = Result { try source.read() }
        queue.async { [self] in
          guard case .success(let data) = result else { return fail(URLError(.cannotOpenFile)) }
          body = data
          send()
        }
      }
    }

    private func send() {
      if report == nil { return }
      guard let transfer = TransferRequest(request, body, session.configuration) else {
        return fail(URLError(.badURL))
      }
      cancel = Transport.shared.start(transfer) { [self] event in
        queue.async { [self] in receive(event) }
      }
    }

    private func receive(_ event: TransferEvent) {
      // An event can arrive after the end of the task.
      if report == nil { return }
      switch event {
      case .head(let head): receive(head)
      case .data(let data): receive(data)
      case .end(let error?): fail(URLError(error))
      case .end(nil): redirect.map(follow) ?? finish()
      }
    }

    /// Receives the answer of the session.
    private func receive(_ outcome: SessionRequest.Outcome) {
      switch outcome {
      case .failure(let error): fail(error)
      case .success(let stored):
        guard let url = request.url, let response = HTTPURLResponse.response(stored, from: url)
        else { return fail(URLError(.badServerResponse)) }
        receive(response)
        report?.receive(stored.body)
        finish()
      }
    }

    private func receive(_ head: ResponseHead) {
      guard let url = request.url, let response = HTTPURLResponse.response(head, from: url) else {
        return fail(URLError(.badServerResponse))
      }
      CookieJar(session.configuration)?.store(head, from: url)
      redirect = request.redirected(by: head).map { (response, $0) }
      if redirect == nil { receive(response) }
    }

    private func receive(_ data: Data) {
      if redirect == nil {
        report?.receive(data)
      } else if redirectBody.count < Self.longestRedirect {
        redirectBody += data
      }
    }

    private func receive(_ response: HTTPURLResponse) {
      self.response = response
      report?.receive(response)
    }

    private func finish() {
      guard let report else { return }
      if let file, !file.write(report.body) { return fail(URLError(.cannotWriteToFile)) }
      end(.success(StoredResponse(response, body: report.body))) { report.finish() }
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

  // MARK: - Redirects

  extension Load {
    /// Follows a redirect, if the delegate of the task allows it.
    private func follow(_ response: HTTPURLResponse, _ next: URLRequest) {
      redirects += 1
      guard redirects <= 20 else { return fail(URLError(.httpTooManyRedirects)) }
      guard let delegate = task.delegate else { return send(next) }
      session.delegateQueue.addOperation { [self] in
        delegate.urlSession(
          session, task: task, willPerformHTTPRedirection: response, newRequest: next
        ) { [self] allowed in
          queue.async { [self] in
            // The task can have ended, and the delegate can call the closure twice.
            if report == nil || redirect == nil { return }
            if let allowed { return send(allowed) }
            redirect = nil
            receive(response)
            report?.receive(redirectBody)
            finish()
          }
        }
      }
    }

    private func send(_ next: URLRequest) {
      (redirect, redirectBody) = (nil, Data())
      if let new = next.httpBody, new != request.httpBody {
        body = new
      } else if next.httpMethod != request.httpMethod {
        body = Data()
      }
      request = next
      request.applyCookies(session.configuration)
      send()
    }
  }
#endif
