import Foundation

/// The number of tins of each tea on the shelf.
///
/// This file imports only Foundation, which re-exports Combine on Apple's platforms.
public final class Inventory: ObservableObject {
  @Published public private(set) var tins: [String: Int]
  @Published public private(set) var total = 0

  public init(tins: [String: Int]) {
    self.tins = tins
    $tins.map { $0.values.reduce(0, +) }.assign(to: &$total)
  }

  public func sell(_ tea: String) {
    guard let count = tins[tea], count > 0 else { return }
    tins[tea] = count - 1
  }
}
