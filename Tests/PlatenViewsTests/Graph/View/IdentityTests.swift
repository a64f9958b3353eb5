import PlatenReactive
import PlatenViews
import Testing

@MainActor
@Suite struct IdentityTests {
  private struct Branches: View {
    @ObservedObject var model: Counter

    var body: some View {
      if model.count == 0 {
        Tally("tally")
      } else {
        Tally("tally")
      }
    }
  }

  @Test func anotherBranchIsAnotherView() {
    let model = Counter()
    let host = TestHost(Branches(model: model))
    host.press("tally")
    model.count = 1
    #expect(host.lines == ["( tally 0 )"])
    model.count = 0
    #expect(host.lines == ["( tally 0 )"])
  }

  private struct Same: View {
    @ObservedObject var model: Counter

    var body: some View { Tally(model.count == 0 ? "a" : "b") }
  }

  @Test func anotherValueIsTheSameView() {
    let model = Counter()
    let host = TestHost(Same(model: model))
    host.press("a")
    model.count = 1
    #expect(host.lines == ["( b 1 )"])
  }

  private struct Keyed: View {
    @ObservedObject var model: Counter

    var body: some View { Tally().id(model.count) }
  }

  @Test func anotherIdIsAnotherView() {
    let model = Counter()
    let host = TestHost(Keyed(model: model))
    host.press("tally")
    model.unseen = 1
    #expect(host.lines == ["( tally 1 )"])
    model.count = 1
    #expect(host.lines == ["( tally 0 )"])
  }

  private struct Erased: View {
    @ObservedObject var model: Counter

    var body: some View {
      switch model.count {
      case 0: AnyView(Tally())
      default: AnyView(Tally())
      }
    }
  }

  private struct ErasedType: View {
    @ObservedObject var model: Counter

    var body: some View { shown }

    private var shown: AnyView {
      model.count < 2 ? AnyView(Tally()) : AnyView(Tally().padding(.leading))
    }
  }

  @Test func anotherTypeInAnAnyViewIsAnotherView() {
    let model = Counter()
    let host = TestHost(ErasedType(model: model))
    host.press("tally")
    model.count = 1
    #expect(host.lines == ["( tally 1 )"])
    model.count = 2
    #expect(host.lines == ["  ( tally 0 )"])
  }

  @Test func anAnyViewOfAnAnyViewIsOne() {
    let host = TestHost(AnyView(AnyView(erasing: Text("a"))))
    #expect(host.lines == ["a"])
  }

  private struct Optionally: View {
    @ObservedObject var model: Counter

    var body: some View {
      if model.count < 2 { Tally() }
      Tally("always")
    }
  }

  @Test func aViewThatGoesLosesItsStateAndItsNeighboursKeepTheirs() {
    let model = Counter()
    let host = TestHost(Optionally(model: model))
    host.press("tally")
    host.press("always")
    model.count = 1
    #expect(host.lines == ["( tally 1 )", "( always 1 )"])
    model.count = 2
    #expect(host.lines == ["( always 1 )"])
    model.count = 0
    #expect(host.lines == ["( tally 0 )", "( always 1 )"])
  }

  @Test func theControlsOfAPlaceStayTheSame() throws {
    let model = Counter()
    let host = TestHost(Optionally(model: model))
    let before = try #require(host.control("always"))
    model.count = 2
    let after = try #require(host.control("always"))
    #expect(after.origin == before.origin)
  }
}
