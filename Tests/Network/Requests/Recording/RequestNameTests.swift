import Testing

@testable import PlatenRequests

@Suite struct RequestNameTests {
  @Test(arguments: ["Authorization", "X-Api-Key", "apiKey", "accessToken", "Set-Cookie", "PIN"])
  func secretParameterNamesAreRecognized(name: String) {
    #expect(name.namesSecret)
  }

  @Test(arguments: ["page", "keyboard", "pinned", "design", "author"])
  func aWordWithASecretPrefixIsNotASecret(name: String) {
    #expect(!name.namesSecret)
  }
}
