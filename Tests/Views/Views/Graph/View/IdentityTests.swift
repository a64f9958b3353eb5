import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct IdentityTests {
  private struct Same: View {
    @ObservedObject var model: Counter

    var body: some View { Tally(model.count == 0 ? "a" : "b") }
  }

  @Test func aViewKeepsItsStateWhenItsValueChanges() {
    let model = Counter()
    let host = TestGraph(Same(model: model))
    host.press("a")
    model.count = 1
    #expect(host.lines == ["( b 1 )"])
  }

  private struct Keyed: View {
    @ObservedObject var model: Counter

    var body: some View { Tally().id(model.count) }
  }

  @Test func changingTheIDOfAViewResetsItsState() {
    let model = Counter()
    let host = TestGraph(Keyed(model: model))
    host.press("tally")
    model.unseen = 1
    #expect(host.lines == ["( tally 1 )"])
    model.count = 1
    #expect(host.lines == ["( tally 0 )"])
  }

  private struct Optionally: View {
    @ObservedObject var model: Counter

    var body: some View {
      if model.count < 2 { Tally() }
      Tally("always")
    }
  }

  @Test func removingAViewDiscardsOnlyItsOwnState() {
    let model = Counter()
    let host = TestGraph(Optionally(model: model))
    host.press("tally")
    host.press("always")
    model.count = 1
    #expect(host.lines == ["( tally 1 )", "( always 1 )"])
    model.count = 2
    #expect(host.lines == ["( always 1 )"])
    model.count = 0
    #expect(host.lines == ["( tally 0 )", "( always 1 )"])
  }

  @Test func theOriginOfAControlDoesNotChangeWhenASiblingIsRemoved() throws {
    let model = Counter()
    let host = TestGraph(Optionally(model: model))
    let before = try #require(host.control("always"))
    model.count = 2
    let after = try #require(host.control("always"))
    #expect(after.origin == before.origin)
  }
}
