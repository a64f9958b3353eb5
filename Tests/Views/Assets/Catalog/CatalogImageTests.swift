import Foundation
import Testing

@testable import PlatenAssets

@Suite struct CatalogImageTests {
  private func image(_ json: String) throws -> CatalogImage? {
    let set = try JSONDecoder().decode(ImageSet.self, from: Data(json.utf8))
    return CatalogImage(set, in: URL(filePath: "/assets/cup.imageset"))
  }

  @Test func anImageWithoutAScaleHasOnePixelPerPoint() throws {
    let image = try image(#"{ "images": [ { "filename": "cup.pdf" } ] }"#)
    #expect(image == CatalogImage(file: URL(filePath: "/assets/cup.imageset/cup.pdf"), scale: 1))
  }

  @Test func anEmptySetHasNoImage() throws {
    #expect(try image(#"{ "images": [ { "scale": "2x" } ] }"#) == nil)
  }
}
