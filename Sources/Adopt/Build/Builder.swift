import Foundation

/// Builds a written package.
struct Builder {
  let package: WrittenPackage
  let scratch: ScratchFolder
  let interruption: Interruption
  let progress: Progress

  /// What the build reported.
  struct Result {
    var isComplete = false
    var diagnostics: Set<Diagnostic> = []
    /// The errors outside the sources of the app, such as those of the linker.
    var problems: [String] = []
    /// The sources that the compiler has read, by their paths in the package.
    var compiled: Set<String> = []
  }

  /// Builds the package and its tests.
  func build() throws -> Result {
    let folder = package.folder.path
    var result = Result()
    try scratch.prepare(for: package.targets)
    let command = Subprocess.swift(["build", "--build-tests"], in: package.folder, scratch.url)
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
    result.compiled = Set(package.originals.keys.filter(isCompiled))
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

  /// Whether the compiler has read the latest version of a source. It writes a file of diagnostics
  /// for each source, also if the source or a different one has errors.
  private func isCompiled(_ path: String) -> Bool {
    let source = URL(filePath: path)
    let target = source.deletingLastPathComponent().lastPathComponent
    let name = source.deletingPathExtension().lastPathComponent
    let diagnostics = scratch.products.appending(path: "\(target).build/\(name).dia")
    guard let written = diagnostics.modificationDate, let edited = source.modificationDate else {
      return false
    }
    return written >= edited
  }
}
