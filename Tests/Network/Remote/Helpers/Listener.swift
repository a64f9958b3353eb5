import PlatenContext
import PlatenRemote

/// A subscriber that records its signals as lines and requests only as much as a test specifies.
final class Listener: Subscriber {
  typealias Input = RemoteEvent
  typealias Failure = RemoteError

  private(set) var heard: [String] = []
  private(set) var subscription: (any Subscription)?
  private let onEvent: (Listener) -> Void

  private let cancelsAtOnce: Bool

  init(cancelsAtOnce: Bool = false, onEvent: @escaping (Listener) -> Void = { _ in }) {
    self.cancelsAtOnce = cancelsAtOnce
    self.onEvent = onEvent
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if cancelsAtOnce { subscription.cancel() }
  }

  func receive(_ event: RemoteEvent) -> Subscribers.Demand {
    switch event {
    case .progress(let progress):
      heard.append("\(progress.received) of \(progress.expected.map(String.init) ?? "?")")
    case .response(let response): heard.append("response \(response.status)")
    }
    onEvent(self)
    return .none
  }

  func receive(completion: Subscribers.Completion<RemoteError>) {
    switch completion {
    case .finished: heard.append("finished")
    case .failure(let error): heard.append("\(error.kind)")
    }
    onEvent(self)
  }
}
