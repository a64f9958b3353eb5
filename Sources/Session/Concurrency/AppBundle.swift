import Foundation

/// The resources and the properties of an app, which its main bundle contains on Apple's platforms.
///
/// On Linux, SwiftPM copies the resources of a target to a folder next to the program, and does not
/// read `Info.plist`. The source file that the plugin UnchangedSources adds to a target replaces the
/// methods of `Bundle` by these methods, which behave differently for the main bundle only.
public struct AppBundle: Sendable {
  private let folder: String
  private let properties: String?

  /// Creates a value that finds its files when they are needed.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder with the resources, next to the program.
  ///   - properties: The path of `Info.plist`, or `nil` if there is none.
  public init(resources folder: String, properties: String?) {
    self.folder = folder
    self.properties = properties
  }

  private func contents(of bundle: Bundle) -> Bundle {
    guard bundle === Bundle.main else { return bundle }
    return Bundle(url: bundle.bundleURL.appending(path: folder)) ?? bundle
  }

  /// Returns the location of a resource, or `nil` if there is none.
  public func url(
    _ name: String?, type: String?, in subfolder: String? = nil, of bundle: Bundle
  ) -> URL? {
    contents(of: bundle).url(forResource: name, withExtension: type, subdirectory: subfolder)
  }

  /// Returns the locations of the resources of a type, or `nil` if there are none.
  public func urls(type: String?, in subfolder: String?, of bundle: Bundle) -> [URL]? {
    contents(of: bundle).urls(forResourcesWithExtension: type, subdirectory: subfolder)?
      .map { $0 as URL }
  }

  /// Returns the folder of the resources.
  public func folder(of bundle: Bundle) -> URL? { contents(of: bundle).resourceURL }

  /// Returns the properties in `Info.plist`.
  public func properties(of bundle: Bundle) -> [String: Any]? {
    guard bundle === Bundle.main, let properties,
      let data = FileManager.default.contents(atPath: properties),
      let own = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return bundle.infoDictionary }
    return (own as? [String: Any])?.merging(bundle.infoDictionary ?? [:]) { own, _ in own }
  }
}
