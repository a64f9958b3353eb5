import Testing

@testable import PlatenRemote

@Suite struct PercentEncodingTests {
  @Test(arguments: ["a/b", "..", ".", "1 & 2", "é?#%2F@\r\n\0", "日本", "-_.~", ""])
  func encodingIsReversible(text: String) {
    let encoded = text.percentEncoded
    #expect(encoded.percentDecoded == text)
    #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"/?#@&".utf8.contains($0) })
  }

  @Test func invalidPercentEscapesAreUnchanged() {
    #expect("100%".percentDecoded == "100%")
    #expect("%zz%4".percentDecoded == "%zz%4")
    #expect("%FF".percentDecoded == "\u{FFFD}")
  }
}
