import Foundation

/// The connections to a local server, as listed by the kernel.
public enum OpenConnections {
  /// Returns the number of clients' open connections to a port.
  public static func count(to port: UInt16) -> Int {
    let suffix = String(format: ":%04X", port)
    let table = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().count { line in
      let fields = line.split(separator: " ")
      let (remote, state) = (fields[2], fields[3])
      return remote.hasSuffix(suffix) && ["01", "08"].contains(state)
    }
  }

  /// Returns whether all connections close soon; other threads close them.
  public static func end(to port: UInt16) async -> Bool {
    for _ in 0..<100_000 {
      if count(to: port) == 0 { return true }
      await Task.yield()
    }
    return false
  }
}
