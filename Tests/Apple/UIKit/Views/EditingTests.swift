import Testing

@testable import PlatenUIKit

@Suite struct EditingTests {
  @Test(arguments: [(nil, Editing.active), (true, .active), (false, .refused)])
  func editingBeginsUnlessTheDelegateRefuses(isAllowed: Bool?, expected: Editing) {
    #expect(Editing(ifAllowed: isAllowed) == expected)
  }
}
