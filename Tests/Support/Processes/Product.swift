import Foundation
import PlatenChildProcesses

/// A program of this package that is built with the tests.
public struct Product: Sendable {
  /// The name of the executable.
  public let name: String

  public init(_ name: String) { self.name = name }

  public static let gallery = Product("gallery")
  public static let form = Product("form")
  public static let trials = Product("PlatenTrials")
  public static let deploy = Product("deploy")
  public static let questions = Product("PlatenAsking")
  public static let transfers = Product("PlatenTransfers")

  public var path: String { BuildFolder.path(of: name) }

  /// Runs the program, and returns its result when it has ended.
  ///
  /// - Parameter shell: The shell command that starts the program, for example with closed or
  ///   redirected streams; `"$0" "$@"` is the program with its arguments.
  package func run(
    _ arguments: String..., playing script: String = "", bytes: [UInt8] = [],
    shell: String = #"exec "$0" "$@""#, environment: [String: String] = [:]
  ) async throws -> Finished {
    try await ChildProcess.run(
      "/bin/sh", ["-c", shell, path] + arguments, input: Data(script.utf8) + Data(bytes),
      environment: environment)
  }
}
