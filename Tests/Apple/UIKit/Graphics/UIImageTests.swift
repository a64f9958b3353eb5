import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIImageTests {
  /// The header of a PNG file, which is enough to know its size.
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])

  @Test func anImageGivesTheBytesItWasCreatedFrom() throws {
    let image = try #require(UIImage(data: Self.png))
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.pngData() == Self.png)
    #expect(image.jpegData(compressionQuality: 0.5) == Self.png)
    #expect(image == UIImage(data: Self.png))
    #expect(UIImage(named: "cup")?.pngData() == nil)
  }

  @Test func anImageIsReadFromAFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try Self.png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.pngData() == Self.png)
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
  }
}
