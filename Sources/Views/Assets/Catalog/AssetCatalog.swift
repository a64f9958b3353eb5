import Foundation
import PlatenContext

/// The colors and images of asset catalogs, by their names.
package struct AssetCatalog: Sendable {
  /// The colors of the catalogs.
  package private(set) var colors: [String: CatalogColor] = [:]
  /// The files of the images.
  package private(set) var images: [String: CatalogImage] = [:]

  /// The catalogs of the program. An error in a catalog is logged.
  package static let shared = AssetCatalog(
    paths: AssetPaths.all.filter { $0.hasSuffix(".xcassets") },
    onError: { Log.event("warning: \($0)") })

  /// Creates a catalog with the assets of several catalogs. The first asset of a name is used.
  package init(paths: [String], onError: (String) -> Void = { _ in }) {
    for path in paths { add(folder: URL(filePath: path), namespace: "", onError) }
  }

  private mutating func add(folder: URL, namespace: String, _ onError: (String) -> Void) {
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        add(folder.appending(path: name), namespace, onError)
      }
    } catch {
      onError("cannot read the assets in \(folder.path): \(error); build the program again")
    }
  }

  private mutating func add(_ item: URL, _ namespace: String, _ onError: (String) -> Void) {
    let name = namespace + item.deletingPathExtension().lastPathComponent
    do {
      switch item.pathExtension {
      case "colorset":
        let color = try CatalogColor(contents(of: item, as: ColorSet.self))
        colors[name] = colors[name] ?? color
      case "imageset":
        let image = try CatalogImage(contents(of: item, as: ImageSet.self), in: item)
        images[name] = images[name] ?? image
      case "":
        guard let folder = try? contents(of: item, as: Folder.self) else { return }
        add(folder: item, namespace: folder.hasNamespace ? name + "/" : namespace, onError)
      default: break
      }
    } catch {
      onError(
        "cannot read the \(item.pathExtension) \(name): \(error); correct its Contents.json")
    }
  }

  private func contents<Contents: Decodable>(
    of folder: URL, as type: Contents.Type
  ) throws -> Contents {
    let data = try Data(contentsOf: folder.appending(path: "Contents.json"))
    return try JSONDecoder().decode(type, from: data)
  }
}

extension AssetCatalog {
  /// A folder of an asset catalog.
  private struct Folder: Decodable {
    private struct Properties: Decodable {
      let namespace: Bool?

      enum CodingKeys: String, CodingKey {
        case namespace = "provides-namespace"
      }
    }

    private let properties: Properties?

    /// Whether the name of the folder is part of the names of its assets.
    var hasNamespace: Bool { properties?.namespace ?? false }
  }
}

/// The appearance for which an asset has a variant.
struct Appearance: Decodable {
  let appearance: String
  let value: String
}

extension [Appearance]? {
  /// Whether the variant is for the dark appearance.
  var isDark: Bool {
    self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
  }

  /// Whether the variant is for no special appearance.
  var isAny: Bool {
    self?.allSatisfy { $0.appearance == "luminosity" && $0.value == "light" } ?? true
  }
}
