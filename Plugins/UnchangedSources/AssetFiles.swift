import Foundation

/// The asset catalogs, the tables of strings and the models of Core Data in a directory.
struct AssetFiles {
  /// The paths of the catalogs and the tables, in order.
  private(set) var paths: [String] = []
  /// The models of Core Data, in order.
  private(set) var models: [URL] = []
  /// The names of the colors in the catalogs.
  private var colors: [String] = []
  /// The names of the images in the catalogs.
  private var images: [String] = []
  /// The directories that have been searched. A symbolic link can lead back to one of them.
  private var searched: Set<String> = []

  /// Finds the files in a directory. Directories of other packages are not searched.
  init(in directory: URL) { search(directory) }

  private mutating func search(_ directory: URL) {
    guard searched.insert(directory.resolvingSymlinksInPath().path).inserted else { return }
    for name in Self.names(in: directory) {
      let item = directory.appending(path: name)
      switch item.pathExtension {
      case "strings", "stringsdict", "xcstrings":
        if !name.hasPrefix("InfoPlist.") { paths.append(item.path) }
      case "xcdatamodeld", "xcdatamodel":
        models.append(item)
      case "xcassets":
        paths.append(item.path)
        searchCatalog(item, namespace: "")
      case "", "lproj":
        let isPackage = FileManager.default.fileExists(
          atPath: item.appending(path: "Package.swift").path)
        if !isPackage { search(item) }
      default: break
      }
    }
  }

  private mutating func searchCatalog(_ folder: URL, namespace: String) {
    guard searched.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    for name in Self.names(in: folder) {
      let item = folder.appending(path: name)
      let asset = namespace + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "colorset": colors.append(asset)
      case "imageset": images.append(asset)
      case "": searchCatalog(item, namespace: Self.isNamespace(item) ? asset + "/" : namespace)
      default: break
      }
    }
  }

  /// Returns whether the name of a folder is part of the names of its assets.
  private static func isNamespace(_ folder: URL) -> Bool {
    let contents = try? Data(contentsOf: folder.appending(path: "Contents.json"))
    let object = contents.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    let properties = (object as? [String: Any])?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool ?? false
  }

  /// Returns the names of the visible items in a directory, in order; none for a file.
  private static func names(in directory: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: directory.resolvingSymlinksInPath().path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension AssetFiles {
  /// Returns a source file that lists the paths and declares a symbol for each color and image.
  ///
  /// - Parameter hasScreens: Whether the target depends on SwiftUI.
  func source(hasScreens: Bool) -> String {
    let list = paths.map { "    \(String(reflecting: $0)),\n" }.joined()
    let paths = """
      // Written by the plugin UnchangedSources of Platen.

      import Foundation
      import PlatenConcurrency

      public enum _UnchangedAssets: _AssetProvider {
        public static let paths: [String] = [
      \(list)  ]
      }

      """
    return hasScreens ? paths + symbols : paths
  }

  private var symbols: String {
    let colors = AssetSymbol.symbols(of: colors, without: "Color")
    let images = AssetSymbol.symbols(of: images, without: "Image")
    // A constant of the app hides a member of a protocol.
    let styles = colors.filter { $0.path.isEmpty && !AssetSymbol.styles.contains($0.name) }
    return """

      import SwiftUI

      extension ColorResource {
      \(AssetSymbol.declarations(of: colors, type: "ColorResource"))}

      extension ImageResource {
      \(AssetSymbol.declarations(of: images, type: "ImageResource"))}

      extension ShapeStyle where Self == Color {
      \(styles.map { "  static var \($0.name): Color { Color(ColorResource.\($0.name)) }\n" }.joined())}

      extension _CatalogColor where Self == UIColor {
      \(styles.map { "  static var \($0.name): UIColor { UIColor(resource: .\($0.name)) }\n" }.joined())}

      """
  }
}
