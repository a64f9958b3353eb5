import Foundation
@_spi(Nodes) import PlatenUIKit
import Testing

@MainActor
@Suite struct InstanceMakerTests {
  private class Responder: UIResponder {
    let size = 41
  }

  private final class OwnInitializer: Responder {
    let text: String

    override init() {
      text = "own"
      super.init()
    }
  }

  private final class Object: NSObject {
    let text = "object"
  }

  private final class Other {}

  @Test func anInstanceOfASubclassIsCreated() throws {
    #expect(try #require(InstanceMaker.make(Responder.self)).size == 41)
    let own = try #require(InstanceMaker.make(OwnInitializer.self))
    #expect(own.text == "own" && own.size == 41)
    #expect(try #require(InstanceMaker.make(Object.self)).text == "object")
  }

  @Test func otherClassesAreRefused() { #expect(InstanceMaker.make(Other.self) == nil) }
}
