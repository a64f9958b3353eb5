import Foundation

/// The dependencies of a project that uses CocoaPods.
enum Podfile {
  private static let maxBytes = 1 << 20

  /// Returns the pods that the `Podfile` in a folder lists.
  static func references(in folder: URL, of project: ProjectFiles) -> [PackageReference] {
    let file = folder.appending(path: "Podfile")
    guard file.exists, let data = try? project.data(at: file, maxBytes: maxBytes) else { return [] }
    return String(decoding: data, as: UTF8.self)
      .matches(of: /(?m)^\s*pod\s+['"]([^'"\n]+)['"]/)
      .map { PackageReference(address: "pod \($0.1)", products: [String($0.1)]) }
  }
}
