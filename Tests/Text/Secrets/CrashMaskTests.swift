import Platen
import Testing

@testable import PlatenSecrets

// Other tests can add secrets to the mask of the process, but not while one of these tests runs.
@MainActor
@Suite struct CrashMaskTests {
  private func masked(_ text: String) -> String {
    var bytes: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { CrashMask.mask($0) { bytes += $0 } }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func knownSecretsAreMaskedInTheMessageOfACrash() {
    CrashMask.note(.complete(["zebra-crossing&1", "crossing&1 zebra", "zq7"]))
    #expect(masked("") == "")
    #expect(masked("zebra-crossing&1") == "•••")
    #expect(masked("is zebra-crossing%261!") == "is •••!")
    #expect(masked("zebra-crossing&1 zebra") == "•••")
    #expect(masked("zq7") == "zq7", "it has fewer than four characters")
  }

  @Test(arguments: [
    "zebra-stripe%252F", #"zebra-stripe\\u002f"#, "zebra&amp;#45;stripe/", #"zebra%5Cu002dstripe/"#,
    "zebra%2525252Dstripe/",
  ])
  func aSecretThatWasEncodedSeveralTimesIsMasked(spelling: String) {
    CrashMask.note(.complete(["zebra-stripe/"]))
    #expect(masked("is \(spelling).") == "is •••.")
  }

  @Test func aSecretIsMaskedAsSoonAsItIsTyped() throws {
    struct PinScreen: View {
      @State private var pin = ""
      var body: some View { SecureField("Pin", text: $pin) }
    }
    let session = Session(PinScreen())
    session.secrets.onChange = CrashMask.note
    session.secrets.named = ["key": "zebra-named"]
    try session.moveFocus(to: "Pin")
    for text in ["zebr", "zebra-", "zebra-typed"] { try session.edit(text) }
    #expect(masked("zebra-named zebra-typed zebra-") == "••• ••• •••")
    try session.moveFocus(to: nil)
    #expect(masked("zebra-named zebra-typed zebra-") == "••• ••• zebra-")
  }

  @Test func everyStateOfTextBeingTypedIsMasked() {
    for text in ["o", "oka", "okap", "okapi", "okap", "oka", "okaöpi", "a okaöpi"] {
      CrashMask.note(.typed(text))
    }
    defer { CrashMask.note(.typed("")) }
    #expect(masked("oka, okap, okapi, okaö, okaöpi") == "oka, •••, •••, •••, •••")
    #expect(masked("a okaöp, okaop, ok%61pi") == "•••, okaop, •••")
    #expect(masked("a okaéx") == "•••éx", "half of a character is not masked")
  }

  @Test func textBeingTypedIsForgottenWhenTheFieldIsCleared() {
    for text in ["gnu-", "gnu-1", ""] { CrashMask.note(.typed(text)) }
    #expect(masked("gnu- gnu-1") == "gnu- gnu-1")
  }

  @Test func aSecretInLongTextIsMasked() {
    CrashMask.note(.complete(["quagga-and-zorse"]))
    for count in [61_420, 61_430, 61_440, 65_520, 65_530, 65_536, 122_870, 131_060] {
      let text = String(repeating: "x", count: count)
      let rest = String(repeating: "y", count: 70_000)
      #expect(masked(text + "quagga-and-zorse" + rest) == text + "•••" + rest, "\(count)")
      #expect(masked(text + "quagga%2Dand-zorse") == text + "•••", "\(count)")
    }
  }
}
