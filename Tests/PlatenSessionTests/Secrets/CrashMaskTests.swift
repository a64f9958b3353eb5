import Platen
import Testing

@testable import PlatenSession

@MainActor
@Suite struct CrashMaskTests {
  private func masked(_ text: String) -> String {
    var bytes: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { CrashMask.mask($0) { bytes += $0 } }
    return String(decoding: bytes, as: UTF8.self)
  }

  // Other tests can add secrets to the mask of the process at the same time.
  @Test func knownSecretsAreMaskedInTheMessageOfACrash() {
    CrashMask.add(["zebra-crossing&1", "crossing&1 zebra", "zq7"])
    #expect(masked("") == "")
    #expect(masked("zebra-crossing&1") == "•••")
    #expect(masked("is zebra-crossing%261!") == "is •••!")
    #expect(masked("zebra-crossing&1 zebra") == "•••")
    #expect(masked("zq7") == "zq7", "it has fewer than four characters")
  }

  @Test func aSecretIsMaskedAsSoonAsItIsTyped() throws {
    struct PinScreen: View {
      @State private var pin = ""
      var body: some View { SecureField("Pin", text: $pin) }
    }
    let session = Session(PinScreen())
    session.onSecrets = CrashMask.add
    session.secrets = ["key": "zebra-named"]
    try session.moveFocus(to: "Pin")
    try session.edit("zebra-typed")
    #expect(masked("zebra-named zebra-typed") == "••• •••")
  }
}
