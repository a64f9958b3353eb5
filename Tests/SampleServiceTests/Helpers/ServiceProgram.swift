import Foundation

/// The program `sample-service`, built beside the tests.
final class ServiceProgram {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let end: AsyncStream<Void>

  init(_ arguments: String...) throws {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    let (end, continuation) = AsyncStream<Void>.makeStream()
    self.end = end
    process.executableURL = folder.appending(path: "sample-service")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// What it has printed, as soon as there is something.
  func printed() async -> String { await output.text(\.availableData) }

  /// All that it complains about until it ends.
  func complaints() async -> String { await errors.text { $0.readDataToEndOfFile() } }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Its exit status, when it has ended; -1 if a signal ended it.
  func status() async -> Int32 {
    for await _ in end {}
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}

extension Pipe {
  /// What some reading, which may block, makes of the pipe.
  fileprivate func text(_ read: @escaping @Sendable (FileHandle) -> Data) async -> String {
    let handle = fileHandleForReading
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: String(decoding: read(handle), as: UTF8.self))
      }
    }
  }
}
