import PlatenSwiftUI
import Testing

@MainActor
@Suite struct CGImageTests {
  @Test func anImageIsTheSameInCoreGraphics() throws {
    let image = try #require(UIImage(systemName: "leaf"))
    let copy = try #require(image.cgImage)
    #expect(UIImage(cgImage: copy) == image)
    #expect(copy.width == 0 && copy.height == 0)
  }

  @Test func aDrawingIsEmpty() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 16))
    var isDrawn = false
    let image = renderer.image { context in
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
      isDrawn = true
    }
    #expect(isDrawn && image == UIImage())
    #expect(renderer.pngData { _ in }.isEmpty)
  }
}
