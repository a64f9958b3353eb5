import Foundation
import PlatenLines

/// Finds the app in a folder: in an Xcode project, a Swift package, or loose sources.
struct AppFinder {
  /// The folder of the user.
  let folder: URL
  /// The folder of the project.
  private let root: URL
  /// The name of the target to adopt, or `nil` to adopt the first app.
  let target: String?
  /// The folders of additional packages.
  let packages: [URL]
  /// The folder in which SwiftPM reads manifests.
  let scratch: URL
  let interruption: Interruption
  private let files: ProjectFiles

  init(
    folder: URL, target: String?, packages: [URL], scratch: URL, interruption: Interruption
  ) {
    self.folder = folder
    self.target = target
    self.packages = packages
    self.scratch = scratch
    self.interruption = interruption
    root = folder.appFolder
    files = ProjectFiles(in: root)
  }

  func find() throws -> AdoptedApp {
    if let folder = packages.first(where: { !$0.isPackage }) {
      throw AdoptError(
        "cannot read \(folder.shown): \(Self.notAPackage); specify the folder of a package with --package"
      )
    }
    var app = try app()
    app.packages += Podfile.references(in: root, of: files)
    app.omissions = files.omissions
    if app.modules.allSatisfy(\.sources.isEmpty) {
      throw AdoptError(
        "cannot adopt \(folder.shown): it has no Swift files; specify the folder of an app")
    }
    return app
  }

  private func app() throws -> AdoptedApp {
    if let project = try project() { return try app(of: project) }
    if root.isPackage { return try app(ofPackage: root) }
    let module = SourceModule(
      name: root.lastPathComponent.moduleName, isApp: true,
      files: SourceTree(at: root, in: files).appFiles.filter {
        $0.url.lastPathComponent != "Package.swift"
      })
    return AdoptedApp(
      name: module.name, origin: root, modules: [module], libraries: { libraries(of: []) })
  }
}

// MARK: - Xcode

extension AppFinder {
  /// The location of the project that is closest to the top. Of several, it is the one with the
  /// selected target.
  private func project() throws -> URL? {
    if folder.pathExtension == "xcodeproj" { return folder }
    let found = SourceTree(at: root, in: files).all { $0.pathExtension == "xcodeproj" }
    let top = found.filter { $0.pathComponents.count == found[0].pathComponents.count }
    if top.count > 1 {
      if let named = try top.first(where: hasSelectedTarget) { return named }
      let names = top.map(\.shown).joined(separator: ", ")
      throw AdoptError(
        "cannot adopt \(folder.shown): it has several projects; specify one, or a --target: \(names)"
      )
    }
    return top.first
  }

  private func hasSelectedTarget(_ url: URL) throws -> Bool {
    try target != nil && XcodeProject(at: url, in: files).targets.contains { $0.name == target }
  }

  private func app(of url: URL) throws -> AdoptedApp {
    let project = try XcodeProject(at: url, in: files)
    let targets = project.targets
    let selected = try selectedTarget(of: targets, in: url)
    let own = targets.filter { $0.kind == .library && $0.name != selected.name }
    return AdoptedApp(
      name: selected.name, origin: url, language: project.language ?? "en",
      modules: [selected.module], packages: project.packages,
      otherTargets: targets.filter { $0.kind == .app && $0.name != selected.name }.map(\.name),
      libraries: { own.map(\.module) + libraries(of: project.localPackages) })
  }

  private func selectedTarget(of targets: [XcodeTarget], in url: URL) throws -> XcodeTarget {
    if let target {
      if let named = targets.first(where: { $0.name == target }) { return named }
      let names = targets.map { "\"\($0.name.shown)\"" }.joined(separator: ", ")
      throw AdoptError("no target \"\(target.shown)\" in \(url.shown); available: \(names)")
    }
    let apps = targets.filter { $0.kind == .app }
    let selected =
      apps.first(where: \.isForPhones) ?? apps.first
      ?? targets.first { $0.kind == .library }
    if let selected { return selected }
    throw AdoptError(
      "cannot adopt \(url.shown): it has no app and no library; specify a folder of sources")
  }
}

// MARK: - Packages

extension AppFinder {
  private func app(ofPackage folder: URL) throws -> AdoptedApp {
    let package = try read(folder)
    let modules = package.modules(at: folder, in: files)
    let local = package.localPackages(at: folder)
    let apps = modules.filter(\.isApp)
    guard let app = apps.first(where: { target == nil || $0.name == target }) else {
      return AdoptedApp(
        name: package.name, origin: folder, modules: modules, packages: package.references,
        libraries: { libraries(of: local, besides: folder) })
    }
    return AdoptedApp(
      name: app.name, origin: folder, modules: [app], packages: package.references,
      otherTargets: apps.map(\.name).filter { $0 != app.name },
      libraries: { modules.filter { !$0.isApp } + libraries(of: local, besides: folder) })
  }

  /// The targets of the additional packages, of the packages on this machine that the project or
  /// one of these packages names, and of the packages below the folder. Packages whose manifests are
  /// not valid are omitted.
  private func libraries(of named: [URL], besides app: URL? = nil) -> [SourceModule] {
    let manifests = SourceTree(at: root, in: files).all { $0.lastPathComponent == "Package.swift" }
    var folders = packages + named + manifests.map { $0.deletingLastPathComponent() }
    var known = Set([app].compactMap { try? $0?.resolved().path })
    var modules: [SourceModule] = []
    var next = 0
    while next < folders.count {
      let place = folders[next]
      next += 1
      guard let folder = try? place.resolved(), folder.isPackage else {
        files.omissions.add(place.path, because: Self.notAPackage)
        continue
      }
      guard known.insert(folder.path).inserted else { continue }
      files.add(folder)
      guard let package = try? read(folder) else {
        files.omissions.add(folder.manifest.path, because: "the manifest is not valid")
        continue
      }
      modules += package.modules(at: folder, in: files).filter { !$0.isApp }
      folders += package.localPackages(at: folder)
    }
    return modules
  }

  private static let notAPackage = "it does not contain Package.swift"

  private func read(_ folder: URL) throws -> SwiftPackage {
    let manifest = folder.manifest
    guard files.admits(manifest) else {
      throw AdoptError(
        "cannot read \(manifest.shown): it is a link out of the project; replace it by a file")
    }
    return try SwiftPackage.read(at: folder, scratch: scratch, under: interruption)
  }
}

extension URL {
  /// The location of the manifest of the package in this folder.
  var manifest: URL { appending(path: "Package.swift") }

  fileprivate var isPackage: Bool { manifest.exists }
}
