import Foundation
import Platen
import PlatenImages
import PlatenTestSupport
import Testing

@Suite struct PictureLoaderTests {
  @Test func aCompletePictureIsDrawn() async throws {
    #expect(try await failure(of: checkeredPicture) == nil)
  }

  @Test(arguments: [33, 40, 200, 5_000, 16_000])
  func aTruncatedPNGIsRejected(count: Int) async throws {
    let error = try #require(try await failure(of: checkeredPicture.prefix(count)))
    #expect(error.description.hasPrefix("invalid PNG picture: "))
  }

  @Test(arguments: [170, 300, 500])
  func aTruncatedJPEGIsRejected(count: Int) async throws {
    let error = try #require(
      try await failure(of: photoJPEG.prefix(count)))
    #expect(error.description.hasPrefix("invalid JPEG picture: "))
  }

  @Test func aWrongSizeInTheHeaderIsDetected() async throws {
    #expect(
      try await failure(of: pictureBytes(64, 80))?.description
        == "invalid PNG picture: it contains only 64 of 80 rows of pixels")
  }

  @Test func invalidPixelDataIsRejected() async throws {
    let noise =
      Data(PNG.signature + PNG.header(width: 8, height: 8))
      + Data(PNG.chunk("IDAT", Array(repeating: 7, count: 99)))
    let error = try #require(try await failure(of: noise))
    #expect(error.description.hasPrefix("invalid PNG picture: "))
  }

  /// Random bytes result in lines or an error.
  @Test(arguments: Seeds.first(60))
  func randomBytesDoNotCrashTheLoader(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var limits = PictureLimits()
    limits.time = .seconds(300)
    let photo = turnedPhoto(photoJPEG, held: 6)
    for original in [checkeredPicture, photoJPEG, photo] {
      var data = original
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let place = Int.random(in: 2..<data.count, using: &random)
        data[place] = UInt8.random(in: 0...255, using: &random)
      }
      guard (try? Picture(data)) != nil else { continue }
      switch try await failure(of: data, limits: limits) {
      case nil, .broken, .tooLarge: break
      case let failure: Issue.record("\(String(describing: failure))")
      }
    }
  }
}
