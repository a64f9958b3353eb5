import PlatenReactive

extension RemoteClient {
  /// This client, whose exchanges a recording of the screen holds, and which a replay answers
  /// without asking anybody.
  ///
  ///     let client = RemoteClient { request in transport.events(for: request) }.recorded()
  ///
  /// `live` and clients that answer in this process are so already; a client that asks by a transport
  /// of its own needs it. One that asks other clients does not: theirs are recorded. Of a request the
  /// method, the path and the query are written down, without the values in the query whose names say
  /// that they are secret, such as `api_key`; of an answer the status, the header fields that are not
  /// secret, and the body.
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
  /// Tells the subscriber what was answered before, at the same distances of time.
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
