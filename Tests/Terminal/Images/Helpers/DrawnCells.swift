import Foundation
import Platen
import PlatenImages
import PlatenTestSupport

/// Pixel colors of a PNG picture.
enum Pixel {
  static let red: [UInt8] = [255, 0, 0, 255]
  static let green: [UInt8] = [0, 255, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]
  static let grey: [UInt8] = [128, 128, 128, 255]
  static let nothing: [UInt8] = [0, 0, 0, 0]

  /// A picture of two columns and four rows of pixels, for two by two cells.
  static let checked = PNG.data([
    [red, green], [blue, grey], [green, red], [green, red],
  ])
}

/// Returns the lines of a picture, drawn at a size in cells.
func draw(
  _ data: Data, _ width: Int, _ height: Int, depth: ColorDepth = .full,
  _ change: (inout PictureRequest) -> Void = { _ in }
) async throws -> [Line] {
  var request = PictureRequest(try Picture(data), width: width, height: height)
  change(&request)
  return try await CellRenderer(depth: depth).lines(for: request)
}

/// Returns a cell that shows two pixels, one above the other.
func cell(_ upper: Style.Color, _ lower: Style.Color) -> Line {
  Line("▀", style: Style(foreground: upper, background: lower))
}

/// Returns a photo with an Exif orientation.
func turnedPhoto(_ data: Data, held orientation: UInt8) -> Data {
  let fields: [UInt8] = [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  let segment = Array("Exif\0\0MM\0*\0\0\0\u{8}".utf8) + fields
  let notes = Data([0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment)
  return data.prefix(2) + notes + data.dropFirst(2)
}

/// A JPEG of 16 × 16 pixels, red in the upper half and blue in the lower half.
let photoJPEG =
  Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
      AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
      AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAAQABADASIAAhEBAxEB/8QAHwAAAQUBAQEB\
      AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB\
      kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1\
      dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl\
      5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcF\
      BAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5\
      OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0\
      tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD8X6K/Ieiv\
      9UP+LZf/AKzY/wDPbv8A8vZ/tR/xcM/9Yh/+d+//ACKH/9k=
      """) ?? Data()
