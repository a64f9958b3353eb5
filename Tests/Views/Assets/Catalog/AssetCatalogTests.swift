import Foundation
import Testing

@testable import PlatenAssets

@Suite struct AssetCatalogTests {
  private static func color(_ variants: String...) -> String {
    #"{ "colors": [ \#(variants.joined(separator: ", ")) ], "info": {} }"#
  }

  private static func variant(_ components: String, isDark: Bool = false) -> String {
    let appearances =
      isDark ? #""appearances": [ { "appearance": "luminosity", "value": "dark" } ], "# : ""
    return #"{ \#(appearances)"color": { "components": { \#(components) } } }"#
  }

  @Test func colorsHaveComponentsForBothAppearances() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Leaf.colorset/Contents.json": Self.color(
        Self.variant(#""red": "0.5", "green": "0xFF", "blue": "51", "alpha": "0.25""#),
        Self.variant(#""white": "1.0""#, isDark: true)),
      "A.xcassets/Plain.colorset/Contents.json": Self.color(Self.variant(#""white": "0.0""#)),
      "A.xcassets/System.colorset/Contents.json":
        #"{ "colors": [ { "color": { "reference": "systemRedColor" } } ] }"#,
    ])
    let colors = AssetCatalog(paths: [folder.path("A.xcassets")]).colors
    #expect(colors["Leaf"]?.light == .init(red: 0.5, green: 1, blue: 0.2, alpha: 0.25))
    #expect(colors["Leaf"]?.dark == .init(red: 1, green: 1, blue: 1))
    #expect(colors["Plain"]?.dark == .init())
    let red = CatalogColor.Components(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
    #expect(colors["System"]?.light == red)
  }

  @Test func namespacesArePartOfTheNamesOfTheirAssets() throws {
    let color = Self.color(Self.variant(#""white": "1.0""#))
    let folder = try TemporaryFolder([
      "A.xcassets/Theme/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "A.xcassets/Theme/Ink.colorset/Contents.json": color,
      "A.xcassets/Group/Contents.json": #"{ "info": {} }"#,
      "A.xcassets/Group/Paper.colorset/Contents.json": color,
    ])
    let colors = AssetCatalog(paths: [folder.path("A.xcassets")]).colors
    #expect(colors.keys.sorted() == ["Paper", "Theme/Ink"])
  }

  @Test func theImageWithTheLowestResolutionIsUsed() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/cup.imageset/Contents.json": """
      { "images": [
        { "filename": "dark.png", "scale": "1x",
          "appearances": [ { "appearance": "luminosity", "value": "dark" } ] },
        { "scale": "1x" },
        { "filename": "cup@3x.png", "scale": "3x" },
        { "filename": "cup@2x.png", "scale": "2x" } ] }
      """
    ])
    let image = AssetCatalog(paths: [folder.path("A.xcassets")]).images["cup"]
    #expect(image?.file.lastPathComponent == "cup@2x.png")
    #expect(image?.scale == 2)
  }

  @Test func anInvalidAssetIsReportedAndTheOthersAreUsed() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Broken.colorset/Contents.json": "{",
      "A.xcassets/Empty.colorset/Contents.json": Self.color(#"{ "idiom": "universal" }"#),
      "A.xcassets/Good.colorset/Contents.json": Self.color(Self.variant(#""white": "1.0""#)),
    ])
    var errors: [String] = []
    let catalog = AssetCatalog(paths: [folder.path("A.xcassets")]) { errors.append($0) }
    #expect(catalog.colors.keys.sorted() == ["Good"])
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("cannot read the colorset Broken: ") == true)
  }

  @Test func aMissingCatalogIsReported() {
    var errors: [String] = []
    _ = AssetCatalog(paths: ["/no/such.xcassets"]) { errors.append($0) }
    #expect(errors.first?.hasSuffix("build the program again") == true)
  }
}
