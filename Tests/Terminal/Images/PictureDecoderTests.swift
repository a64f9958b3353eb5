import Platen
import PlatenImages
import PlatenTestSupport
import Testing

@Suite struct PictureDecoderTests {
  @Test func aPictureIsStretchedToItsCells() async throws {
    let lines = try await draw(PNG.data([[Pixel.red, Pixel.green]]), 4, 2) { $0.isSmooth = false }
    let (red, green) = (Style.Color.rgb(255, 0, 0), Style.Color.rgb(0, 255, 0))
    let row = cell(red, red) + cell(red, red) + cell(green, green) + cell(green, green)
    #expect(lines == [row, row])
  }

  @Test func aPictureThatFillsItsFrameIsCroppedAtItsSides() async throws {
    let wide = PNG.data(
      Array(repeating: [Pixel.red, Pixel.green, Pixel.green, Pixel.blue], count: 2))
    let green = Style.Color.rgb(0, 255, 0)
    #expect(
      try await draw(wide, 2, 1) { $0.isCropped = true } == [
        cell(green, green) + cell(green, green)
      ])
  }

  /// A clockwise quarter turn moves the top of the picture to the right.
  @Test(arguments: [(6, true), (8, false)])
  func aPortraitPhotoIsRotated(orientation: UInt8, isRedRight: Bool) async throws {
    let photo = turnedPhoto(photoJPEG, held: orientation)
    let (red, blue) = (Style.Color.rgb(254, 0, 0), Style.Color.rgb(0, 0, 254))
    let (left, right) = isRedRight ? (blue, red) : (red, blue)
    #expect(
      try await draw(photo, 2, 1) { $0.isSmooth = false }
        == [cell(left, left) + cell(right, right)])
  }

  /// The photo is decoded at full size, and at a size closer to that of its cells.
  @Test(arguments: [false, true], [false, true])
  func aRotatedPhotoOfAnySizeIsDrawn(isSmooth: Bool, isCropped: Bool) async throws {
    let photo = turnedPhoto(JPEG.ofScans(1, width: 640, height: 48), held: 6)
    #expect(try Picture(photo).header.width == 48)
    let lines = try await draw(photo, 3, 20) {
      ($0.isSmooth, $0.isCropped) = (isSmooth, isCropped)
    }
    let grey = Style.Color.rgb(128, 128, 128)
    let row = cell(grey, grey) + cell(grey, grey) + cell(grey, grey)
    #expect(lines == Array(repeating: row, count: 20))
  }
}
