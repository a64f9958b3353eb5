import Foundation

/// A Swift package on disk, as far as its targets are concerned.
struct SwiftPackage: Decodable {
  private struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let resources: [Resource]?
    let settings: [SwiftPackageSetting]?

    /// The paths of its files and folders, or `nil` if it has all in its folder.
    var chosen: [String]? { sources.map { $0 + (resources ?? []).map(\.path) } }
  }

  private struct Resource: Decodable {
    let path: String
  }

  private struct ToolsVersion: Decodable {
    let version: String

    private enum CodingKeys: String, CodingKey {
      case version = "_version"
    }
  }

  private struct Dependency: Decodable {
    struct SourceControl: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable {
          let urlString: String
        }
        let remote: [Remote]?
      }
      let location: Location
    }
    struct FileSystem: Decodable {
      let path: String
    }
    let sourceControl: [SourceControl]?
    let fileSystem: [FileSystem]?
  }

  let name: String
  private let targets: [Target]
  private let dependencies: [Dependency]
  private let toolsVersion: ToolsVersion
  private let swiftLanguageVersions: [String]?

  /// Reads the manifest of the package in a folder.
  static func read(
    at folder: URL, scratch: URL, under interruption: Interruption
  ) throws -> SwiftPackage {
    var command = Subprocess.swift(["package", "dump-package"], in: folder, scratch)
    command.mergesErrors = false
    let finished = try command.run(under: interruption)
    // SwiftPM can print progress before the manifest.
    let start = finished.output.firstIndex(of: "{") ?? finished.output.endIndex
    do {
      return try JSONDecoder().decode(
        SwiftPackage.self, from: Data(finished.output[start...].utf8))
    } catch {
      throw AdoptError(
        "cannot read \(folder.manifest.shown): the manifest is not valid; run: swift package dump-package"
      )
    }
  }

  /// The targets that are not tests, plugins or binaries.
  func modules(at folder: URL, in project: ProjectFiles) -> [SourceModule] {
    targets.filter { ["regular", "executable"].contains($0.type) }.map { target in
      let source = Self.folder(of: target, in: folder)
      let excluded = Set(
        (target.exclude ?? []).map { source.appending(path: $0).standardized.path })
      let chosen = target.chosen?.map { source.appending(path: $0).standardized } ?? [source]
      return SourceModule(
        name: target.name.moduleName, isApp: target.type == "executable",
        files: chosen.flatMap { SourceTree(at: $0, in: project, excluding: excluded).files }
          .uniqued(),
        settings: LanguageSettings(target.settings ?? [], mode: languageMode))
    }
  }

  /// The language mode of the targets that do not specify one: the highest of those that the package
  /// lists, or else that of its tools version.
  private var languageMode: Int {
    let modes = swiftLanguageVersions.map { $0.map(LanguageSettings.mode) }
    return modes?.max() ?? LanguageSettings.mode(toolsVersion.version)
  }

  private static func folder(of target: Target, in package: URL) -> URL {
    if let path = target.path { return package.appending(path: path).standardized }
    let places = ["Sources", "Source", "src", "srcs"].map {
      package.appending(path: "\($0)/\(target.name)")
    }
    return places.first(where: \.isFolder) ?? places[0]
  }

  /// The packages on which this package depends.
  var references: [PackageReference] {
    let remote = dependencies.flatMap { $0.sourceControl ?? [] }.flatMap {
      $0.location.remote ?? []
    }
    let local = dependencies.flatMap { $0.fileSystem ?? [] }
    return (remote.map(\.urlString) + local.map(\.path)).map {
      PackageReference(address: $0, products: [])
    }
  }

  /// The folders of the packages on this machine on which this package depends.
  func localPackages(at folder: URL) -> [URL] {
    dependencies.flatMap { $0.fileSystem ?? [] }
      .map { URL(filePath: $0.path, relativeTo: folder.asDirectory).absoluteURL.standardized }
  }
}
