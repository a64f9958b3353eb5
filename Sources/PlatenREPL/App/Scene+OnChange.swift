/// Accepted without effect: what happens around an app, which is always in front here.
extension Scene {
  /// Accepted without effect: an action when a value changes, such as the phase of the scene.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Accepted without effect: an action when a value changes, such as the phase of the scene.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// Accepted without effect: an action when a value changes, such as the phase of the scene.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
}
