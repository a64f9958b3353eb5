import Testing

@testable import PlatenControls

@Suite struct IdentifiedElementsTests {
  private let elements = IdentifiedElements(data: ["a", "b", "c", "a"], id: { $0 })

  @Test func elementsAreFoundByPosition() {
    #expect(elements.count == 4)
    #expect(elements.element(at: 2) == "c")
    #expect(elements.id(at: 1) == "b")
  }

  @Test func theNearestElementWithAnIDIsFound() {
    #expect(elements.position(of: "a", near: 3, within: 4) == 3)
    #expect(elements.position(of: "a", near: 1, within: 4) == 0)
  }

  @Test func theSearchEndsAtTheReach() {
    #expect(elements.position(of: "c", near: 0, within: 2) == nil)
    #expect(elements.position(of: "c", near: 0, within: 3) == 2)
    #expect(elements.position(of: "z", near: 9, within: 9) == nil)
  }
}
