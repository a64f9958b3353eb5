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

  /// The lines as they are at run time in a multi-line literal, where a backslash at the end of a line
  /// continues it, and two stand for one.
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

  /// Whether some lines stand here together, all indented by the same amount or not at all.
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

  /// Whether a function of a name is declared here.
  func declareFunction(_ name: String) -> Bool {
    lines.contains { $0.contains("func \(name)(") }
  }
}

extension Substring {
  /// Whether the line is another one, in which anything stands for the first thing interpolated.
  fileprivate func says(_ line: String) -> Bool {
    guard self != line, let start = firstRange(of: "\\("),
      let end = self[start.upperBound...].firstIndex(of: ")")
    else { return self == line }
    return line.hasPrefix(self[..<start.lowerBound]) && line.hasSuffix(self[index(after: end)...])
  }
}
