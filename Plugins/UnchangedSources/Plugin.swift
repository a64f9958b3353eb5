import Foundation
import PackagePlugin

/// Adds a source file to a target with sources for Apple's platforms.
///
/// The file makes dates, timers and queues use the session clock, and re-exports the modules that
/// Foundation re-exports on Apple's platforms.
@main struct UnchangedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let name = "UnchangedSources.swift"
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "\(name).template")
    let copy = context.pluginWorkDirectoryURL.appending(path: name)
    return [
      .buildCommand(
        displayName: "Adding \(name)", executable: URL(filePath: "/bin/cp"),
        arguments: [source.path, copy.path], inputFiles: [source], outputFiles: [copy])
    ]
  }
}
