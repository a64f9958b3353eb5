import Foundation

/// The dependencies of a project that uses CocoaPods.
enum Podfile {
  private static let maxBytes = 1 << 20

  /// Returns the pods that the `Podfile` in a folder lists.
  static func references(in folder: URL, of project: ProjectFiles) -> [PackageReference] {
    let file = folder.appending(path: "Podfile")
    guard file.exists, let data = project.read(file, maxBytes: maxBytes, { $0 }) else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap(name)
      .map { PackageReference(address: "pod \($0)", products: [String($0)]) }
  }

  /// Returns the name in a line such as `pod 'Kit', '~> 1.0'`.
  ///
  /// - Complexity: O(*n*)
  private static func name(in line: Substring) -> Substring? {
    guard let words = line.trimmed.dropping("pod"), words.first?.isWhitespace == true else {
      return nil
    }
    let quoted = words.trimmed
    guard let quote = quoted.first, "'\"".contains(quote) else { return nil }
    let name = quoted.dropFirst().prefix { !"'\"".contains($0) }
    return name.isEmpty || name.endIndex == quoted.endIndex ? nil : name
  }
}
