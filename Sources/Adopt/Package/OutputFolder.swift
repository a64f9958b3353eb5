import Foundation

/// The folder of a written package, which exists only if it is complete.
struct OutputFolder {
  /// The file that marks a folder as one that this program may replace.
  private static let marker = ".platen-adopt"
  /// What this program writes; everything else in the folder belongs to the user.
  private static let written = ["Package.swift", "Package.resolved", "Sources", "Missing"]

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
      for item in try files.contentsOfDirectory(atPath: partial.path) {
        let place = url.appending(path: item)
        if place.exists { continue }
        try files.moveItem(at: partial.appending(path: item), to: place)
      }
    } else {
      try files.moveItem(at: partial, to: url)
    }
    return package
  }

  /// Removes the package if this run has written it. Build products remain.
  func discard() {
    if isUpdate { return }
    let files = FileManager.default
    for name in Self.written + [Self.marker, "Tests"] {
      try? files.removeItem(at: url.appending(path: name))
    }
    if isNew && scratch.contents.isEmpty { try? files.removeItem(at: url) }
  }

  /// The folder for build products, which only this package uses.
  var scratch: URL { url.appending(path: Self.products) }
}
