import Foundation

public struct Cloud {
  public static let standard = Cloud()

  public func summary(of entries: [String]) -> String {
    entries.isEmpty ? "Nothing to back up" : "\(entries.count) entries are backed up"
  }
}
