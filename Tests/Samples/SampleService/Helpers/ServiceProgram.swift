import Foundation
import PlatenTestProcesses

/// A running `sample-service` program, built with the tests.
struct ServiceProgram {
  let process: ChildProcess
  private let output = Pipe()
  private let errors = Pipe()

  init(_ arguments: String...) throws {
    process = try ChildProcess(
      Product("sample-service").path, arguments,
      streams: .init(output: output.fileHandleForWriting, errors: errors.fileHandleForWriting))
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
  }

  /// Returns the standard output as soon as there is any.
  func printed() async -> String { await output.text(\.availableData) }

  /// Returns the entire standard error when the program has ended.
  func complaints() async -> String { await errors.text { $0.readDataToEndOfFile() } }
}

extension Pipe {
  /// Reads text from the pipe on a separate thread, because reading may block.
  fileprivate func text(_ read: @escaping @Sendable (FileHandle) -> Data) async -> String {
    let handle = fileHandleForReading
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: String(decoding: read(handle), as: UTF8.self))
      }
    }
  }
}
