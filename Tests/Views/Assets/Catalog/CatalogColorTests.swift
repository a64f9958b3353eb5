import Foundation
import Testing

@testable import PlatenAssets

@Suite struct CatalogColorTests {
  private func color(_ json: String) throws -> CatalogColor? {
    try CatalogColor(JSONDecoder().decode(ColorSet.self, from: Data(json.utf8)))
  }

  @Test func aColorWithOnlyOneVariantIsUsedForBothAppearances() throws {
    let color = try #require(
      try color(
        #"""
        { "colors": [ { "color": { "components": { "red": "0x80", "green": "128", "blue": "0.5" } },
          "appearances": [ { "appearance": "luminosity", "value": "dark" } ] } ] }
        """#))
    #expect(color.light == color.dark)
    #expect(color.light.red == color.light.green)
  }

  @Test func anUnknownSystemColorIsBlack() throws {
    let color = try color(#"{ "colors": [ { "color": { "reference": "systemNewColor" } } ] }"#)
    #expect(color?.light == CatalogColor.Components())
  }

  @Test func anEmptySetHasNoColor() throws {
    #expect(try color(#"{ "colors": [ { "idiom": "universal" } ] }"#) == nil)
  }
}
