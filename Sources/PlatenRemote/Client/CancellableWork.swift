import PlatenReactive

/// Something that runs and can be stopped, from any thread and more than once.
// Unchecked: cancelling is what Combine allows from any thread, any number of times.
struct CancellableWork: @unchecked Sendable {
  private let cancellable: AnyCancellable

  init(_ cancellable: some Cancellable) { self.cancellable = AnyCancellable(cancellable) }

  init(cancel: @escaping @Sendable () -> Void) { cancellable = AnyCancellable(cancel) }

  func cancel() { cancellable.cancel() }
}
