import Foundation
import PackagePlugin

/// Adds source files to a target with sources for Apple's platforms.
///
/// The first file makes dates, timers and queues use the session clock, and re-exports the modules
/// that Foundation re-exports on Apple's platforms. The second file makes sessions control the
/// requests of `URLSession`. It requires the trait `Requests` of Platen: without the trait, no target
/// depends on PlatenRequests.
@main struct UnchangedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let hasRequests = target.recursiveTargetDependencies.contains { $0.name == "PlatenRequests" }
    let names = ["UnchangedSources.swift"] + (hasRequests ? ["UnchangedRequests.swift"] : [])
    return names.map { name in
      let source = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "\(name).template")
      let copy = context.pluginWorkDirectoryURL.appending(path: name)
      return .buildCommand(
        displayName: "Adding \(name)", executable: URL(filePath: "/bin/cp"),
        arguments: [source.path, copy.path], inputFiles: [source], outputFiles: [copy])
    }
  }
}
