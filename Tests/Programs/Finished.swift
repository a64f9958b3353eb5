import Foundation

/// What a program left behind.
public struct Finished: Sendable {
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let errors: String
  public let ending: ChildProcess.Ending

  /// What it ended with, unless a signal ended it.
  public var status: Int32? {
    if case .status(let status) = ending { status } else { nil }
  }
}

extension ChildProcess {
  /// Runs a program to its end, in an empty folder.
  ///
  /// - Parameter input: What it reads from standard input.
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
