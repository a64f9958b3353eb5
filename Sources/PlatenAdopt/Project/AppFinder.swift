import Foundation
import PlatenLines

/// Finds the app in a folder: in an Xcode project, a Swift package, or loose sources.
struct AppFinder {
  /// The folder of the user.
  let folder: URL
  /// The name of the target to adopt, or `nil` to adopt the first app.
  let target: String?
  /// The folders of additional packages.
  let packages: [URL]
  /// The folder in which SwiftPM reads manifests.
  let scratch: URL
  let interruption: Interruption

  func find() throws -> AdoptedApp {
    let root = folder.pathExtension == "xcodeproj" ? folder.deletingLastPathComponent() : folder
    var app = try app(in: root)
    app.packages += Podfile.references(in: root)
    if app.modules.allSatisfy(\.sources.isEmpty) {
      throw AdoptError(
        "cannot adopt \(folder.shown): it has no Swift files; specify the folder of an app")
    }
    return app
  }

  private func app(in root: URL) throws -> AdoptedApp {
    if let project = try project(in: root) { return try app(of: project, in: root) }
    if root.appending(path: "Package.swift").exists { return try app(ofPackage: root) }
    let module = SourceModule(
      name: root.lastPathComponent.moduleName, isApp: true,
      files: SourceTree(at: root).files.filter { $0.url.lastPathComponent != "Package.swift" })
    return AdoptedApp(
      name: module.name, origin: root, modules: [module], libraries: { libraries(in: root) })
  }
}

// MARK: - Xcode

extension AppFinder {
  /// The location of the project that is closest to the top.
  private func project(in root: URL) throws -> URL? {
    if folder.pathExtension == "xcodeproj" { return folder }
    let found = SourceTree(at: root).all { $0.pathExtension == "xcodeproj" }
    let top = found.filter { $0.pathComponents.count == found[0].pathComponents.count }
    if top.count > 1 {
      let names = top.map(\.shown).joined(separator: ", ")
      throw AdoptError(
        "cannot adopt \(folder.shown): it has several projects; specify one: \(names)")
    }
    return top.first
  }

  private func app(of url: URL, in root: URL) throws -> AdoptedApp {
    let project = try XcodeProject(at: url)
    let targets = project.targets
    let selected = try selectedTarget(of: targets, in: url)
    let own = targets.filter { $0.kind == .library && $0.name != selected.name }.map(\.module)
    return AdoptedApp(
      name: selected.name, origin: url, language: project.language ?? "en",
      modules: [selected.module], packages: project.packages,
      otherTargets: targets.filter { $0.kind == .app && $0.name != selected.name }.map(\.name),
      libraries: { own + libraries(in: root) })
  }

  private func selectedTarget(of targets: [XcodeTarget], in url: URL) throws -> XcodeTarget {
    if let target {
      if let named = targets.first(where: { $0.name == target }) { return named }
      let names = targets.map { "\"\($0.name.printable)\"" }.joined(separator: ", ")
      throw AdoptError("no target \"\(target.printable)\" in \(url.shown); available: \(names)")
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
    let modules = package.modules(at: folder)
    let apps = modules.filter(\.isApp)
    guard let app = apps.first(where: { target == nil || $0.name == target }) else {
      return AdoptedApp(
        name: package.name, origin: folder, modules: modules, packages: package.references)
    }
    return AdoptedApp(
      name: app.name, origin: folder, modules: [app], packages: package.references,
      otherTargets: apps.map(\.name).filter { $0 != app.name },
      libraries: { modules.filter { !$0.isApp } })
  }

  /// The targets of the additional packages and of the packages below a folder, except for those
  /// whose manifests are not valid.
  private func libraries(in root: URL) -> [SourceModule] {
    let manifests = SourceTree(at: root).all { $0.lastPathComponent == "Package.swift" }
    let folders = packages + manifests.map { $0.deletingLastPathComponent() }
    return folders.flatMap { folder in
      (try? read(folder))?.modules(at: folder).filter { !$0.isApp } ?? []
    }
  }

  private func read(_ folder: URL) throws -> SwiftPackage {
    try SwiftPackage.read(at: folder, scratch: scratch, under: interruption)
  }
}
