import PlatenNavigation
import Testing

@MainActor
@Suite struct SecureFieldTests {
  @Test(arguments: ["x", "日本e\u{301}", String(repeating: "x", count: 100)])
  func aSecretOfAnyLengthIsShownAsThreeDots(secret: String) {
    #expect(picture(16) { SecureField("pw", text: .constant(secret)) } == "pw [•••        ]")
  }

  @Test func theValueOfASecureFieldIsNotExposed() {
    let host = TestGraph(width: 20, SecureField("pw", text: .constant("1815"), prompt: Text("new")))
    #expect(host.control("pw")?.value == nil)
    #expect(host.control("pw")?.isSecure == true)
    #expect(!host.picture.contains("1815"))
    #expect(
      picture(12) { SecureField("", text: .constant(""), prompt: Text("new")) } == "[(new)     ]")
  }
}
