import Foundation
import PlatenTestPrograms

/// A transcript of a program, to be played again.
struct Replay {
  private let program: Product
  private let lines: [String]

  init(_ lines: [String], by program: String) {
    self.program = Product(program)
    self.lines = lines
  }

  /// The transcript of the gallery in a file of the package.
  init(file: String) throws {
    let text = try PackageFolder.text(of: file)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.init(text.hasSuffix("\n") ? lines.dropLast() : lines, by: "gallery")
  }

  /// Its commands and comments, as they are typed.
  private var script: String {
    let inputs = lines.filter { $0.hasPrefix("> ") || $0.hasPrefix("#") }
    return inputs.map { ($0.hasPrefix("#") ? $0 : String($0.dropFirst(2))) + "\n" }.joined()
  }

  /// What a program wrote, and how it ended.
  struct Run: Equatable {
    let output: String
    let ending: ChildProcess.Ending
  }

  /// What the program is expected to do: exactly this, and to end with 1 if a command fails.
  var expected: Run {
    Run(
      output: lines.map { $0 + "\n" }.joined(),
      ending: .status(lines.contains { $0.hasPrefix("! ") } ? 1 : 0))
  }

  /// What the program does. The frame that it opens with may be left out of a transcript.
  func run(_ arguments: [String] = []) async throws -> Run {
    let run = try await ChildProcess.run(program.path, arguments, input: Data(script.utf8))
    let isShort = lines.first?.hasPrefix(">") == true && !run.output.hasPrefix(">")
    let opening = isShort ? run.output.prefix { $0 != ">" } : ""
    return Run(output: String(run.output.dropFirst(opening.count)), ending: run.ending)
  }
}
