import PlatenReactive

/// Work in progress that can be canceled from any thread, and more than once.
// Unchecked: Combine allows any thread to cancel, any number of times.
struct CancellableWork: @unchecked Sendable {
  private let cancellable: AnyCancellable

  init(_ cancellable: some Cancellable) { self.cancellable = AnyCancellable(cancellable) }

  init(cancel: @escaping @Sendable () -> Void) { cancellable = AnyCancellable(cancel) }

  func cancel() { cancellable.cancel() }
}
