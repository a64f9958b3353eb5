import Platen
import Testing

@testable import PlatenSession

@Suite struct StringSpacesTests {
  @Test func onlyTrailingSpacesAreRemoved() {
    #expect("  a b  ".withoutSpacesAtEnd == "  a b")
    #expect("a\t ".withoutSpacesAtEnd == "a\t")
    #expect("   ".withoutSpacesAtEnd == "")
  }
}
