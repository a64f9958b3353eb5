import Foundation

/// The completion of a partly typed path.
struct PathCompletion {
  /// The path, completed as far as all possible names agree.
  let text: String
  /// The possible names, in alphabetical order.
  let names: [String]

  /// Completes a path. Hidden files are listed only after a typed dot.
  ///
  /// - Complexity: O(*n*) in the number of files in the directory.
  init(of typed: String, listsFiles: Bool) {
    let start = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    let (folder, name) = (String(typed[..<start]), String(typed[start...]))
    let path = folder.isEmpty ? "." : folder.withHome
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let isFolder = { (name: String) in
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: "\(path)/\(name)", isDirectory: &isDirectory)
      return exists && isDirectory.boolValue
    }
    let names = all.filter { $0.hasPrefix(name) && (name.hasPrefix(".") || !$0.hasPrefix(".")) }
      .map { isFolder($0) ? $0 + "/" : $0 }
      .filter { listsFiles || $0.hasSuffix("/") }
      .sorted()
    self.names = names
    guard let first = names.first else {
      text = typed
      return
    }
    text = folder + names.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
  }
}

extension String {
  /// The path with the home directory in place of a leading `~`.
  var withHome: String { hasPrefix("~") ? NSString(string: self).expandingTildeInPath : self }
}
