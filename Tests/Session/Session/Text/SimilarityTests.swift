import Testing

@testable import PlatenSession

/// Tests of suggestions for misspelled names.
@Suite struct SimilarityTests {
  @Test(arguments: [
    ("prss", "press"), ("Press", "press"), ("opne", "open"), ("st", "set"),
    ("controlls", "controls"),
  ])
  func aMistypedNameMatchesTheIntendedName(typed: String, meant: String) {
    #expect(mostSimilar(to: typed, among: ["set", "press", "open", "controls"]) == meant)
  }

  @Test(arguments: ["frobnicate", "x", "", String(repeating: "set", count: 1_000_000)])
  func unrelatedTextMatchesNoName(typed: String) {
    #expect(mostSimilar(to: typed, among: ["set", "press", ""].filter { !$0.isEmpty }) == nil)
  }

  @Test(arguments: [
    ("second", "record"), ("aa", "a"), ("a", "b"), ("--foo", "--log"), ("open", "help"),
  ])
  func aDifferentWordIsNotTreatedAsATypo(typed: String, name: String) {
    #expect(mostSimilar(to: typed, among: [name]) == nil)
  }

  @Test func anEmptyListHasNoMatch() {
    #expect(mostSimilar(to: "set", among: []) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("", "ab", 2), ("abc", "abc", 0), ("ab", "ba", 1), ("kitten", "sitting", 3),
  ])
  func theEditDistanceIsTheMinimumNumberOfEdits(a: String, b: String, distance: Int) {
    #expect(editDistance(Array(a), Array(b)) == distance)
    #expect(editDistance(Array(b), Array(a)) == distance)
  }
}
