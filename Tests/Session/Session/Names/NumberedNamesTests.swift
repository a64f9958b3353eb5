import Testing

@testable import PlatenSession

@Suite struct NumberedNamesTests {
  private func names(_ names: String...) -> NumberedNames {
    var numbered = NumberedNames()
    for (position, name) in names.enumerated() { numbered.add(name, at: position) }
    return numbered
  }

  @Test func aNumberSuffixSelectsOneOfSeveralEqualNames() {
    let names = names("Delete", "Save", "Delete")
    #expect(names.position(of: "Delete") == 0)
    #expect(names.position(of: "Delete#1") == 0)
    #expect(names.position(of: "Delete#2") == 2)
    #expect(names.position(of: "Delete#3") == nil)
    #expect(names.position(of: "Open") == nil)
  }

  @Test func theFullNameOfADuplicateIncludesItsNumber() {
    let names = names("Delete", "Save", "Delete")
    #expect(names.full("Delete", at: 2) == "Delete#2")
    #expect(names.full("Save", at: 1) == "Save")
  }

  @Test func aNumberSuffixTakesPrecedenceOverANameThatEndsInANumber() {
    let names = names("a", "a", "a#2")
    #expect(names.position(of: "a#2") == 1)
    #expect(names.full("a#2", at: 2) == "a#2#1")
    #expect(names.position(of: "a#2#1") == 2)
  }

  @Test func aNameIsFoundByItsASCIISpelling() {
    #expect(names("Wait…").position(of: "Wait...") == 0)
  }
}
