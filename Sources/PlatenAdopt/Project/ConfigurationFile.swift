import Foundation

/// A file of build settings with the extension `xcconfig`, on which a configuration is based.
struct ConfigurationFile {
  private static let maxBytes = 256 << 10
  private static let maxDepth = 10

  /// The settings that apply without conditions, in their order.
  private(set) var settings: [BuildSetting] = []
  private let file: URL
  private let project: ProjectFiles
  /// The number of bytes that have been read. Files that include each other are read repeatedly.
  private var bytes = 0

  /// Reads the file. A file that is not readable has no settings.
  init(at file: URL, in project: ProjectFiles) {
    self.file = file
    self.project = project
    read(file, depth: 0)
  }

  private mutating func read(_ file: URL, depth: Int) {
    guard depth < Self.maxDepth, bytes <= Self.maxBytes,
      let data = try? project.data(at: file, maxBytes: Self.maxBytes)
    else { return }
    bytes += data.count
    if bytes > Self.maxBytes {
      project.omissions.add(
        self.file.path, because: "the files that it includes are larger than 256 KiB together")
      return
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if let match = code.wholeMatch(of: /\s*#include\??\s*"(.+)"\s*/) {
        read(URL(filePath: String(match.1), relativeTo: file).absoluteURL, depth: depth + 1)
      } else if let match = code.wholeMatch(of: /\s*(\w+)\s*=\s*(.*?)\s*;?\s*/) {
        settings.append(BuildSetting(name: String(match.1), value: String(match.2)))
      }
    }
  }
}
