import Foundation

/// The sources of this package's libraries.
enum Sources {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources").standardizedFileURL

  /// Every import in a module, with the file that it stands in.
  static func imports(in module: String) throws -> [(file: String, module: String)] {
    let importLine =
      /(?m)^ *(?:@\w+(?:\(\w+\))? +|(?:public|package|internal|private) +)*import +(?:(?:struct|class|enum|protocol|func|var|let|typealias) +)?(\w+)/
    let folder = folder.appending(path: module)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return text.matches(of: importLine).map { ("\(module)/\(file)", String($0.1)) }
    }
  }
}
