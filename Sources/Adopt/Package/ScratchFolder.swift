import Foundation

/// The folder of the build products of a written package, which no other package uses.
///
/// The compiler finds every module in it: one that an earlier build has left there makes
/// `canImport` true.
struct ScratchFolder {
  /// The file that names the package, followed by its targets.
  private static let marker = ".platen-adopt"

  let url: URL
  private let package: URL

  init(at url: URL, for package: URL) throws {
    self.url = url
    self.package = package
    let owner = lines.first
    let isEmpty = try url.contents.isEmpty || package.contains(url)
    if owner == package.path || (owner == nil && isEmpty) { return }
    let reason = owner.map { "it contains the build of \($0.shown)" } ?? "it is not empty"
    throw AdoptError(
      "cannot build in \(url.shown): \(reason); specify a different --scratch-path")
  }

  /// Prepares the folder for a build of targets: removes the modules of targets that the package
  /// contained before.
  func prepare(for targets: [String]) throws {
    for old in lines.dropFirst() where old.isIdentifier && !targets.contains(old) {
      for suffix in ["swiftmodule", "swiftdoc", "swiftsourceinfo", "abi.json"] {
        let file = products.appending(path: "Modules/\(old).\(suffix)")
        try? FileManager.default.removeItem(at: file)
      }
    }
    _ = try write(([package.path] + targets).joined(separator: "\0"), as: Self.marker)
  }

  /// Writes text to a file in the folder, and returns the location of the file.
  func write(_ text: String, as name: String) throws -> URL {
    let file = url.appending(path: name)
    try AdoptError.describe("write", file, "specify a different --scratch-path") {
      try text.write(to: file)
    }
    return file
  }

  private var lines: [String] {
    let file = url.appending(path: Self.marker)
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text.map { $0.split(separator: "\0").map(String.init) } ?? []
  }

  /// The folder of the products, which has a link to it only after a complete build.
  var products: URL {
    let places = [url] + url.contents.filter(\.isFolder)
    return places.map { $0.appending(path: "debug") }.first(where: \.isFolder)
      ?? url.appending(path: "debug")
  }
}
