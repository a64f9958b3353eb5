import Foundation

/// The memory of the process.
enum Memory {
  /// The size of modified memory that is not backed by a file, in bytes.
  static var anonymous: Int {
    let rollup = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
    let line = rollup?.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { fatalError("Linux says what a process holds") }
    return kilobytes << 10
  }

  /// Returns the result of a closure, and the number of bytes by which memory has grown afterward.
  static func taken<Value>(by work: () -> Value) -> (Value, Int) {
    let before = anonymous
    let value = work()
    return (value, anonymous - before)
  }
}
