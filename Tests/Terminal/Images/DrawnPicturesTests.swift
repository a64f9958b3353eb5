import Foundation
import Platen
import PlatenTestSupport
import Testing

@testable import PlatenImages

@Suite struct DrawnPicturesTests {
  private func request(_ number: Int, bytes: Int = 0, width: Int = 1) throws -> PictureRequest {
    let start = PNG.signature + PNG.header(width: number + 1, height: 1)
    return PictureRequest(
      try Picture(Data(start) + Data(count: bytes)), width: width, height: 1)
  }

  @Test func theOldestPictureIsEvictedAboveTheCellLimit() throws {
    var drawn = DrawnPictures()
    let requests = try (0..<3).map { try request($0, width: 150_000) }
    for request in requests {
      drawn.keep([Line("\(request.picture.header.width)")], for: request)
    }
    #expect(requests.map { drawn[$0] } == [nil, nil, ["3"]])
  }

  @Test func theOldestPictureIsEvictedAboveTheByteLimit() throws {
    var drawn = DrawnPictures()
    let requests = try (0..<4).map { try request($0, bytes: 20 << 20) }
    for request in requests {
      drawn.keep([Line("\(request.picture.header.width)")], for: request)
    }
    #expect(requests.map { drawn[$0] } == [nil, ["2"], ["3"], ["4"]])
  }

  @Test func manySmallPicturesAreCached() throws {
    var drawn = DrawnPictures()
    let requests = try (0..<500).map { try request($0, bytes: 10_000, width: 100) }
    for request in requests { drawn.keep([], for: request) }
    #expect(requests.allSatisfy { drawn[$0] != nil })
  }
}
