import Foundation
import Platen

/// Finds files of transcripts.
@MainActor
struct TranscriptSearch {
  private static let suffix = ".transcript"

  /// The files at paths, those in folders in the order of their names, each once; where a path
  /// leads nowhere, or to a folder without any, the program says so and ends.
  func files(at paths: [String]) -> [TranscriptFile] {
    var known: Set<String> = []
    return paths.flatMap { path in
      if !isFolder(path) { return [path] }
      let names = self.paths(of: Self.suffix, in: path)
      if names.isEmpty { Program.fail(.cannotStart, "no \(Self.suffix) file in \(path)") }
      return names
    }
    .filter { known.insert(Self.place(of: $0)).inserted }.map { TranscriptFile($0) }
  }

  /// The paths of those files in a folder that are not among others, and that no test there plays,
  /// as far as its source says.
  func orphans(in folder: String, besides files: [TranscriptFile]) -> [String] {
    if !isFolder(folder) { Program.fail(.cannotStart, "\(folder) is not a directory") }
    let played = Set(files.map { Self.place(of: $0.name) })
    let left = paths(of: Self.suffix, in: folder).filter { !played.contains(Self.place(of: $0)) }
    if left.isEmpty { return [] }
    let sources = paths(of: ".swift", in: folder).compactMap { TranscriptFile($0).text }
    return left.filter { path in
      !isSnapshot(path) && !sources.contains { $0.contains("\(path.lastComponent)\"") }
    }
  }

  /// Whether a file is called after a test that there is.
  private func isSnapshot(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    let suite = url.deletingLastPathComponent()
    let snapshots = suite.deletingLastPathComponent()
    guard snapshots.lastPathComponent == TranscriptFile.snapshots else { return false }
    let source = snapshots.deletingLastPathComponent()
      .appending(path: "\(suite.lastPathComponent).swift")
    let test = url.deletingPathExtension().lastPathComponent
    let functions = TranscriptFile(source.path).text?.matches(of: /func (`[^`\n]+`|\w+)/) ?? []
    return functions.contains { TranscriptFile.snapshot(of: $0.output.1) == test }
  }

  /// Whether a path leads to a folder; where it leads nowhere, the program says so and ends.
  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      return isFolder.boolValue
    }
    Program.fail(.cannotStart, "no such file or directory: \(path)")
  }

  /// The paths of the files in a folder whose names end so; what is hidden is left out.
  private func paths(of suffix: String, in folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      name.hasSuffix(suffix) && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { prefix + $0 }
  }

  /// The same for all paths that lead to one file.
  private static func place(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

extension String {
  fileprivate var lastComponent: String { URL(fileURLWithPath: self).lastPathComponent }
}
