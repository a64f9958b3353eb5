/// A transcript of a program, to be played again.
struct Replay {
  private let program: Program
  private let lines: [String]

  init(_ lines: [String], by program: String) {
    self.program = Program(program)
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

  /// What the program is expected to do: exactly this, and to end with 1 if a command fails.
  var expected: Program.Run {
    Program.Run(
      output: lines.map { $0 + "\n" }.joined(),
      exitCode: lines.contains { $0.hasPrefix("! ") } ? 1 : 0)
  }

  /// What the program does. The frame that it opens with may be left out of a transcript.
  func run(_ arguments: [String] = []) throws -> Program.Run {
    let run = try program.run(arguments, input: script)
    guard lines.first?.hasPrefix(">") == true, !run.output.hasPrefix(">") else { return run }
    let opening = run.output.prefix { $0 != ">" }
    return Program.Run(
      output: String(run.output.dropFirst(opening.count)), exitCode: run.exitCode)
  }
}
