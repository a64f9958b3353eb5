import Foundation

public struct Tea: Identifiable, Hashable, Codable {
  public let id: Int
  public let name: String
  public let seconds: Int
  public let cents: Int

  public init(id: Int, name: String, seconds: Int, cents: Int) {
    self.id = id
    self.name = name
    self.seconds = seconds
    self.cents = cents
  }
}
