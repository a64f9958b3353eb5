import PlatenSecurity
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct KeychainTests {
  @Test func itemsAreInTheMemoryOfTheirSession() throws {
    let screen = Button("Use") {
      let tea: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "tea",
      ]
      let secret = Data("assam".utf8)
      #expect(
        SecItemAdd(tea.merging([kSecValueData as String: secret]) { $1 } as CFDictionary, nil)
          == errSecSuccess)
      #expect(SecItemAdd(tea as CFDictionary, nil) == errSecDuplicateItem)

      var found: CFTypeRef?
      var query = tea
      query[kSecReturnData as String] = kCFBooleanTrue
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
      #expect(found as? Data == secret)

      let change = [kSecValueData: Data("ceylon".utf8)]
      #expect(SecItemUpdate(tea as CFDictionary, change as CFDictionary) == errSecSuccess)
      query[kSecReturnAttributes as String] = true
      SecItemCopyMatching(query as CFDictionary, &found)
      let item = found as? [String: Any]
      #expect(item?[kSecAttrAccount as String] as? String == "tea")
      #expect(item?[kSecValueData as String] as? Data == Data("ceylon".utf8))

      query[kSecMatchLimit as String] = kSecMatchLimitAll
      SecItemCopyMatching(query as CFDictionary, &found)
      #expect((found as? [Any])?.count == 1)
      #expect(SecItemDelete(tea as CFDictionary) == errSecSuccess)
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound)
    }
    let session = Session(screen, time: .virtual)
    try session.press("Use")
    let log = session.log.lines.joined(separator: "\n")
    #expect(log.contains("SecItemAdd"))
    #expect(!log.contains("assam") && !log.contains("ceylon"))
  }

  @Test func bytesAreRandom() {
    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 1)
  }
}
