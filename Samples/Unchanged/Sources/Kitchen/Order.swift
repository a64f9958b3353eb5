import Foundation

/// An order of a guest.
public struct Order: Identifiable, Sendable {
  public let id: Int
  public let dish: String
  public let date: Date

  public init(id: Int, dish: String, date: Date = Date()) {
    (self.id, self.dish, self.date) = (id, dish, date)
  }

  public var age: TimeInterval { -date.timeIntervalSinceNow }
}
