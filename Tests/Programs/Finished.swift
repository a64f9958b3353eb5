import Foundation

/// The result of a program that has ended.
public struct Finished: Sendable {
  /// The text on standard output.
  public let output: String
  /// The text on standard error.
  public let errors: String
  public let ending: ChildProcess.Ending

  /// The exit status, or `nil` if a signal ended the program.
  public var status: Int32? {
    if case .status(let status) = ending { status } else { nil }
  }
}

extension ChildProcess {
  /// Runs a program in an empty folder, and returns its result when it has ended.
  ///
  /// - Parameter input: The data on standard input.
  public static func run(
    _ path: String, _ arguments: [String] = [], input: Data = Data(),
    environment: [String: String] = [:]
  ) async throws -> Finished {
    let files = try TemporaryFolder()
    let (output, errors) = (try files.file("output"), try files.file("errors"))
    let streams = Streams(
      input: try FileHandle(forReadingFrom: try files.file("input", input)),
      output: try FileHandle(forWritingTo: output), errors: try FileHandle(forWritingTo: errors))
    let folder = try TemporaryFolder()
    let program = try ChildProcess(
      path, arguments, environment: environment, in: folder.url, streams: streams)
    let ending = await program.ending()
    return withExtendedLifetime(folder) {
      Finished(output: text(of: output), errors: text(of: errors), ending: ending)
    }
  }

  private static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
