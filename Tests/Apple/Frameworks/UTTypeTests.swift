import PlatenUniformTypeIdentifiers
import Testing

@Suite struct UTTypeTests {
  @Test func typesAreKnownByTheirExtensions() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType("public.no-such-type") == nil)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(exportedAs: "com.example.note").preferredFilenameExtension == nil)
  }
}
