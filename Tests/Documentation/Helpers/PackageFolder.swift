import Foundation

/// The files of this package.
enum PackageFolder {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Returns the paths of all files with the given extension in some folders.
  static func files(_ pathExtension: String, in folders: [String]) -> [String] {
    let files = folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    return files.filter { $0.hasSuffix(".\(pathExtension)") }.sorted()
  }

  /// The Markdown pages that the documentation tests check.
  static let pages = ["README.md", "CHANGELOG.md"] + files("md", in: ["Documentation"])

  /// The folder of the transcripts that specify the sample screens.
  static let specification = "Tests/Samples/Sample/Specification"

  /// The environment variables with the secrets that transcripts refer to.
  static let secrets = [
    "short=abc", "weak=123456789", "fair=lovelace", "good=Correct-Horse-9",
    "best=Correct-Horse-Battery-Staple-9",
  ]
  .flatMap { ["--secret", $0] }
}
