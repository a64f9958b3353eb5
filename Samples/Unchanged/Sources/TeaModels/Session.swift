import Foundation

/// Who is in the shop.
public struct Session {
  public var customer: String

  public init(customer: String = "Guest") { self.customer = customer }
}
