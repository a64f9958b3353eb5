import Dispatch
import Foundation
import PlatenTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// The transfer of a request of a `URLSession`, with the redirects that it follows.
  // Unchecked: after the initializer, only the queue of the task uses the load, as it uses the
  // protocol and its client.
  final class Load: @unchecked Sendable {
    private let task: URLSessionTask
    private let session: URLSession
    private let queue: DispatchQueue
    private let source: RequestBody
    private var request: URLRequest
    private var body = Data()
    private var redirects = 0
    /// The redirect that follows at the end of the current transfer.
    private var redirect: (response: HTTPURLResponse, request: URLRequest)?
    /// A closure that cancels the current transfer.
    private var cancel: (@Sendable () -> Void)?
    /// The reports to the client; `nil` after the end.
    private var report: LoadReport?

    /// Creates a load for the task of a protocol; returns `nil` if the task has no request.
    init?(_ loader: URLProtocol, _ internals: TaskInternals) {
      guard let task = loader.task, let request = task.currentRequest, let client = loader.client
      else { return nil }
      (self.task, self.request) = (task, request)
      (session, queue, source) = (internals.session, internals.queue, internals.body)
      report = LoadReport(of: loader, to: client, isStreamed: internals.streamsToDelegate)
    }

    func start() {
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
      switch event {
      case .head(let head): receive(head)
      case .data(let data): if redirect == nil { report?.receive(data) }
      case .end(let error?): fail(URLError(error))
      case .end(nil): redirect.map(follow) ?? finish()
      }
    }

    private func receive(_ head: ResponseHead) {
      guard let url = request.url, let response = HTTPURLResponse.response(head, from: url) else {
        return fail(URLError(.badServerResponse))
      }
      session.configuration.storeCookies(of: head, from: url)
      redirect = request.redirected(by: head).map { (response, $0) }
      if redirect == nil { report?.receive(response) }
    }

    private func finish() {
      let report = report
      stop()
      report?.finish()
    }

    private func fail(_ error: URLError) {
      let report = report
      stop()
      report?.fail(error.naming(request.url))
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
            if let allowed { return send(allowed) }
            report?.receive(response)
            finish()
          }
        }
      }
    }

    private func send(_ next: URLRequest) {
      redirect = nil
      if next.httpMethod != request.httpMethod { body = Data() }
      request = next
      request.applyCookies(session.configuration)
      send()
    }
  }
#endif
