import Foundation
import PlatenNavigation
import PlatenTestSupport
import Testing

@Suite struct PictureHeaderTests {
  private static let png = PNG.signature + PNG.header(width: 420, height: 300)
  /// A start marker, an application segment, a fill byte and the frame header.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 17, 8, 1, 44, 1, 164, 3]

  @Test(arguments: [(png, "PNG"), (jpeg, "JPEG")])
  func thePictureHeaderProvidesTheFormatAndTheSize(bytes: [UInt8], format: String) throws {
    let header = try PictureHeader(Data(bytes))
    #expect(header.format.rawValue == format)
    #expect((header.width, header.height) == (420, 300))
  }

  /// Returns a JPEG with an Exif orientation, in either byte order.
  private static func photo(held orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let fields: [UInt8] =
      isLittle
      ? Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let segment = Array("Exif\0\0".utf8) + fields
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + jpeg.dropFirst(2)
  }

  @Test(arguments: UInt8(0)...9, [true, false])
  func aRotatedOrientationSwapsWidthAndHeight(orientation: UInt8, isLittle: Bool) throws {
    let header = try PictureHeader(
      Data(Self.photo(held: orientation, isLittle: isLittle)))
    let isHigh = (5...8).contains(orientation)
    #expect((header.width, header.height) == (isHigh ? (300, 420) : (420, 300)))
  }

  /// Corrupt Exif data leaves the size unchanged or swaps width and height.
  @Test(arguments: Seeds.first(200))
  func corruptExifDataCanOnlySwapWidthAndHeight(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = Self.photo(held: 6, isLittle: Bool.random(using: &random))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      bytes[Int.random(in: 6..<34, using: &random)] =
        [0, 1, 0xFF, .random(in: 0...255, using: &random)].randomElement(using: &random)!
    }
    let header = try PictureHeader(Data(bytes))
    #expect([header.width, header.height].sorted() == [300, 420])
  }

  @Test func aPictureHeaderInADataSliceIsReadFromTheStartIndex() throws {
    let data = Data([1, 2, 3] + Self.png).dropFirst(3)
    #expect(try PictureHeader(data).width == 420)
  }

  @Test(
    arguments: [
      ([], "not a PNG or JPEG picture, but empty data"),
      (Array("GIF89a".utf8), "not a PNG or JPEG picture, but GIF"),
      (Array("RIFF....WEBPVP8 ".utf8), "not a PNG or JPEG picture, but WebP"),
      (Array("<?xml version='1.0'?><SVG/>".utf8), "not a PNG or JPEG picture, but SVG"),
      (Array("<!doctype html><html>".utf8), "not a PNG or JPEG picture, but HTML"),
      (Array("Not found\n".utf8), "not a PNG or JPEG picture, but text"),
      ([0, 1, 2, 0xFE], "not a PNG or JPEG picture"),
      ([0x89, 0x50], "the PNG picture is truncated: it has only 2 bytes and no size"),
      ([0xFF, 0xD8], "the JPEG picture is truncated: it has only 2 bytes and no size"),
      (
        PNG.signature + PNG.header(width: 0, height: 7),
        "invalid PNG picture: its size is 0×7"
      ),
      (
        PNG.signature + PNG.header(width: 1, height: 0x8000_0000),
        "invalid PNG picture: its size is 1×2147483648"
      ),
      (
        PNG.signature + PNG.chunk("IDAT", Array(repeating: 0, count: 13)),
        "invalid PNG picture: it does not begin with an IHDR chunk of 13 bytes"
      ),
      (
        [0xFF, 0xD8, 0xFF, 0xDA, 0, 8],
        "invalid JPEG picture: its pixel data precedes its size"
      ),
      (
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0],
        "invalid JPEG picture: it contains a segment of 1 bytes"
      ),
      (
        [0xFF, 0xD8, 0xFF, 0xC0, 0, 7, 8, 0, 1, 0, 1, 3],
        "invalid JPEG picture: its frame header has only 7 bytes"
      ),
      (
        [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 0, 0, 1, 3],
        "invalid JPEG picture: its size is 1×0"
      ),
      (
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 3, 9, 7],
        "invalid JPEG picture: it has no marker at byte 7, where a segment should begin"
      ),
      (
        [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 9],
        "the JPEG picture is truncated: it has only 7 bytes and no size"
      ),
    ] as [([UInt8], String)])
  func invalidPictureDataIsRejectedWithAReason(bytes: [UInt8], message: String) {
    #expect(throws: PictureError.self) { try PictureHeader(Data(bytes)) }
    do throws(PictureError) {
      _ = try PictureHeader(Data(bytes))
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: [(png, 24), (jpeg, 18)])
  func pictureDataThatEndsBeforeTheSizeIsRejected(bytes: [UInt8], needed: Int) {
    for count in 0..<bytes.count {
      #expect(((try? PictureHeader(Data(bytes.prefix(count)))) != nil) == (count >= needed))
    }
  }

  /// A corrupt header causes neither a read out of bounds nor a size of zero.
  @Test(arguments: Seeds.first(200))
  func aCorruptPictureHeaderNeverYieldsAnEmptySize(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for original in [Self.png, Self.jpeg] {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 2..<bytes.count, using: &random)
        bytes[place] = [0, 1, 0xFF, .random(in: 0...255, using: &random)]
          .randomElement(using: &random)!
      }
      guard let header = try? PictureHeader(Data(bytes)) else { continue }
      #expect(header.width > 0 && header.height > 0)
    }
  }
}
