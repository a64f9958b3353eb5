import Foundation
import Platen

/// How a program ends, if it does not succeed.
enum ExitCode: Int32 {
  case commandFailed = 1
  case cannotStart = 2
}

/// The running program: its name, its messages, and its exit.
@MainActor
enum Program {
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

// MARK: - Encoding

extension Program {
  /// Whether whoever reads what the program writes takes it for UTF-8; else it is ASCII, with
  /// escapes, and the same escapes are understood.
  nonisolated static let writesUTF8 = ProcessInfo.processInfo.environment.namesUTF8

  /// A text as it is written.
  nonisolated static func written(_ text: String) -> String {
    writesUTF8 ? text : text.escapedToASCII
  }

  /// The text that was typed.
  nonisolated static func typed(_ text: String) -> String { writesUTF8 ? text : text.unescaped }
}

extension [String: String] {
  /// Whether the locale that an environment names has UTF-8: the first that is set of `LC_ALL`,
  /// `LC_CTYPE` and `LANG`. One that names none says nothing against it.
  var namesUTF8: Bool {
    let locales = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { self[$0] }
    guard let locale = locales.first(where: { !$0.isEmpty }) else { return true }
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }
}
