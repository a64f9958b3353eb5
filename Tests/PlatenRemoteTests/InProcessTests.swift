import Dispatch
import Foundation
import PlatenReactive
import PlatenRemote
import Testing

@Suite struct InProcessTests {
  private let request = RemoteRequest(.get, at: "http://names.example", path: ["ada"])

  private func client(_ answer: RemoteAnswer) -> RemoteClient {
    RemoteClient { _ in answer }
  }

  @Test func aResponseIsAnswered() async throws {
    let response = RemoteResponse(json: #"{"name":"Ada"}"#)
    #expect(try await client(.response(response)).response(for: request) == response)
  }

  @Test func aStatusOutside200To299IsAnErrorWithItsReason() async {
    let response = RemoteResponse(status: 400, json: #"{"error":true,"reason":"Too short"}"#)
    await #expect {
      try await client(.response(response)).response(for: request)
    } throws: { error in
      "\(error)" == "names.example answered 400: Too short."
    }
  }
}
