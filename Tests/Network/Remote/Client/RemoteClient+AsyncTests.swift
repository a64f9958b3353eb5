import PlatenContext
import PlatenRemote
import Testing

@Suite struct RemoteClientAsyncTests {
  private let request = RemoteRequest(.get, at: "http://names.example", path: ["ada"])

  @Test func aStatusOutside200To299IsAnErrorWithItsReason() async {
    let client = RemoteClient { _ in
      .response(RemoteResponse(status: 400, json: #"{"error":true,"reason":"Too short"}"#))
    }
    let error = await Fault.of(request, client)
    #expect(error?.description == "names.example answered 400: Too short.")
  }

  @Test func aValueIsDecoded() async throws {
    let client = RemoteClient { _ in .response(RemoteResponse(json: #"{"name":"Ada"}"#)) }
    #expect(try await client.decoded([String: String].self, for: request) == ["name": "Ada"])
  }
}
