import Platen
import Testing

@testable import PlatenSession

@Suite struct NamingTests {
  @Test func atMostTenNamesAreListed() {
    #expect(available([], none: "none") == "none")
    #expect(available(["a", "b"], none: "none") == "available: a, b")
    let words = (1...12).map(String.init)
    #expect(
      available(words, none: "") == "available: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more")
  }

  @Test func theHintSuggestsASimilarNameInsteadOfTheList() {
    #expect(hint("Sav", ["Save", "Cancel"], none: "none") == #"did you mean "Save"?"#)
    #expect(hint("zzzzzz", ["Save"], none: "none") == #"available: "Save""#)
    #expect(hint("Save", [], none: "none") == "none")
  }

  @Test func aDisplayedNameIsTruncatedToSixtyCells() {
    let name = String(repeating: "x", count: 70)
    #expect(name.shown == String(repeating: "x", count: 59) + "…")
    #expect("Save".shown == "Save")
  }
}
