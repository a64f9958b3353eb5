import Foundation

/// The connections to a server of this machine, as the kernel lists them.
public enum OpenConnections {
  /// Connections that clients have open to a port.
  public static func count(to port: UInt16) -> Int {
    let suffix = String(format: ":%04X", port)
    let table = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().count { line in
      let fields = line.split(separator: " ")
      let (remote, state) = (fields[2], fields[3])
      return remote.hasSuffix(suffix) && ["01", "08"].contains(state)
    }
  }

  /// Whether there are soon none; other threads close what they are done with.
  public static func end(to port: UInt16) async -> Bool {
    for _ in 0..<100_000 {
      if count(to: port) == 0 { return true }
      await Task.yield()
    }
    return false
  }
}
