import PlatenCombine
import Testing

@Suite struct CombineIdentifierTests {
  private final class Object: CustomCombineIdentifierConvertible {}

  @Test func everyNewIdentifierIsDifferent() {
    #expect(CombineIdentifier() != CombineIdentifier())
  }

  @Test func anObjectKeepsItsIdentifier() {
    let (one, other) = (Object(), Object())
    #expect(one.combineIdentifier == CombineIdentifier(one))
    #expect(one.combineIdentifier != other.combineIdentifier)
  }

  @Test func theDescriptionIsHexadecimal() {
    #expect("\(CombineIdentifier())".wholeMatch(of: /0x[0-9a-f]+/) != nil)
  }
}
