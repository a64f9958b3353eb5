import Foundation
import PackagePlugin

/// The resources of a target and its `Info.plist`.
struct BundleFiles {
  /// The name of the folder to which SwiftPM copies the resources.
  let folder: String
  /// The path of `Info.plist`, or `nil` if there is none.
  let properties: String?

  /// Finds the files of a target; returns `nil` if there are none.
  init?(of target: any Target, in package: Package) {
    let list = target.directoryURL.appending(path: "Info.plist").path
    let hasProperties = FileManager.default.fileExists(atPath: list)
    let hasResources = target.sourceModule?.sourceFiles.contains { $0.type == .resource } ?? false
    guard hasProperties || hasResources else { return nil }
    folder = "\(package.displayName)_\(target.name).resources"
    properties = hasProperties ? list : nil
  }

  /// A source file in which the main bundle contains these files, as on Apple's platforms.
  var source: String {
    """
    // Written by the plugin UnchangedSources of Platen.

    import Foundation
    import PlatenConcurrency

    private let app = AppBundle(
      resources: \(folder.debugDescription), properties: \(properties?.debugDescription ?? "nil"))

    extension Foundation.Bundle {
      @usableFromInline func url(
        forResource name: String?, withExtension type: String?
      ) -> Foundation.URL? {
        app.url(name, type: type, of: self)
      }

      @usableFromInline func url(
        forResource name: String?, withExtension type: String?, subdirectory: String?
      ) -> Foundation.URL? {
        app.url(name, type: type, in: subdirectory, of: self)
      }

      @usableFromInline func path(forResource name: String?, ofType type: String?) -> String? {
        app.url(name, type: type, of: self)?.path
      }

      @usableFromInline func path(
        forResource name: String?, ofType type: String?, inDirectory folder: String?
      ) -> String? {
        app.url(name, type: type, in: folder, of: self)?.path
      }

      @usableFromInline func urls(
        forResourcesWithExtension type: String?, subdirectory: String?
      ) -> [Foundation.URL]? {
        app.urls(type: type, in: subdirectory, of: self)
      }

      @usableFromInline func paths(
        forResourcesOfType type: String?, inDirectory folder: String?
      ) -> [String] {
        (app.urls(type: type, in: folder, of: self) ?? []).map(\\.path)
      }

      @usableFromInline var resourceURL: Foundation.URL? { app.folder(of: self) }

      @usableFromInline var resourcePath: String? { app.folder(of: self)?.path }

      @usableFromInline var infoDictionary: [String: Any]? { app.properties(of: self) }

      @usableFromInline func object(forInfoDictionaryKey key: String) -> Any? {
        app.properties(of: self)?[key]
      }

      @usableFromInline var bundleIdentifier: String? {
        app.properties(of: self)?["CFBundleIdentifier"] as? String
      }
    }

    """
  }
}
