import Foundation

/// The folder in which `swift build` has put the tests that run, and the executables of their package.
package enum BuildFolder {
  private static var url: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  /// Returns the path of an executable, which may not exist.
  package static func path(of name: String) -> String { url.appending(path: name).path }

  /// The names of the executables, in alphabetical order.
  package static var executables: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { !$0.contains(".") && isExecutable($0) }.sorted()
  }

  /// Returns whether an executable of a name exists.
  package static func isExecutable(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = path(of: name)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }
}
