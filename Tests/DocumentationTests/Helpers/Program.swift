import Foundation

/// A program, run as a process of its own.
struct Program {
  /// What a run wrote to standard output, and how it ended.
  struct Run: Equatable {
    let output: String
    let exitCode: Int32
  }

  private let url: URL

  init(at url: URL) { self.url = url }

  /// A program of this package.
  init(_ name: String) { url = PackageFolder.products.appendingPathComponent(name) }

  /// Runs the program with a text on standard input.
  func run(_ arguments: [String] = [], input: String = "") throws -> Run {
    let process = Process()
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.executableURL = url
    process.arguments = arguments
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      output: String(decoding: output, as: UTF8.self), exitCode: process.terminationStatus)
  }
}
