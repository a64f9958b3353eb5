import Foundation

/// What a process holds.
enum Memory {
  /// Bytes of memory that has been written to and is no file's.
  static var anonymous: Int {
    let rollup = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
    let line = rollup?.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { fatalError("Linux says what a process holds") }
    return kilobytes << 10
  }

  /// Does something, and tells how much more is held after it.
  static func taken<Value>(by work: () -> Value) -> (Value, Int) {
    let before = anonymous
    let value = work()
    return (value, anonymous - before)
  }
}
