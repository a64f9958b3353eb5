import Foundation
import PackagePlugin

/// Adds source files to a target with sources for Apple's platforms.
///
/// The first file makes dates, timers and queues use the session clock, and re-exports the modules
/// that Foundation re-exports on Apple's platforms. The second file makes sessions control the
/// requests of `URLSession`. The third file adds to targets with screens what Foundation has only on
/// Apple's platforms. The fourth file lists the asset catalogs and the tables of strings in
/// the directory of the target, if there are any. The fifth file declares the classes of the models
/// of Core Data in that directory. The sixth file makes the main bundle contain the resources of the
/// target and the properties in its `Info.plist`.
@main struct UnchangedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let modules = Set(target.recursiveTargetDependencies.map(\.name))
    let names =
      ["UnchangedSources.swift", "UnchangedRequests.swift"]
      + (modules.contains("PlatenFoundation") ? ["UnchangedFoundation.swift"] : [])
    let templates = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = context.pluginWorkDirectoryURL
    var sources = names.map { ($0, templates.appending(path: "\($0).template")) }
    let assets = AssetFiles(in: target.directoryURL)
    if !assets.paths.isEmpty {
      let source = assets.source(hasScreens: modules.contains("PlatenSwiftUI"))
      sources.append(try Self.written(source, to: "UnchangedAssets.swift", in: folder))
    }
    if !assets.models.isEmpty && modules.contains("PlatenCoreData") {
      let swift = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
      let models = assets.models.map(ManagedModel.init)
      let source = ManagedModel.source(of: models, besides: swift)
      sources.append(try Self.written(source, to: "UnchangedModels.swift", in: folder))
    }
    if let bundle = Self.bundleFiles(of: target, in: context.package) {
      sources.append(try Self.written(bundle.source, to: "UnchangedBundle.swift", in: folder))
    }
    return sources.map { name, source in
      let copy = folder.appending(path: name)
      return .buildCommand(
        displayName: "Adding \(name)", executable: URL(filePath: "/bin/cp"),
        arguments: [source.path, copy.path], inputFiles: [source], outputFiles: [copy])
    }
  }

  /// The files of the target, or of the first target in the package on which it depends and that has
  /// any: a test finds the files of the app.
  private static func bundleFiles(of target: any Target, in package: Package) -> BundleFiles? {
    let own = Set(package.targets.map(\.id))
    let others = target.recursiveTargetDependencies.filter { own.contains($0.id) }
    return ([target] + others).lazy.compactMap { BundleFiles(of: $0, in: package) }.first
  }

  /// Writes a source file, and returns the name and the location from which it is copied.
  private static func written(
    _ source: String, to name: String, in folder: URL
  ) throws -> (String, URL) {
    let template = folder.appending(path: "\(name).template")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // An unchanged file keeps its date, so that the target is not built again.
    if (try? String(contentsOf: template, encoding: .utf8)) != source {
      try source.write(to: template, atomically: true, encoding: .utf8)
    }
    return (name, template)
  }
}
