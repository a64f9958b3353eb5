#if Images
  import Foundation
  import Platen
  import PlatenImages
  import PlatenTestSupport
  import Testing

  @Suite struct BrokenPictureTests {
    private static let checked = PNG.data((0..<64).map(row))

    /// Pixels that differ from each other.
    private static func row(_ y: Int) -> [[UInt8]] {
      (0..<64).map { x -> [UInt8] in
        let mixed = (y * 7 + x * 5) % 256
        return [UInt8(y * 4), UInt8(x * 4), UInt8(mixed), 255]
      }
    }

    private func failure(
      of data: Data, width: Int = 4, height: Int = 2, limits: PictureLimits = PictureLimits()
    ) async throws -> PictureError? {
      let request = PictureRequest(try Picture(data), width: width, height: height)
      let renderer = CellRenderer(depth: .full, limits: limits)
      do throws(PictureError) {
        let lines = try await renderer.lines(for: request)
        #expect(lines.map(\.width) == Array(repeating: width, count: height))
        return nil
      } catch {
        return error
      }
    }

    private func bytes(_ width: Int, _ height: Int) -> Data {
      Data(PNG.signature + PNG.header(width: width, height: height)) + Self.checked.dropFirst(33)
    }

    @Test func aWholePictureIsDrawn() async throws {
      #expect(try await failure(of: Self.checked) == nil)
    }

    @Test(arguments: [33, 40, 200, 5_000, 16_000])
    func aPNGThatIsCutOffIsRefused(count: Int) async throws {
      let error = try #require(try await failure(of: Self.checked.prefix(count)))
      #expect(error.description.hasPrefix("a broken PNG picture: "))
    }

    @Test(arguments: [170, 300, 500])
    func aJPEGThatIsCutOffIsRefused(count: Int) async throws {
      let error = try #require(
        try await failure(of: CellRendererTests.jpeg.prefix(count)))
      #expect(error.description.hasPrefix("a broken JPEG picture: "))
    }

    @Test func aHeaderThatLiesIsFoundOut() async throws {
      #expect(
        try await failure(of: bytes(64, 80))?.description
          == "a broken PNG picture: it holds 64 of 80 rows of pixels")
    }

    @Test func whatIsNoPixelsIsRefused() async throws {
      let noise =
        Data(PNG.signature + PNG.header(width: 8, height: 8))
        + Data(PNG.chunk("IDAT", Array(repeating: 7, count: 99)))
      let error = try #require(try await failure(of: noise))
      #expect(error.description.hasPrefix("a broken PNG picture: "))
    }

    @Test func aPictureOfTooManyPixelsIsRefusedBeforeItIsDecoded() async throws {
      for (width, height) in [(8_000, 8_000), (Int(Int32.max), Int(Int32.max))] {
        #expect(
          try await failure(of: bytes(width, height))?.description
            == "a picture of \(width)×\(height) pixels; it may have 32000000 in all")
      }
    }

    @Test func tooManyBytesAreRefused() async throws {
      var limits = PictureLimits()
      limits.bytes = 1_000
      let count = Self.checked.count
      #expect(
        try await failure(of: Self.checked, limits: limits)?.description
          == "a picture of \(count) bytes; it may have 1000")
    }

    @Test func tooManyCellsAreRefused() async throws {
      #expect(
        try await failure(of: Self.checked, width: 1_000, height: 51)?.description
          == "a picture of 51000 cells; it may have 50000")
    }

    @Test func aDecoderHasNoMoreThanItsTime() async throws {
      var limits = PictureLimits()
      limits.time = .zero
      #expect(
        try await failure(of: Self.checked, limits: limits)?.description
          == "a picture that cannot be decoded in 0 s")
    }

    /// Each of the scans goes over all pixels, and takes a dozen bytes.
    @Test func aDecoderHasNoMoreThanItsTimeForManyScans() async throws {
      var limits = PictureLimits()
      limits.time = .milliseconds(20)
      let photo = JPEG.ofScans(1_500, width: 1_000, height: 1_000)
      #expect(photo.count < 1 << 16)
      #expect(
        try await failure(of: photo, limits: limits) == .tooSlow(limit: .milliseconds(20)))
    }

    /// Whatever the bytes say, decoding ends in lines or in a reason.
    @Test(arguments: Seeds.first(60))
    func noBytesBringItDown(seed: UInt64) async throws {
      var random = SeededGenerator(seed: seed)
      var limits = PictureLimits()
      limits.time = .seconds(300)
      let photo = CellRendererTests.photo(CellRendererTests.jpeg, held: 6)
      for original in [Self.checked, CellRendererTests.jpeg, photo] {
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
#endif
