import Foundation
import Testing

@testable import PlatenAssets

@Suite struct StringFileFormatTests {
  @Test func aPluralTableContainsItsForms() throws {
    let folder = try TemporaryFolder([
      "fr.lproj/Notes.stringsdict": """
      <plist version="1.0"><dict><key>%d notes</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@notes@</string>
        <key>notes</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>%d note</string><key>other</key><string>%d notes</string>
        </dict></dict></dict></plist>
      """
    ])
    let file = URL(filePath: folder.path("fr.lproj/Notes.stringsdict"))
    let contents = try StringFileFormat.stringsdict.contents(of: file)
    let format = contents.translations["fr"]?["%d notes"]
    #expect(format?.text == "%#@notes@")
    #expect(format?.variables["notes"]?.forms == [.one: "%d note", .other: "%d notes"])
    #expect(contents.source == nil)
  }

  @Test func aTableOutsideALanguageBelongsToTheDevelopmentRegion() throws {
    let folder = try TemporaryFolder(["Notes.strings": #""a" = "A";"#])
    let contents = try StringFileFormat.strings.contents(
      of: URL(filePath: folder.path("Notes.strings")))
    #expect(contents.translations == ["Base": ["a": LocalizedFormat(text: "A")]])
  }
  @Test(arguments: [
    ("deep.lproj/A.strings", "(", ")"), ("deep.lproj/B.strings", "<array>", "</array>"),
    ("deep.lproj/C.stringsdict", "<array>", "</array>"), ("D.xcstrings", "[", "]"),
  ])
  func aFileWithDeeplyNestedContentsIsAnError(path: String, open: String, close: String) throws {
    let (opening, closing) = (
      String(repeating: open, count: 100_000), String(repeating: close, count: 100_000)
    )
    let text = open.hasPrefix("<") ? "<plist>\(opening)\(closing)</plist>" : opening + closing
    let folder = try TemporaryFolder([path: text])
    let file = URL(filePath: folder.path(path))
    let format = try #require(StringFileFormat(rawValue: file.pathExtension))
    #expect(throws: (any Error).self) { try format.contents(of: file) }
  }
}
