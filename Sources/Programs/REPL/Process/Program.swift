import Foundation
import Platen
import PlatenTerminal

/// The exit codes of a program that fails.
enum ExitCode: Int32 {
  case commandFailed = 1
  case cannotStart = 2
}

/// The running program: its name, its messages, and its exit.
@MainActor
enum Program {
  /// The name of the program's executable file.
  nonisolated static let name =
    URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent.printable

  /// Writes a message to standard error.
  nonisolated static func say(_ message: String) { tell("\(name): \(message)", to: .error) }

  /// Writes text that is not part of the transcript. Errors are ignored.
  nonisolated static func tell(_ text: String, to descriptor: FileDescriptor) {
    try? write(text, to: descriptor)
  }

  /// Writes an answer to the arguments, such as help, and exits if this fails.
  static func answer(_ text: String, to descriptor: FileDescriptor) {
    do { try write(text, to: descriptor) } catch { failToWrite(error) }
  }

  nonisolated private static func write(
    _ text: String, to descriptor: FileDescriptor
  ) throws(SystemError) {
    let text = writesUTF8 ? text : Glyphs.ascii.asciiSafe(text)
    let lines = Line.lines(of: text).map { $0.text + "\n" }
    try descriptor.write(Array(written(lines.joined()).utf8))
  }

  /// Exits because output could not be written.
  ///
  /// If a reader such as `head` has closed the pipe, it needs no more output, and there is no
  /// message.
  static func failToWrite(_ error: SystemError, place: String = "") -> Never {
    if error.code == EPIPE { exit(ExitCode.commandFailed.rawValue) }
    fail(.commandFailed, "cannot write: \(error)\(place)")
  }

  /// Writes an error message and exits with the specified code.
  static func fail(_ code: ExitCode, _ message: String) -> Never {
    say(message)
    exit(code.rawValue)
  }
}

// MARK: - Encoding

extension Program {
  /// Whether the locale uses UTF-8. If the value is `false`, the program reads and writes ASCII
  /// with escape sequences.
  nonisolated static let writesUTF8 = ProcessInfo.processInfo.environment.namesUTF8

  /// Returns text in the encoding of the output.
  nonisolated static func written(_ text: String) -> String {
    writesUTF8 ? text : text.escapedToASCII
  }

  /// Returns typed text with its escape sequences resolved.
  nonisolated static func typed(_ text: String) -> String { writesUTF8 ? text : text.unescaped }
}
