import Foundation
@_exported import PlatenChildProcesses

extension ChildProcess {
  /// Starts a program with an environment that is the same on every machine.
  ///
  /// - Parameter environment: Variables that are added to the environment.
  package convenience init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    in folder: URL = FileManager.default.temporaryDirectory, streams: Streams
  ) throws {
    try self.init(
      path, arguments, variables: .fixed(with: environment), in: folder, streams: streams)
  }

  /// Runs a program in an empty folder, with an environment that is the same on every machine, and
  /// returns its result when it has ended.
  ///
  /// - Parameters:
  ///   - input: The data on standard input.
  ///   - environment: Variables that are added to the environment.
  package static func run(
    _ path: String, _ arguments: [String] = [], input: Data = Data(),
    environment: [String: String] = [:]
  ) async throws -> Finished {
    try await run(path, arguments, input: input, variables: .fixed(with: environment))
  }
}

extension [String: String] {
  /// Returns the environment of a program: a user in a terminal without colors.
  ///
  /// The home folder contains the caches of the compiler; nothing is written to the user's history.
  fileprivate static func fixed(with added: [String: String]) -> Self {
    let fixed = [
      "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "SHELL": "/bin/bash", "TERM": "xterm-256color",
      "TZ": "UTC", "XDG_STATE_HOME": "/dev/null",
      // The thread sanitizer must not replace the signal that ends a program.
      "TSAN_OPTIONS": "handle_segv=0:handle_sigbus=0",
    ]
    return ofTests(and: ["HOME", "TMPDIR"]).merging(fixed) { $1 }.merging(added) { $1 }
  }
}
