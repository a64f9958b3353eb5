import Foundation
import PlatenContext
import PlatenRemote
import Testing

@Suite struct RemoteResponseTests {
  @Test func anyTopLevelDecoderIsSupported() throws {
    let body = try PropertyListEncoder().encode(["name": "Ada"])
    let value = try RemoteResponse(body: body).decoded(
      [String: String].self, decoder: PropertyListDecoder())
    #expect(value == ["name": "Ada"])
  }
}
