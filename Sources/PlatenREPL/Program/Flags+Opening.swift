import ArgumentParser
import Foundation

@MainActor
extension Flags {
  /// The flags that the program was started with; where they are wrong or ask for help, the
  /// program says so and ends.
  static var parsed: Flags {
    do {
      return try Flags.parse()
    } catch {
      let isAnswer = exitCode(for: error).isSuccess
      Program.tell(withoutArguments(fullMessage(for: error)), to: isAnswer ? .output : .error)
      Foundation.exit(isAnswer ? 0 : ExitCode.cannotStart.rawValue)
    }
  }

  /// A message without those arguments that are no options: one may be a secret.
  private static func withoutArguments(_ message: String) -> String {
    CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
      .reduce(message) { $0.replacing("'\($1)'", with: "'•••'") }
  }

  /// The script that the flags name; where it cannot be read, the program says so and ends.
  var openedScript: Script {
    do {
      let descriptor = try script.map(Descriptor.init(opening:)) ?? .input
      try descriptor.checkReadable()
      return Script(descriptor)
    } catch {
      Program.fail(.cannotStart, "cannot read \(script ?? "standard input"): \(error)")
    }
  }
}
