import PlatenCombine
import Testing

struct OrphanPublishersTests {
  @Test func anObjectWithoutPublishedPropertiesHasOnePublisher() {
    final class Plain: ObservableObject {}
    let object = Plain()
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(Plain().objectWillChange !== object.objectWillChange)
  }

  @Test func publishersOfObjectsThatAreGoneAreForgotten() {
    final class Plain: ObservableObject {}
    weak var first: ObservableObjectPublisher?
    do {
      let object = Plain()
      first = object.objectWillChange
    }
    for _ in 0..<1_000 { _ = Plain().objectWillChange }
    #expect(first == nil)
  }
}
