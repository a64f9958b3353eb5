@_spi(Nodes) import PlatenGraph

/// Has no effect: Platen applies state changes without a transaction.
public struct Transaction: Hashable, Sendable {
  /// The animation of the transaction.
  public var animation: Animation?
  /// Whether the transaction disables animations.
  public var disablesAnimations = false
  /// Whether the transaction belongs to a continuous series of changes.
  public var isContinuous = false

  /// Creates a transaction with an animation.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs a closure without applying the transaction, and returns the result of the closure.
@MainActor @preconcurrency
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Has no effect: transactions change only animations, and nothing animates.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: nothing animates, not even when the value changes.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    withoutEffect(self)
  }
}
