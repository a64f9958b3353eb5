import PlatenCombine
import Testing

struct OrphanPublishersTests {
  @Test func anObjectWithoutPublishedPropertiesHasOnePublisher() {
    final class Plain: ObservableObject {}
    let object = Plain()
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(Plain().objectWillChange !== object.objectWillChange)
  }

  @Test func publishersOfReleasedObjectsAreRemoved() {
    final class Plain: ObservableObject {}
    weak var first: ObservableObjectPublisher?
    do {
      let object = Plain()
      first = object.objectWillChange
    }
    // All objects stay alive, so that none reuses the address, and thus the entry, of another.
    let others = (0..<1_000).map { _ in Plain() }
    for other in others { _ = other.objectWillChange }
    #expect(first == nil)
    withExtendedLifetime(others) {}
  }
}
