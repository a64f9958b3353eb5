import Foundation
import Testing

@testable import PlatenRequests

@Suite struct StoredResponseTests {
  @Test(arguments: [Data("text".utf8), Data([0xff, 0x00]), Data()])
  func aResponseIsReadAsItWasRecorded(body: Data) {
    let response = StoredResponse(status: 201, fields: ["etag": "1"], body: body)
    #expect(StoredResponse(response.answer) == response)
  }

  @Test func secretFieldsAreNotRecorded() {
    let fields = ["set-cookie": "id=1", "authorization": "Basic a", "x-api-key": "k", "etag": "1"]
    let response = StoredResponse(status: 200, fields: fields, body: Data())
    #expect(response.answer == ["status": "200", "header etag": "1"])
  }

  @Test func fieldsWithoutAStatusAreNoResponse() {
    #expect(StoredResponse(["text": "a"]) == nil)
  }
}
