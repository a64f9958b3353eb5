import Testing

@testable import PlatenTransport

@Suite struct HeaderFieldTests {
  @Test func allCharactersOfATokenAreAllowed() {
    #expect("!#$%&'*+-.^_`|~09AZaz".isToken)
    #expect("\"(),/:;<=>?@[\\]{} é".allSatisfy { !String($0).isToken })
  }

  @Test func aTabAndLettersOfAllLanguagesAreAllowedInAValue() {
    #expect(!"a\tb é 日本".containsControlCharacter)
  }
}
