#if os(Linux)
  /// The name of a method, which a sender calls on a target.
  ///
  /// Without the Objective-C runtime, a name alone calls nothing. Therefore, `platen adopt` builds
  /// `#selector(refresh)` as `Selector("refresh", calling: Self.refresh)`.
  public struct Selector: Hashable, CustomStringConvertible {
    public let description: String
    private let method: @MainActor (_ target: Any, _ sender: Any) -> Bool

    /// Creates a selector that calls no method.
    public init(_ name: String) {
      description = name
      method = { _, _ in false }
    }

    /// Creates the selector of a method without parameters.
    public init<Target, Result>(
      _ name: String, calling method: @escaping (Target) -> @MainActor () -> Result
    ) {
      description = name
      // The method is called only on the main actor.
      nonisolated(unsafe) let method = method
      self.method = { target, _ in
        guard let target = target as? Target else { return false }
        _ = method(target)()
        return true
      }
    }

    /// Creates the selector of a method whose parameter is the sender.
    public init<Target, Sender, Result>(
      _ name: String, calling method: @escaping (Target) -> @MainActor (Sender) -> Result
    ) {
      description = name
      // The method is called only on the main actor.
      nonisolated(unsafe) let method = method
      self.method = { target, sender in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        _ = method(target)(sender)
        return true
      }
    }

    /// Calls the method, and returns whether the target has it and the sender is of its type.
    @MainActor
    @discardableResult
    func call(on target: Any, from sender: Any) -> Bool { method(target, sender) }

    /// Returns a closure that calls the method on a target, and returns whether the target exists.
    @MainActor
    func caller(on target: Any) -> @MainActor (_ sender: Any) -> Bool {
      { [weak target = target as AnyObject] sender in
        guard let target else { return false }
        call(on: target, from: sender)
        return true
      }
    }

    public static func == (one: Selector, other: Selector) -> Bool {
      one.description == other.description
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
#endif
