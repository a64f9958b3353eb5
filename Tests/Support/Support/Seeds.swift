import Foundation

/// The seeds of random test cases.
public enum Seeds {
  /// Returns the given number of seeds from 0, or as many as `PLATEN_SEEDS` specifies if that is
  /// more.
  public static func first(_ count: UInt64) -> Range<UInt64> { 0..<max(count, wanted) }

  private static let wanted =
    ProcessInfo.processInfo.environment["PLATEN_SEEDS"].flatMap(UInt64.init) ?? 0
}
