import SwiftUI

/// The contents of a shopping basket.
@Observable
public final class Basket {
  public private(set) var teas: [Tea] = []

  public init(teas: [Tea] = []) { self.teas = teas }

  public var cents: Int { teas.reduce(0) { $0 + $1.cents } }

  public func add(_ tea: Tea) { teas.append(tea) }

  public func empty() { teas.removeAll() }
}
