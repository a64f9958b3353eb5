/// The name of a method, which a sender calls on a target.
///
/// Without the Objective-C runtime, a name alone calls nothing. Therefore, `platen adopt` builds
/// `#selector(refresh)` as `Selector("refresh", calling: Self.refresh)`.
public struct Selector: Hashable, CustomStringConvertible {
  public let description: String
  private let method: @MainActor (_ target: Any, _ sender: Any) -> Bool

  /// Creates a selector that calls no method.
  public init(_ name: String) { self.init(name) { _, _ in false } }

  /// Creates the selector of a method without parameters.
  public init<Target, Result>(
    _ name: String, calling method: @escaping (Target) -> @MainActor () -> Result
  ) {
    // The method is called only on the main actor.
    nonisolated(unsafe) let method = method
    self.init(name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates the selector of a method whose parameter is the sender.
  public init<Target, Sender, Result>(
    _ name: String, calling method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    // The method is called only on the main actor.
    nonisolated(unsafe) let method = method
    self.init(name) { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  // In Swift 6, a method of a nonisolated class does not convert to one of the main actor. The
  // parameter `isolation` only distinguishes these initializers from those above.

  /// Creates the selector of a nonisolated method without parameters.
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String, calling method: @escaping (Target) -> () -> Result, isolation: Void = ()
  ) {
    // The method is called only on the main actor.
    nonisolated(unsafe) let method = method
    self.init(name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates the selector of a nonisolated method whose parameter is the sender.
  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ name: String, calling method: @escaping (Target) -> (Sender) -> Result,
    isolation: Void = ()
  ) {
    // The method is called only on the main actor.
    nonisolated(unsafe) let method = method
    self.init(name) { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  private init(_ name: String, _ method: @escaping @MainActor (Any, Any) -> Bool) {
    (description, self.method) = (name, method)
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
