import Combine
import Foundation

/// Who is in the shop.
public final class Session: ObservableObject {
  @Published public var customer: String

  public init(customer: String = "Guest") { self.customer = customer }
}
