import Foundation
import Testing

/// Checks that tests use only files in folders of their own.
///
/// A path such as `/missing` exists as soon as another program creates it.
@Suite struct OwnFoldersTests {
  /// The test files that contain such paths without opening a file.
  private static let exceptions: Set = [
    "Adopt/Package/LinkNamesTests.swift",
    "Adopt/Package/ManifestTests.swift",
    "Adopt/Report/FindingsTests.swift",
    "Adopt/Report/StoppedApp.swift",
    "Adopt/System/NamesTests.swift",
    "Views/Assets/Catalog/CatalogImageTests.swift",
    "Views/Views/Controls/Text/LocalizedStringKeyTests.swift",
  ]

  @Test func noTestOpensAFileOutsideItsFolders() throws {
    // The folders after `(?!` belong to the system.
    let path =
      /(?:[fF]ileURLWithPath|filePath|[aA]tPath|contentsOfFile): "\/(?!proc|dev)[A-Za-z]|[(,\[] ?"\/(?:missing|none|nonexistent|nowhere|no such)\b/
    let folder = Sources.folder.appending(path: "../Tests").standardizedFileURL
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let found = try (files ?? []).filter { (file: String) in
      guard file.hasSuffix(".swift"), !file.hasSuffix("OwnFoldersTests.swift") else { return false }
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return text.firstMatch(of: path) != nil
    }
    #expect(Set(found) == Self.exceptions)
  }
}
