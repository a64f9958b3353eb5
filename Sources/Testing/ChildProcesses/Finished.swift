import Foundation

/// The result of a program that has ended.
package struct Finished: Sendable {
  /// The text on standard output.
  package let output: String
  /// The text on standard error.
  package let errors: String
  package let ending: ChildProcess.Ending

  /// The exit status, or `nil` if a signal ended the program.
  package var status: Int32? {
    if case .status(let status) = ending { status } else { nil }
  }
}

extension ChildProcess {
  /// Runs a program, and returns its result when it has ended.
  ///
  /// If the task is canceled, the program is killed.
  ///
  /// - Parameters:
  ///   - input: The data on standard input.
  ///   - variables: The environment of the program.
  ///   - folder: The working directory; by default, an empty one.
  ///   - hasTerminal: Whether the terminal of the tests is also that of the program.
  ///   - limit: The time after which the program is killed.
  package static func run(
    _ path: String, _ arguments: [String] = [], input: Data = Data(),
    variables: [String: String], in folder: TemporaryFolder? = nil,
    hasTerminal: Bool = true, limit: Duration = ChildProcess.limit
  ) async throws -> Finished {
    // A pipe would stay open in a process that the program leaves behind.
    let files = try TemporaryFolder()
    let (output, errors) = (try files.file("output"), try files.file("errors"))
    let streams = Streams(
      input: try FileHandle(forReadingFrom: try files.file("input", input)),
      output: try FileHandle(forWritingTo: output), errors: try FileHandle(forWritingTo: errors))
    let folder = try folder ?? TemporaryFolder()
    let program = try ChildProcess(
      path, arguments, variables: variables, in: folder.url, streams: streams,
      hasTerminal: hasTerminal, limit: limit)
    let ending = await withTaskCancellationHandler {
      await program.ending()
    } onCancel: {
      program.send(SIGKILL)
    }
    return withExtendedLifetime(folder) {
      Finished(output: text(of: output), errors: text(of: errors), ending: ending)
    }
  }

  private static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
