import Platen
import PlatenImages
import PlatenTestSupport
import Testing

@Suite struct PictureLimitsTests {
  @Test func aPictureWithTooManyPixelsIsRejectedBeforeDecoding() async throws {
    for (width, height) in [(8_000, 8_000), (Int(Int32.max), Int(Int32.max))] {
      #expect(
        try await failure(of: pictureBytes(width, height))?.description
          == "the picture is too large: it has \(width)×\(height) pixels; the limit is 32000000 in all"
      )
    }
  }

  @Test func tooManyBytesAreRejected() async throws {
    var limits = PictureLimits()
    limits.bytes = 1_000
    let count = checkeredPicture.count
    #expect(
      try await failure(of: checkeredPicture, limits: limits)?.description
        == "the picture is too large: it has \(count) bytes; the limit is 1000")
  }

  @Test func tooManyCellsAreRejected() async throws {
    #expect(
      try await failure(of: checkeredPicture, width: 1_000, height: 51)?.description
        == "the picture is too large: it has 51000 cells; the limit is 50000")
  }

  @Test func decodingTimeIsLimited() async throws {
    var limits = PictureLimits()
    limits.time = .zero
    #expect(
      try await failure(of: checkeredPicture, limits: limits)?.description
        == "the picture was not decoded within 0 s")
  }

  /// Each scan takes about a dozen bytes but makes the decoder visit all pixels.
  @Test func theTimeToDecodeManyScansIsLimited() async throws {
    var limits = PictureLimits()
    limits.time = .milliseconds(20)
    let photo = JPEG.ofScans(1_500, width: 1_000, height: 1_000)
    #expect(photo.count < 1 << 16)
    #expect(
      try await failure(of: photo, limits: limits) == .tooSlow(limit: .milliseconds(20)))
  }
}
