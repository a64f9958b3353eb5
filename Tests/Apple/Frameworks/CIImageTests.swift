import PlatenCoreImage
import Testing

@Suite struct CIImageTests {
  @Test func anImageIsNotProcessed() throws {
    let image = try #require(UIImage(systemName: "leaf"))
    let input = try #require(CIImage(image: image))
    #expect(input.extent == .zero)
    #expect(UIImage(ciImage: input.applyingFilter("CISepiaTone")) == image)
    #expect(CIImage(data: Data()) == nil)
  }
}
