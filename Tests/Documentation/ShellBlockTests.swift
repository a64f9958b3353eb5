import Foundation
import PlatenTestProcesses
import Testing

/// Checks that every command line in the documentation refers to existing programs and files.
///
/// Scripts run the command lines of the tutorial and of the page about `platen adopt`.
@Suite struct ShellBlockTests {
  private static let commands = CodeBlock.all("sh").filter { !$0.isRunByScript }
    .flatMap(\.lines).compactMap(ShellCommand.init)

  @Test func commandsAreFound() { #expect(Self.commands.count > 5) }

  @Test(arguments: commands) func aShellCommandSucceeds(command: ShellCommand) async throws {
    let words = command.words
    if words.first == "make" {
      let makefile = try PackageFolder.text(of: "Makefile")
      #expect(words.dropFirst().allSatisfy { makefile.contains("\n\($0):") })
    } else if words.starts(with: ["swift", "test", "--filter"]), let test = words.last {
      #expect(SourceLines.all(in: ["Tests"]).contains { $0.declareFunction(test) })
    } else if words.starts(with: ["swift", "run", "--package-path"]), let product = words.last {
      #expect(try PackageFolder.text(of: "\(words[3])/Package.swift").contains("\"\(product)\""))
    } else if words.starts(with: ["swift", "run"]), words.count > 2 {
      let run = try await ChildProcess.run(
        Product(words[2]).path, words.dropFirst(3).map(\.atPackage))
      #expect(run.ending == .status(0), "\(run.output)")
    } else {
      let path = PackageFolder.root.appendingPathComponent(words.first ?? "").path
      #expect(FileManager.default.isExecutableFile(atPath: path))
    }
  }
}

/// A command line in a shell block.
struct ShellCommand: CustomTestStringConvertible {
  /// The words of the command, without leading variable assignments and the trailing comment.
  let words: [String]

  /// Parses a line; returns `nil` if it contains no command.
  init?(_ line: String) {
    let command = line.prefix { $0 != "#" }.split(separator: " ").drop { $0.contains("=") }
    if command.isEmpty { return nil }
    words = command.map(String.init)
  }

  var testDescription: String { words.joined(separator: " ") }
}

extension String {
  /// The word with paths resolved against the package folder, for use in other folders.
  fileprivate var atPackage: String {
    PackageFolder.exists(self) ? PackageFolder.root.appendingPathComponent(self).path : self
  }
}
