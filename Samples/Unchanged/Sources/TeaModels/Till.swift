import Foundation

/// The cash register of the shop.
///
/// This file imports only Foundation, which re-exports Observation on Apple's platforms.
@Observable
public final class Till {
  public private(set) var cents = 0

  public init() {}

  public func charge(_ price: Int) { cents += price }
}
