import Testing

@testable import PlatenSession

@Suite struct TypedCountTests {
  @Test(arguments: [
    ("0", 0), ("12", 12), ("99999999999999999999", Int.max), ("-1", nil), ("", nil), ("x", nil),
    ("1.5", nil),
  ])
  func aCountIsAWholeNumberOfAnySize(text: String, count: Int?) {
    #expect(typedCount(text) == count)
  }
}
