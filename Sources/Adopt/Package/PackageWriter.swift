import Foundation

/// Writes a package that builds the sources of an app where they are: it refers to them by symbolic
/// links.
struct PackageWriter {
  let name: String
  let language: String
  let graph: ModuleGraph
  let platen: PlatenSource
  let test: FirstTest?

  /// Writes the package to a new folder.
  ///
  /// - Parameter folder: The folder in which the package will be when it is complete.
  /// - Parameter place: The folder to write.
  func write(to place: URL, for folder: URL) throws -> WrittenPackage {
    var originals: [String: URL] = [:]
    try place.createFolder()
    for module in graph.modules {
      let path = "Sources/\(graph.targets[module.name])"
      for (name, original) in try write(module, to: place.appending(path: path)) {
        originals[folder.appending(path: "\(path)/\(name)").path] = original
      }
    }
    for target in graph.missing.map({ graph.targets[$0] }) {
      try Self.emptyModule.write(
        to: place.appending(path: "Missing/\(target)/\(target).swift"))
    }
    for stub in graph.stubs where stub.isTemplate {
      try stub.folder.copy(to: place.appending(path: stub.path))
    }
    if let test { try test.text.write(to: place.appending(path: test.path)) }
    try manifest.text.write(to: place.appending(path: "Package.swift"))
    try pinVersions(in: place)
    return WrittenPackage(
      folder: folder, originals: originals, targets: manifest.targets.map(\.name))
  }

  /// Apple's frameworks export Foundation, and most packages do not need it.
  private static let emptyModule = """
    // A module that the app imports, and that is missing. Its names are errors where they are used.
    @_exported import Foundation

    """

  /// Uses the versions of dependencies with which Platen is tested.
  private func pinVersions(in place: URL) throws {
    guard let pins = platen.folder?.appending(path: "Package.resolved"), pins.exists else { return }
    let copy = place.appending(path: "Package.resolved")
    let data = try AdoptError.describe("read", pins, "specify a different clone with --platen") {
      try Data(contentsOf: pins)
    }
    try data.write(to: copy)
  }

  private var manifest: Manifest {
    let modules = graph.modules.map { module in
      Manifest.Target(
        kind: module.isProgram ? .program : .library, name: graph.targets[module.name],
        dependencies: graph.targets(importedBy: module),
        hasResources: module.module.files.contains { $0.isResource && $0.url.exists },
        hasProperties: module.module.properties != nil,
        settings: module.module.settings)
    }
    let missing = graph.missing.map({ graph.targets[$0] }).map {
      Manifest.Target(kind: .library, name: $0, path: "Missing/\($0)")
    }
    let stubs = graph.stubs.map {
      Manifest.Target(
        kind: .library, name: graph.targets.stub(of: $0.name),
        dependencies: graph.targets(importedBy: $0), path: $0.path,
        settings: LanguageSettings(mode: 6))
    }
    let tests = test.map {
      [Manifest.Target(kind: .test, name: $0.target, dependencies: [$0.program])]
    }
    return Manifest(
      name: name, language: language, platen: platen,
      targets: modules + missing + stubs + (tests ?? []), aliases: graph.aliases)
  }
}

// MARK: - Modules

extension PackageWriter {
  /// Writes the links of a module, and returns the original files by the names of the links.
  private func write(_ module: AnalyzedModule, to folder: URL) throws -> [String: URL] {
    var names = LinkNames()
    var originals: [String: URL] = [:]
    try folder.createFolder()
    for source in module.sources where source.problem == nil {
      let name = names.name(for: source.url)
      originals[name] = source.url
      let link = folder.appending(path: name)
      if let adapted = source.adapted {
        try adapted.text.write(to: link)
      } else {
        try link.link(to: source.url)
      }
    }
    try linkResources(of: module.module, in: folder.appending(path: "Resources"))
    try module.module.properties?.write(to: folder.appending(path: "Info.plist"))
    return originals
  }

  /// Links resources. Localized resources are in a folder with the name of their language.
  private func linkResources(of module: SourceModule, in folder: URL) throws {
    var names: [String: LinkNames] = [:]
    var places = ["": folder]
    for resource in module.files.filter(\.isResource).map(\.url) where resource.exists {
      let parent = resource.deletingLastPathComponent()
      let language = parent.pathExtension == "lproj" ? parent.lastPathComponent : ""
      if places[language] == nil {
        places[language] = folder.appending(path: names["", default: LinkNames()].name(for: parent))
      }
      guard let place = places[language] else { continue }
      try place.createFolder()
      try place.appending(path: names[language, default: LinkNames()].name(for: resource))
        .link(to: resource)
    }
  }
}
