import Foundation
import PlatenLines

/// The modules that exist without being part of the app.
struct KnownModules {
  /// The frameworks that Platen replaces, with the modules that replace them.
  static let aliases = Dictionary(
    uniqueKeysWithValues: [
      "Charts", "CoreData", "CoreGraphics", "CoreLocation", "CoreTransferable", "MapKit",
      "Network", "OSLog", "SafariServices", "Security", "SwiftData", "SwiftUI",
      "SystemConfiguration", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
    ].map { ($0, "Platen\($0)") } + [("Combine", "PlatenCombineNetworking"), ("os", "PlatenOS")])

  /// The modules of the toolchain.
  private let toolchain: Set<String>
  /// The stubs that can be added to the written package.
  var stubs = StubSources()

  /// Asks the compiler for the folders of the toolchain's modules.
  init(under interruption: Interruption) throws {
    let finished = try Subprocess("swiftc", "-print-target-info").run(under: interruption)
    do {
      let target = try JSONDecoder().decode(TargetInfo.self, from: Data(finished.output.utf8))
      self.init(in: target.paths.runtimeLibraryImportPaths.map { URL(filePath: $0) })
    } catch {
      throw AdoptError("cannot run swiftc: \(finished.output.shown); install Swift")
    }
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeLibraryImportPaths: [String]
    }
    let paths: Paths
  }

  /// Lists the modules in folders.
  init(in folders: [URL]) {
    let modules = folders.flatMap(\.contents).filter { $0.pathExtension == "swiftmodule" }
    toolchain = Set(modules.map { $0.deletingPathExtension().lastPathComponent })
  }

  func contains(_ module: String) -> Bool { isPresent(module) || stubs[module] != nil }

  /// Returns whether a name is that of a framework of Apple or a module of the toolchain.
  func isFramework(_ module: String) -> Bool {
    Self.aliases[module] != nil || toolchain.contains(module) || stub(for: module) != nil
  }

  /// Returns the stub that an import of a module refers to, or `nil` if the module exists without it.
  func stub(for module: String) -> Stub? { isPresent(module) ? nil : stubs[module] }

  /// Returns whether a module exists in each written package.
  private func isPresent(_ module: String) -> Bool {
    Self.aliases[module] != nil || toolchain.contains(module)
      || Self.alwaysPresent.contains(module) || module.hasPrefix("Platen")
  }

  /// The modules of Platen's dependencies, which sources can import.
  private static let alwaysPresent: Set = [
    "ArgumentParser", "FlyingFox", "FlyingSocks", "IssueReporting", "Logging",
  ]
}
