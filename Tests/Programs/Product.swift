import Foundation

/// A program of this package, built beside the tests.
public struct Product: Sendable {
  /// What it is called.
  public let name: String

  public init(_ name: String) { self.name = name }

  public static let gallery = Product("gallery")
  public static let form = Product("form")
  public static let trials = Product("PlatenTrials")

  public var path: String {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: name).path
  }

  /// Runs the program to its end.
  ///
  /// - Parameter shell: How it is started, with streams closed or led elsewhere: `"$0" "$@"` is the
  ///   program with its arguments.
  public func run(
    _ arguments: String..., playing script: String = "", bytes: [UInt8] = [],
    shell: String = #"exec "$0" "$@""#, environment: [String: String] = [:]
  ) async throws -> Finished {
    try await ChildProcess.run(
      "/bin/sh", ["-c", shell, path] + arguments, input: Data(script.utf8) + Data(bytes),
      environment: environment)
  }
}
