import Foundation
@_exported import PlatenPrograms

extension ChildProcess {
  /// Starts a program with the environment of the tests.
  ///
  /// - Parameter environment: Variables that are added to the environment.
  package convenience init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    in folder: URL = FileManager.default.temporaryDirectory, streams: Streams
  ) throws {
    try self.init(
      path, arguments, variables: .ofTests(with: environment), in: folder, streams: streams)
  }

  /// Runs a program with the environment of the tests in an empty folder, and returns its result when
  /// it has ended.
  ///
  /// - Parameters:
  ///   - input: The data on standard input.
  ///   - environment: Variables that are added to the environment.
  package static func run(
    _ path: String, _ arguments: [String] = [], input: Data = Data(),
    environment: [String: String] = [:]
  ) async throws -> Finished {
    try await run(path, arguments, input: input, variables: .ofTests(with: environment))
  }
}

extension [String: String] {
  /// The environment of the tests without `CI`, with which a program asks no questions.
  fileprivate static func ofTests(with added: [String: String]) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables["CI"] = nil
    return variables.merging(added) { $1 }
  }
}
