import PlatenContext

/// Work in progress that any thread can cancel, any number of times.
// Unchecked: Combine allows any thread to cancel a cancellable any number of times.
struct CancellableWork: @unchecked Sendable {
  private let cancellable: AnyCancellable

  init(_ cancellable: some Cancellable) { self.cancellable = AnyCancellable(cancellable) }

  init(cancel: @escaping @Sendable () -> Void) { cancellable = AnyCancellable(cancel) }

  func cancel() { cancellable.cancel() }
}
