import Foundation
import Testing

@testable import PlatenRemote

@Suite struct RemoteEventTests {
  @Test(
    arguments: [
      .progress(RemoteProgress(received: 3)), .progress(RemoteProgress(received: 3, expected: 7)),
      .response(RemoteResponse()), .response(RemoteResponse(status: 404, json: "{}")),
      .response(RemoteResponse(headers: ["X-Name": "Ada"], body: Data([0xFF, 0xFE]))),
    ] as [RemoteEvent])
  func aRecordedEventIsReadBack(event: RemoteEvent) {
    #expect(RemoteEvent.read(event.answer) == .success(event))
  }

  @Test func aHeaderThatNamesASecretIsNotRecorded() {
    let event = RemoteEvent.response(RemoteResponse(headers: ["Set-Cookie": "hunter2"]))
    #expect(!event.answer.values.contains("hunter2"))
    #expect(RemoteEvent.read(event.answer) == .success(.response(RemoteResponse())))
  }

  @Test func aFractionIsKnownWithTheLengthAndOneAtMost() {
    #expect(RemoteProgress(received: 1, expected: 4).fraction == 0.25)
    #expect(RemoteProgress(received: 5, expected: 4).fraction == 1)
    #expect(RemoteProgress(received: 5, expected: 0).fraction == nil)
    #expect(RemoteProgress(received: 5).fraction == nil)
  }
}
