import Foundation

/// A module of the adopted app: its files and its settings.
struct SourceModule {
  let name: String
  /// Whether the module is a program.
  var isApp: Bool
  var files: [SourceFile]
  var settings = LanguageSettings()
  /// The contents of `Info.plist`, or `nil` if the module has no properties.
  var properties: Data?

  var sources: [SourceFile] { files.filter(\.isSwift) }
}

/// A file or a folder of resources that belongs to a module.
struct SourceFile: Hashable {
  let url: URL

  var isSwift: Bool { url.pathExtension == "swift" }

  /// Whether the file is code in another language, which Platen does not build.
  var isForeignCode: Bool {
    [
      "m", "mm", "c", "cc", "cpp", "metal", "s", "xib", "storyboard", "intentdefinition",
    ].contains(url.pathExtension)
  }

  /// Whether an app reads the file when it runs.
  var isResource: Bool {
    !isSwift && !isForeignCode && url.lastPathComponent != "Info.plist"
      && !["h", "pch", "entitlements", "xcconfig", "md", "modulemap"].contains(url.pathExtension)
  }
}
