import Foundation

/// A pot in which soup cooks.
public struct Pot: Sendable {
  public init() {}

  /// Cooks a soup, and returns its order.
  public func cook(_ id: Int) async throws -> Order {
    try await Task.sleep(for: .seconds(2))
    return Order(id: id, dish: "Soup")
  }
}
