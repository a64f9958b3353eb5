import Foundation

/// Builds a written package.
struct Builder {
  let package: WrittenPackage
  /// The folder for build products, in which Platen is built once for all adopted apps.
  let scratch: URL
  let interruption: Interruption
  let progress: Progress

  /// What the build reported.
  struct Result {
    var isComplete = false
    var diagnostics: Set<Diagnostic> = []
    /// The errors outside the sources of the app, such as those of the linker.
    var problems: [String] = []
  }

  /// Builds the package and its tests.
  func build() throws -> Result {
    let folder = package.folder.path
    var result = Result()
    let command = Subprocess.swift(["build", "--build-tests"], in: package.folder, scratch)
    let finished = try command.run(under: interruption) { line in
      if let diagnostic = Diagnostic(line, in: folder) ?? Diagnostic(crash: line, in: folder) {
        result.diagnostics.insert(diagnostic)
      } else if line.contains(#/(^|: )(fatal )?error: /#), !Self.isSummary(line) {
        result.problems.append(String(line))
      } else {
        progress.show(line)
      }
    }
    progress.end()
    result.isComplete = finished.status == 0
    if !result.isComplete && result.diagnostics.isEmpty && result.problems.isEmpty {
      let last = finished.output.split(separator: "\n").suffix(5).map(String.init)
      result.problems = ["swift build failed without an error message"] + last
    }
    return result
  }

  /// Whether a line only reports that a command has failed, whose own errors are in other lines.
  private static func isSummary(_ line: Substring) -> Bool {
    line.contains("command failed") || line.hasPrefix("error: fatalError")
  }

  /// The products that the build has written.
  var products: URL { scratch.appending(path: "debug") }
}
