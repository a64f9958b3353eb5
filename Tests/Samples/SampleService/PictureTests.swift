import Foundation
import Testing

@testable import SampleService

/// Tests that other programs can decode the service's pictures.
@Suite struct PictureTests {
  /// The expected bytes were verified with other decoders.
  @Test func otherToolsDecodeAMosaic() {
    let face = Mosaic.identicon(of: "ada")
    let view = Landscape(of: "harbour.png").picture(columns: 40, rows: 30, tile: 8)
    #expect(face.png.fingerprint == "5de69630")
    #expect(face.jpeg.fingerprint == "44208c15")
    #expect(view.png.fingerprint == "22d5958e")
    #expect(view.jpeg.fingerprint == "17dbd9bd")
  }

  @Test func theSizeIsInTheHeader() {
    let flag = Mosaic(columns: 3, rows: 2, tile: 16, palette: palette) { x, _ in Int(x * 3) }
    #expect(Picture(flag.png) == Picture(format: .png, width: 48, height: 32))
    #expect(Picture(flag.jpeg) == Picture(format: .jpeg, width: 48, height: 32))
  }

  @Test func aLargePictureHasFewBytes() {
    let poster = Landscape(of: "poster").picture(columns: 50, rows: 75, tile: 10)
    #expect(Picture(poster.png) == Picture(format: .png, width: 500, height: 750))
    #expect(poster.png.count < 20_000)
  }

  /// The expected value is the well-known example of the checksum in RFC 1950.
  @Test func theChecksumIsThatOfZlib() {
    var runs = Runs()
    for byte in "Wikipedia".utf8 { runs.append(byte) }
    #expect(runs.adler32 == 0x11E6_0398)
  }

  @Test func theChecksumOfARunEqualsThatOfItsBytes() {
    var (long, short) = (Runs(), Runs())
    long.append(200, 1_000_000)
    for _ in 1...1_000_000 { short.append(200) }
    #expect(long.adler32 == short.adler32)
    #expect(short.runs.count == 1)
  }

  @Test(arguments: [
    (RGB(hue: 0, saturation: 1, lightness: 0.5), RGB(red: 255, green: 0, blue: 0)),
    (RGB(hue: 1.0 / 3, saturation: 1, lightness: 0.5), RGB(red: 0, green: 255, blue: 0)),
    (RGB(hue: 5.0 / 3, saturation: 1, lightness: 0.5), RGB(red: 0, green: 0, blue: 255)),
    (RGB(hue: 0.7, saturation: 0, lightness: 1), RGB(red: 255, green: 255, blue: 255)),
    (RGB(hue: 0.7, saturation: 1, lightness: 0), RGB(red: 0, green: 0, blue: 0)),
  ])
  func eachHueProducesItsColor(colour: RGB, expected: RGB) { #expect(colour == expected) }

  @Test func aNameAlwaysHasTheSamePicture() {
    #expect(Mosaic.identicon(of: "ada").tiles == Mosaic.identicon(of: "ada").tiles)
    #expect(Mosaic.identicon(of: "ada").tiles != Mosaic.identicon(of: "grace").tiles)
    let faces = Set(User.all.map { Mosaic.identicon(of: $0.login).png })
    #expect(faces.count == User.all.count)
    let posters = Set(Movie.all.map { PosterSize.w185.picture(of: $0, isWide: false).png })
    #expect(posters.count == Movie.all.count)
  }

  @Test func aFaceIsTheSameOnBothSides() {
    for user in User.all {
      let face = Mosaic.identicon(of: user.login)
      for row in 0..<face.rows { #expect(Array(face.row(row)) == face.row(row).reversed()) }
    }
  }

  private let palette = [
    RGB(red: 0, green: 0, blue: 160), RGB(red: 250, green: 250, blue: 250),
    RGB(red: 200, green: 0, blue: 0),
  ]
}
