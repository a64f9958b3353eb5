import Foundation

/// How many random cases a test tries.
public enum Seeds {
  /// The first seeds: so many, or as many as the variable `PLATEN_SEEDS` says if that is more.
  public static func first(_ count: UInt64) -> Range<UInt64> { 0..<max(count, wanted) }

  private static let wanted =
    ProcessInfo.processInfo.environment["PLATEN_SEEDS"].flatMap(UInt64.init) ?? 0
}
