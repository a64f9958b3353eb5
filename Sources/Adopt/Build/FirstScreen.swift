import Foundation

/// The first screen of a built program, as text.
struct FirstScreen {
  let lines: [String]
  /// The names of all screens of the program, including previews.
  let names: [String]

  /// Runs a program in virtual time until it has shown its first screen.
  ///
  /// - Throws: `AdoptError` if the program ends with an error.
  init(of program: URL, scratch: ScratchFolder, under interruption: Interruption) throws {
    let script = try scratch.write("screens\n", as: "screens-\(getpid()).script")
    defer { try? FileManager.default.removeItem(at: script) }
    var command = Subprocess(program.path, "--virtual-time", "--script", script.path)
    command.environment = ["TERM": "dumb"]
    command.limit = 30
    let finished = try command.run(under: interruption)
    let output = finished.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let (lines, rest) = output.split(at: "> screens")
    guard finished.status == 0, let rest else {
      throw AdoptError("the app did not open its first screen: \(Self.reason(in: output))")
    }
    self.lines = lines
    names = rest.filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }

  /// Returns the message with which a program has crashed, or else its last lines.
  static func reason(in output: [String]) -> String {
    output.first { $0.contains("Fatal error") }
      ?? output.filter { !$0.isEmpty }.suffix(3).joined(separator: "; ")
  }
}

extension [String] {
  /// The lines before and after a line; the latter are `nil` if there is no such line.
  fileprivate func split(at line: String) -> (before: [String], after: [String]?) {
    guard let index = firstIndex(of: line) else { return (self, nil) }
    return (Array(self[..<index]), Array(self[(index + 1)...]))
  }
}
