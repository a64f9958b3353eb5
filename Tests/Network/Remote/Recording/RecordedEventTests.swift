import Foundation
import Testing

@testable import PlatenRemote

@Suite struct RecordedEventTests {
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
}
