import Foundation
import Platen

/// How a program ends, if it does not succeed.
enum ExitCode: Int32 {
  case commandFailed = 1
  case cannotStart = 2
}

extension Program {
  /// What the program was called by.
  nonisolated static let name =
    URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent.printable

  /// Says something to whoever started the program.
  static func say(_ message: String) { tell("\(name): \(message)", to: .error) }

  /// Writes lines beside the transcript; if they cannot be written, nobody reads them.
  static func tell(_ text: String, to descriptor: FileDescriptor) {
    let text = writesUTF8 ? text : Glyphs.ascii.asciiSafe(text)
    let lines = Line.lines(of: text).map { $0.text + "\n" }
    try? descriptor.write(Array(written(lines.joined()).utf8))
  }

  /// Ends the program, saying why.
  static func fail(_ code: ExitCode, _ message: String) -> Never {
    say(message)
    exit(code.rawValue)
  }
}
