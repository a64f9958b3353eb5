import Foundation

/// A file of build settings with the extension `xcconfig`, on which a configuration is based.
struct ConfigurationFile {
  private static let maxBytes = 1 << 20
  private static let maxDepth = 10

  private(set) var settings: [String: String] = [:]

  /// Reads the settings that apply without conditions. A file that is not readable has none.
  init(at file: URL) { read(file, depth: 0) }

  private mutating func read(_ file: URL, depth: Int) {
    guard depth < Self.maxDepth, let data = try? file.data(maxBytes: Self.maxBytes) else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if let match = code.wholeMatch(of: /\s*#include\??\s*"(.+)"\s*/) {
        read(URL(filePath: String(match.1), relativeTo: file), depth: depth + 1)
      } else if let match = code.wholeMatch(of: /\s*(\w+)\s*=\s*(.*?)\s*;?\s*/) {
        let name = String(match.1)
        settings[name] = String(match.2).replacing("$(inherited)", with: settings[name] ?? "")
      }
    }
  }
}
