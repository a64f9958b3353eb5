import Foundation

/// The properties of an app, which Xcode writes to `Info.plist` when it builds the app.
struct AppProperties {
  private static let maxBytes = 1 << 20

  private let values: [String: Any]

  /// Reads the file that a target names, and adds the properties in its build settings.
  init(_ settings: BuildSettings, folder: URL, in project: ProjectFiles) {
    let own = settings["INFOPLIST_FILE"].flatMap {
      Self.values(in: URL(filePath: $0, relativeTo: folder.asDirectory).absoluteURL, of: project)
    }
    let common: [String: Any] = [
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleName": "$(PRODUCT_NAME)", "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ]
    let generated = settings.values(withPrefix: "INFOPLIST_KEY_")
    values = common.merging(generated) { $1 }.merging(own ?? [:]) { $1 }
      .mapValues { Self.expanded($0, settings) }
  }

  private static func values(in file: URL, of project: ProjectFiles) -> [String: Any]? {
    project.read(file, maxBytes: maxBytes, PropertyListFile.dictionary)
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let array as [Any]: array.map { expanded($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { expanded($0, settings) }
    default: value
    }
  }

  /// The contents of the file `Info.plist`.
  var data: Data? {
    try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }
}
