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
    let stage = TestHost(Branches(model: model))
    stage.press("tally")
    model.count = 1
    #expect(stage.lines == ["( tally 0 )"])
    model.count = 0
    #expect(stage.lines == ["( tally 0 )"])
  }

  private struct Same: View {
    @ObservedObject var model: Counter

    var body: some View { Tally(model.count == 0 ? "a" : "b") }
  }

  @Test func anotherValueIsTheSameView() {
    let model = Counter()
    let stage = TestHost(Same(model: model))
    stage.press("a")
    model.count = 1
    #expect(stage.lines == ["( b 1 )"])
  }

  private struct Keyed: View {
    @ObservedObject var model: Counter

    var body: some View { Tally().id(model.count) }
  }

  @Test func anotherIdIsAnotherView() {
    let model = Counter()
    let stage = TestHost(Keyed(model: model))
    stage.press("tally")
    model.unseen = 1
    #expect(stage.lines == ["( tally 1 )"])
    model.count = 1
    #expect(stage.lines == ["( tally 0 )"])
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
    let stage = TestHost(ErasedType(model: model))
    stage.press("tally")
    model.count = 1
    #expect(stage.lines == ["( tally 1 )"])
    model.count = 2
    #expect(stage.lines == ["  ( tally 0 )"])
  }

  @Test func anAnyViewOfAnAnyViewIsOne() {
    let stage = TestHost(AnyView(AnyView(erasing: Text("a"))))
    #expect(stage.lines == ["a"])
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
    let stage = TestHost(Optionally(model: model))
    stage.press("tally")
    stage.press("always")
    model.count = 1
    #expect(stage.lines == ["( tally 1 )", "( always 1 )"])
    model.count = 2
    #expect(stage.lines == ["( always 1 )"])
    model.count = 0
    #expect(stage.lines == ["( tally 0 )", "( always 1 )"])
  }

  @Test func theControlsOfAPlaceStayTheSame() throws {
    let model = Counter()
    let stage = TestHost(Optionally(model: model))
    let before = try #require(stage.control("always"))
    model.count = 2
    let after = try #require(stage.control("always"))
    #expect(after.origin == before.origin)
  }
}
