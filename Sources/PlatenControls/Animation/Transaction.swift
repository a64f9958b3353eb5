@_spi(Nodes) import PlatenGraph

/// Accepted without effect: what goes with a change of state.
public struct Transaction: Hashable, Sendable {
  /// How views pass from one state to another.
  public var animation: Animation?
  /// Whether no view animates anything.
  public var disablesAnimations = false
  /// Whether more of the same kind follow at once.
  public var isContinuous = false

  /// What goes with a change of state.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs the body.
@MainActor @preconcurrency
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Accepted without effect: a change to what goes with changes of state; it is never called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Accepted without effect: a change to what goes with changes of state; it is never called.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }
}
