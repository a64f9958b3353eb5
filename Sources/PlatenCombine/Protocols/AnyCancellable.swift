/// A cancellable that hides the type of another, and cancels it when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// A cancellable that runs a closure when it is canceled.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// A cancellable that cancels another.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Cancels once; later calls have no effect.
  public func cancel() {
    let action = lock.withLock { self.action.take() }
    action?()
  }

  /// Stores the cancellable in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores the cancellable in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
