import Foundation
import PlatenTestProcesses
import Testing

/// The metrics that `Scripts/structure` prints.
struct Structure: Decodable {
  struct Target: Decodable, Equatable {
    let files: Int
    let arrows: Int
    let foldersInCircles: Int
    let circles: [[String]]
  }

  struct Kernel: Decodable {
    struct Reach: Decodable, Equatable {
      let files: Int
      let folders: Int
    }

    let files: Int
    let reached: Reach
    let reachedWithExtensions: Reach
  }

  struct Closure: Decodable, Equatable {
    let targets: Int
    let lines: Int
    let chain: Int
  }

  struct Examples: Decodable {
    let types: Int
    let withExample: Int
  }

  struct Package: Decodable {
    let targets: Int
    let targetsInCircles: Int
    let hooks: Int
    let internalTypes: Int
    let extensionFiles: Int
    let glossaryRows: Int
    let filesWithBehavior: Int
    let filesWithNamesakeTest: Int
    /// The public types of a target.
    let examples: [String: Examples]
    /// The number of members of each type, keyed by target and type path.
    let members: [String: Int]
    /// The number of stored properties of each type, keyed by target and type path.
    let storedProperties: [String: Int]
  }

  /// A target in `Sources`.
  struct Location: Decodable {
    /// The folder, relative to `Sources`.
    let folder: String
    /// The targets that this target can import.
    let dependencies: Set<String>

    /// The first folder of the path.
    var ring: String { String(folder.prefix { $0 != "/" }) }
  }

  /// The structure of this package, which the script measures once for all tests.
  static let ofPackage = Task { try await read() }

  let targets: [String: Target]
  /// The targets of the manifest.
  let manifest: [String: Location]
  /// What the build of each product compiles.
  let closures: [String: Closure]
  let kernel: Kernel
  let package: Package
}

extension Structure {
  /// Runs the script on this package, or on the package in the given folder.
  static func read(_ folder: URL? = nil) async throws -> Structure {
    let script = Sources.folder.appending(path: "../Scripts/structure").standardizedFileURL.path
    let options = folder.map { ["--package-path", $0.path] } ?? []
    let run = try await ChildProcess.run(script, ["--json"] + options)
    guard run.status == 0 else { throw Failure(description: run.errors) }
    return try JSONDecoder().decode(Structure.self, from: Data(run.output.utf8))
  }

  /// Runs the script on a package with the given files.
  ///
  /// Paths are relative to `Sources`, unless they begin with `Tests`.
  static func read(_ files: [String: String], manifest: String? = nil) async throws -> Structure {
    let folder = try TemporaryFolder()
    if let manifest { try folder.add(manifest, as: "Package.swift") }
    for (name, text) in files {
      try folder.add(text, as: name.hasPrefix("Tests/") ? name : "Sources/\(name)")
    }
    let structure = try await read(folder.url)
    return withExtendedLifetime(folder) { structure }
  }

  /// Returns the metrics of a target with the given files.
  static func target(_ files: [String: String]) async throws -> Target {
    let named = files.map { ("Main/\($0)", $1) }
    let structure = try await read(Dictionary(uniqueKeysWithValues: named))
    return structure.targets["Main"]
      ?? Target(files: 0, arrows: 0, foldersInCircles: 0, circles: [])
  }

  /// The error of a script run that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
