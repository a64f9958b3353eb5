import Foundation

/// The folder of a written package, which exists only if it is complete.
struct OutputFolder {
  /// The file that marks a folder as one that this program may replace.
  private static let marker = ".platen-adopt"
  /// What this program writes; everything else in the folder belongs to the user.
  private static let written = ["Package.swift", "Package.resolved", "Sources", "Missing"]
  /// The folders to which this program adds, and whose contents belong to the user.
  private static let shared = ["Tests", StubSources.folder]

  private static let products = ".build"

  let url: URL
  /// The folder of the user, to which nothing is written.
  private let origin: URL
  /// Whether the folder contains a package of an earlier run.
  let isUpdate: Bool
  private let isNew: Bool

  init(at url: URL, for origin: URL) throws {
    if try origin.appFolder.contains(url) {
      throw AdoptError(
        "cannot write to \(url.shown): it is in the folder to adopt; specify a different --output")
    }
    self.url = url
    self.origin = origin
    let owner = try? String(contentsOf: url.appending(path: Self.marker), encoding: .utf8)
    isUpdate = owner == origin.path
    isNew = !url.exists
    if owner != origin.path && !url.contents.isEmpty {
      let reason = owner.map { "it contains the package of \($0.shown)" } ?? "it is not empty"
      throw AdoptError("cannot write to \(url.shown): \(reason); specify a different --output")
    }
  }

  /// Writes the package with a closure, and moves it to its place when it is complete.
  func write<Package>(_ body: (URL) throws -> Package) throws -> Package {
    try AdoptError.describe("write", url, "specify a different --output") { try replace(body) }
  }

  private func replace<Package>(_ body: (URL) throws -> Package) throws -> Package {
    let files = FileManager.default
    let partial = URL(filePath: url.path + ".partial-\(getpid())")
    defer { try? files.removeItem(at: partial) }
    let package = try body(partial)
    try origin.path.write(to: partial.appending(path: Self.marker))
    if url.exists {
      for name in Self.written + [Self.marker] {
        try? files.removeItem(at: url.appending(path: name))
      }
      try add(partial.items(), to: url)
      for name in Self.shared {
        try add(partial.appending(path: name).contents, to: url.appending(path: name))
      }
    } else {
      try files.moveItem(at: partial, to: url)
    }
    return package
  }

  /// Moves files and folders to a folder, except for those that it contains already.
  private func add(_ items: [URL], to folder: URL) throws {
    for item in items {
      let place = folder.appending(path: item.lastPathComponent)
      if !place.exists { try FileManager.default.moveItem(at: item, to: place) }
    }
  }

  /// Removes the package if this run has written it. Build products remain.
  func discard() {
    if isUpdate { return }
    let files = FileManager.default
    for name in Self.written + Self.shared + [Self.marker] {
      try? files.removeItem(at: url.appending(path: name))
    }
    if isNew && scratch.contents.isEmpty { try? files.removeItem(at: url) }
  }

  /// The folder for build products, which only this package uses.
  var scratch: URL { url.appending(path: Self.products) }
}
