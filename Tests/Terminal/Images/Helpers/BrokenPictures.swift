import Foundation
import Platen
import PlatenImages
import PlatenTestSupport
import Testing

/// A picture of 64 × 64 pixels.
let checkeredPicture = PNG.data((0..<64).map(row))

/// Returns a row of distinct pixels.
private func row(_ y: Int) -> [[UInt8]] {
  (0..<64).map { x -> [UInt8] in
    let mixed = (y * 7 + x * 5) % 256
    return [UInt8(y * 4), UInt8(x * 4), UInt8(mixed), 255]
  }
}

/// Returns the reason why a picture cannot be drawn, or `nil` if it can.
func failure(
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

/// Returns a picture whose header specifies the given size.
func pictureBytes(_ width: Int, _ height: Int) -> Data {
  Data(PNG.signature + PNG.header(width: width, height: height)) + checkeredPicture.dropFirst(33)
}
