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

  /// The folders of the modules, relative to `Sources`: `Views/Graph` is that of `PlatenGraph`.
  private static let folders: [String: String] = {
    let manager = FileManager.default
    let rings = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    let paths = rings.flatMap { ring in
      let names = try? manager.contentsOfDirectory(atPath: folder.appending(path: ring).path)
      return (names ?? []).map { ("Platen" + $0, "\(ring)/\($0)") }
    }
    let found = Dictionary(paths, uniquingKeysWith: { first, _ in first })
    return found.merging(["Platen": "Session/Platen", "PlatenAdopt": "Adopt"]) { $1 }
  }()

  /// Returns the contents of every source file of a module, or of a folder next to `Sources`.
  static func texts(in module: String) throws -> [(file: String, text: String)] {
    let folder = folder.appending(path: folders[module] ?? module)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return ("\(module)/\(file)", text)
    }
  }
}
