import Foundation
import Testing

@testable import PlatenRemote

@Suite struct RemoteQueryTests {
  @Test func anEncodedQueryIsParsedBack() {
    let query: RemoteQuery = ["q": "a&b=c d", "page": "2"]
    #expect(RemoteQuery(encoded: query.encoded[...]) == query)
    #expect(!query.encoded.contains(" "))
  }

  @Test func theFirstItemWithANameIsUsed() {
    #expect(RemoteQuery(encoded: "a=1&a=2")["a"] == "1")
    #expect(RemoteQuery(encoded: "a=1")["b"] == nil)
  }

  @Test func anItemCanHaveNoValue() {
    #expect(RemoteQuery(encoded: "flag&a=").items.map(\.value) == [nil, ""])
    #expect(RemoteQuery(encoded: "flag&a=").encoded == "flag&a=")
  }
}
