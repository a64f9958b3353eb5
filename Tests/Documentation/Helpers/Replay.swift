import Foundation
import PlatenTestProcesses

/// A transcript of a program that tests play again.
struct Replay {
  private let program: Product
  private let lines: [String]

  init(_ lines: [String], by program: String) {
    self.program = Product(program)
    self.lines = lines
  }

  /// Reads a transcript of the gallery from a file in the package.
  init(file: String) throws {
    let text = try PackageFolder.text(of: file)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.init(text.hasSuffix("\n") ? lines.dropLast() : lines, by: "gallery")
  }

  /// The commands and comments of the transcript, as a user types them.
  private var script: String {
    let inputs = lines.filter { $0.hasPrefix("> ") || $0.hasPrefix("#") }
    return inputs.map { ($0.hasPrefix("#") ? $0 : String($0.dropFirst(2))) + "\n" }.joined()
  }

  /// The output and the exit status of a program.
  struct Run: Equatable {
    let output: String
    let ending: ChildProcess.Ending
  }

  /// The transcript as output, with exit status 1 if a command fails.
  var expected: Run {
    Run(
      output: lines.map { $0 + "\n" }.joined(),
      ending: .status(lines.contains { $0.hasPrefix("! ") } ? 1 : 0))
  }

  /// Runs the program with the commands of the transcript.
  ///
  /// The initial frame is dropped from the output if the transcript omits it.
  func run(_ arguments: [String] = []) async throws -> Run {
    let run = try await ChildProcess.run(program.path, arguments, input: Data(script.utf8))
    let isShort = lines.first?.hasPrefix(">") == true && !run.output.hasPrefix(">")
    let opening = isShort ? run.output.prefix { $0 != ">" } : ""
    return Run(output: String(run.output.dropFirst(opening.count)), ending: run.ending)
  }
}
