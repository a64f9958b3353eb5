import Foundation

/// The files and sockets that this process has open.
enum OpenFiles {
  static var count: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0
  }

  /// Whether there are soon no more than so many; other threads close what they are done with.
  static func fall(to limit: Int) async -> Bool {
    for _ in 0..<100_000 {
      if count <= limit { return true }
      await Task.yield()
    }
    return false
  }
}
