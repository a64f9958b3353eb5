import Foundation

/// The condition of tests that measure or take long.
enum Soak {
  static let isEnabled = ProcessInfo.processInfo.environment["PLATEN_SOAK"] != nil
}
