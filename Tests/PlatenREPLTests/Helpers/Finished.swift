import Foundation

/// What a program left behind.
struct Finished {
  /// The transcript.
  let output: String
  /// What it said beside it.
  let errors: String
  let status: Int32
  /// Whether a signal ended it.
  let wasKilled: Bool
}

extension Product {
  /// Runs the program to its end, or kills it after a minute.
  ///
  /// - Parameter shell: How it is started: with streams closed or led elsewhere.
  func run(
    _ arguments: String..., playing script: String = "", bytes: [UInt8] = [],
    shell: String = #"exec "$0" "$@""#, environment: [String: String] = [:]
  ) async throws -> Finished {
    let folder = try TemporaryFolder()
    let process = process(arguments, shell: shell)
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    process.currentDirectoryURL = folder.url
    let input = try folder.file("input", Data(script.utf8) + Data(bytes))
    process.standardInput = try FileHandle(forReadingFrom: input)
    let (output, errors) = (try folder.file("output"), try folder.file("errors"))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try await process.runToEnd()
    return Finished(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal)
  }
}

extension Process {
  /// Runs the process, and kills it if it takes longer than a minute.
  func runToEnd() async throws {
    try await withCheckedThrowingContinuation { continuation in
      terminationHandler = { _ in continuation.resume() }
      do { try start() } catch { continuation.resume(throwing: error) }
    }
  }

  /// Starts the process, and kills it if it takes longer than a minute.
  func start() throws {
    try withSignalsUnblocked { try run() }
    // Asked for nothing but whether it still runs, a minute later.
    let process = self
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }
}

/// Runs what starts a process, which would inherit that this thread blocks signals.
private func withSignalsUnblocked(_ body: () throws -> Void) rethrows {
  var (none, blocked) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &blocked)
  defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
  try body()
}

/// A folder that goes with this value.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "platen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A new file in it.
  func file(_ name: String, _ data: Data = Data()) throws -> URL {
    let file = url.appending(path: name)
    try data.write(to: file)
    return file
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
