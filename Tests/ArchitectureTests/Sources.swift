import Foundation

/// The source files of this package's libraries.
enum Sources {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources").standardizedFileURL

  /// Returns every import in a module, with the file that contains it.
  static func imports(in module: String) throws -> [(file: String, module: String)] {
    let importLine =
      /(?m)^ *(?:@\w+(?:\(\w+\))? +|(?:public|package|internal|private) +)*import +(?:(?:struct|class|enum|protocol|func|var|let|typealias) +)?(\w+)/
    return try texts(in: module).flatMap { file, text in
      text.matches(of: importLine).map { (file, String($0.1)) }
    }
  }

  /// Returns the contents of every source file of a module.
  static func texts(in module: String) throws -> [(file: String, text: String)] {
    let folder = folder.appending(path: module)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return ("\(module)/\(file)", text)
    }
  }
}
