import Foundation

/// How many random cases a test tries.
public enum Seeds {
  /// The first seeds: so many, and as many times more as the variable `PLATEN_SEEDS` says.
  public static func first(_ count: UInt64) -> Range<UInt64> { 0..<count * factor }

  private static let factor =
    ProcessInfo.processInfo.environment["PLATEN_SEEDS"].flatMap(UInt64.init) ?? 1
}
