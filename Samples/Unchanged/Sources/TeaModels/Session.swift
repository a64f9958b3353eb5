import Combine
import Foundation

/// The customer in the shop.
public final class Session: ObservableObject {
  @Published public var customer: String

  public init(customer: String = "Guest") { self.customer = customer }
}
