/// The lines of a source file of this package.
struct SourceLines {
  private let lines: [Substring]

  static let all = all(in: ["Sources", "Samples", "Tests"])

  static func all(in folders: [String]) -> [SourceLines] {
    PackageFolder.files("swift", in: folders).map { path in
      let text = (try? PackageFolder.text(of: path)) ?? ""
      return SourceLines(lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// The lines as multi-line string literals have them at run time.
  ///
  /// A backslash at the end of a line joins it with the next line, and a double backslash becomes a
  /// single one.
  var continued: SourceLines {
    let joined = lines.reduce(into: [String]()) { joined, line in
      if let last = joined.last, last.hasSuffix("\\") {
        joined[joined.count - 1] = String(last.dropLast() + line.drop { $0 == " " })
      } else {
        joined.append(String(line))
      }
    }
    return SourceLines(lines: joined.map { $0.replacing("\\\\", with: "\\")[...] })
  }

  /// Returns whether the file contains the given lines consecutively, with uniform indentation.
  func hold(_ block: [String]) -> Bool {
    guard let first = block.first, !first.isEmpty else { return false }
    return lines.indices.dropLast(block.count - 1).contains { start in
      guard lines[start].hasSuffix(first) else { return false }
      let indentation = lines[start].dropLast(first.count)
      return indentation.allSatisfy { $0 == " " }
        && zip(block, lines[start...]).allSatisfy { line, source in
          source.says(line.isEmpty ? "" : indentation + line)
        }
    }
  }

  /// Returns whether the file declares a function with the given name.
  func declareFunction(_ name: String) -> Bool {
    lines.contains { $0.contains("func \(name)(") }
  }
}

extension Substring {
  /// Returns whether this line matches another, with its first interpolation as a wildcard.
  fileprivate func says(_ line: String) -> Bool {
    guard self != line, let start = firstRange(of: "\\("),
      let end = self[start.upperBound...].firstIndex(of: ")")
    else { return self == line }
    return line.hasPrefix(self[..<start.lowerBound]) && line.hasSuffix(self[index(after: end)...])
  }
}
