import PlatenCoreImage
import Testing

@Suite struct CIFilterTests {
  @Test func aFilterLeavesAnImageAsItIs() throws {
    let image = try #require(UIImage(systemName: "leaf"))
    let filter = CIFilter.sepiaTone()
    filter.inputImage = CIImage(image: image)
    filter.intensity = 0.5
    #expect(filter.inputKeys.contains(kCIInputIntensityKey))
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Float == 0.5)
    let output = try #require(filter.outputImage)
    let result = try #require(CIContext().createCGImage(output, from: output.extent))
    #expect(UIImage(cgImage: result) == image)
    let generator = CIFilter.qrCodeGenerator()
    generator.message = Data("tea".utf8)
    #expect(generator.outputImage == nil)
  }
}
