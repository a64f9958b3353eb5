import Platen
import PlatenSecrets
import Testing

@testable import PlatenSession

@MainActor
@Suite struct SecretStoreTests {
  private let store = SecretStore()

  @Test func aNamedSecretIsMasked() {
    store.named = ["pin": "hunter2"]
    #expect(store.masking("it is hunter2") == "it is \(SecretMask.placeholder)")
    #expect(store.masking("it is open") == "it is open")
  }

  @Test func eachLineOfASecretIsMasked() {
    store.named = ["key": "first line\nsecond line"]
    #expect(store.masking("got second line") == "got \(SecretMask.placeholder)")
  }

  @Test func theTextsIncludeTheLinesOfASecret() {
    store.named = ["key": "first line\nsecond line"]
    store.noteTyped("typed")
    #expect(
      store.texts.subtracting([""])
        == ["first line\nsecond line", "first line", "second line", "typed"])
  }

  @Test func aSecretNameResolvesToItsText() throws {
    store.named = ["pin": "hunter2"]
    #expect(try store.text(of: .secret("pin")) == "hunter2")
    #expect(try store.text(of: .literal("pin")) == "pin")
    #expect(throws: InputError.unknownSecret("code", existing: ["pin"])) {
      try store.text(of: .secret("code"))
    }
  }

  @Test func typedTextAndItsLongPrefixesAreMasked() {
    for text in ["h", "hu", "hun", "hunt", "hunte"] { store.noteTyped(text) }
    #expect(store.unnamed == ["hunt", "hunte"])
    #expect(
      store.masking("hunt hunte hu") == "\(SecretMask.placeholder) \(SecretMask.placeholder) hu")
  }

  @Test func onlyTheCompleteTextIsMaskedAfterTypingEnds() {
    for text in ["hunt", "hunte"] { store.noteTyped(text) }
    store.endTyping()
    #expect(store.unnamed == ["hunte", ""])
    #expect(store.masking("hunt") == "hunt")
  }

  @Test func emptyTypedTextMasksNothing() {
    store.endTyping()
    #expect(store.masking("nothing to hide") == "nothing to hide")
  }
}
