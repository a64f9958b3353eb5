import PlatenContext

extension RemoteClient {
  /// Returns a client whose exchanges are part of a screen's recording and are replayed from that
  /// recording.
  ///
  ///     let client = RemoteClient { request in transport.events(for: request) }.recorded()
  ///
  /// During a replay, the client returns the recorded events and does not send the request. Use
  /// this method for a client with a custom transport. `live` and in-process clients are already
  /// recorded, and a client that forwards requests to other clients relies on their recording.
  ///
  /// For a request, the recording contains the method, the path and the query, but no query values
  /// whose names indicate a secret, such as `api_key`. For a response, the recording contains the
  /// status, the body and the header fields that are not secret.
  public func recorded() -> RemoteClient {
    RemoteClient { request in
      let context = SessionContext.current
      guard let outside = context.outside else { return start(request) }
      return Deferred { context.perform { asking(request, of: outside) } }
        .eraseToAnyPublisher()
    }
  }

  private func asking(
    _ request: RemoteRequest, of outside: any ResponseSource
  ) -> AnyPublisher<RemoteEvent, RemoteError> {
    switch outside.ask(request.question) {
    case .now(let note):
      return start(request).arriving(WorkLabel(request.name))
        .handleEvents(
          receiveOutput: { note($0.answer) },
          receiveCompletion: { completion in
            if case .failure(let error) = completion { note(error.kind.answer) }
          }
        )
        .eraseToAnyPublisher()
    case .before(let answers):
      let clock = SessionContext.current.clock
      return RemoteEvents { $0.tell(answers, to: request, by: clock) }.eraseToAnyPublisher()
    case .never(let why):
      Log.event("warning: \(why)")
      return Fail(error: RemoteError(.unreachable(why))).eraseToAnyPublisher()
    }
  }
}

extension ResponseStream {
  /// Sends the recorded events of a request to the subscriber, with their original delays.
  fileprivate func tell(
    _ answers: [RecordedAnswer], to request: RemoteRequest, by clock: VirtualClock?
  ) {
    for recorded in answers {
      let timer = clock?.schedule(
        WorkLabel(request.name), after: recorded.delay, position: recorded.position
      ) {
        switch RemoteEvent.read(recorded.answer) {
        case .success(.progress(let progress)): self.send(progress)
        case .success(.response(let response)): self.finish(.success(response))
        case .failure(let error): self.finish(.failure(error))
        }
      }
      if let timer { hold(CancellableWork(timer)) }
    }
  }
}
