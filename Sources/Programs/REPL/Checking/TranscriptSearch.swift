import Foundation
import Platen

/// A search for transcript files.
@MainActor
struct TranscriptSearch {
  private static let suffix = ".transcript"

  /// Returns the files at the specified paths, without duplicates.
  ///
  /// The files in a directory are sorted by name. If a path does not exist, is a directory without
  /// transcripts, or is a file of another kind, the program reports an error and exits: an update
  /// would replace the contents of such a file.
  func files(at paths: [String]) -> [TranscriptFile] {
    var known: Set<String> = []
    return paths.flatMap { path in
      if !isFolder(path) { return [transcript(path)] }
      let names = self.paths(of: Self.suffix, in: path)
      if names.isEmpty { Program.fail(.cannotStart, "no \(Self.suffix) file in \(path)") }
      return names
    }
    .filter { known.insert(Self.place(of: $0)).inserted }.map { TranscriptFile($0) }
  }

  /// Returns the path if it is the path of a transcript; otherwise, reports an error and exits.
  private func transcript(_ path: String) -> String {
    if path.hasSuffix(Self.suffix) { return path }
    let isRecording = (try? Recording(at: path)) != nil
    let hint =
      isRecording
      ? "it is a recording; to convert it, run \(Program.name) transcribe \(path)"
      : "the name of a transcript ends in \(Self.suffix)"
    Program.fail(.cannotStart, "cannot check \(path.inQuotes): \(hint)")
  }

  /// Returns the paths of transcripts in a directory that neither the specified files nor the tests
  /// in the directory include.
  ///
  /// A test uses a transcript if the test's source names the file, or if the file is named after
  /// the test.
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

  /// Returns whether a file is named after an existing test.
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

  /// Returns whether a path is a directory. If the path does not exist, the program reports an
  /// error and exits.
  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      return isFolder.boolValue
    }
    Program.fail(.cannotStart, "no such file or directory: \(path)")
  }

  /// Returns the sorted paths of the files in a directory whose names have the specified suffix,
  /// except for hidden files.
  private func paths(of suffix: String, in folder: String) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      name.hasSuffix(suffix) && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { prefix + $0 }
  }

  /// Returns a normalized path, which is the same for different spellings of the path to a file.
  private static func place(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

extension String {
  fileprivate var lastComponent: String { URL(fileURLWithPath: self).lastPathComponent }
}
