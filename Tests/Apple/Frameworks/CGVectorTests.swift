import Foundation
import PlatenCoreGraphics
import Testing

@Suite struct CGVectorTests {
  @Test func aVectorIsCreatedFromNumbersOfEachType() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector(dx: CGFloat(1), dy: CGFloat(2)).dy == 2)
    #expect(CGVector() == .zero)
  }

  @Test func aVectorIsEncodedAsItsNumbers() throws {
    let data = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1, dy: 2))
  }
}
