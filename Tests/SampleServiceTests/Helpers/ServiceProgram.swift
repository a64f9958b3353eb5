import Foundation
import PlatenTestPrograms

/// The program `sample-service`, built beside the tests.
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

  /// What it has printed, as soon as there is something.
  func printed() async -> String { await output.text(\.availableData) }

  /// All that it complains about until it ends.
  func complaints() async -> String { await errors.text { $0.readDataToEndOfFile() } }
}

extension Pipe {
  /// What some reading, which may block, makes of the pipe; on a thread of its own.
  fileprivate func text(_ read: @escaping @Sendable (FileHandle) -> Data) async -> String {
    let handle = fileHandleForReading
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: String(decoding: read(handle), as: UTF8.self))
      }
    }
  }
}
