import PlatenNavigation
import Testing

@MainActor
@Suite struct DepthTests {
  @Test func aThousandNestedViewsAreShown() {
    var view = AnyView(Text("deep"))
    for _ in 0..<1_000 { view = AnyView(Group { view }) }
    #expect(TestGraph(view).lines == ["deep"])
  }

  @Test func hundredsOfNestedStacksAreLaidOut() {
    var view = AnyView(Text("deep"))
    for level in 0..<300 {
      view = level % 2 == 0 ? AnyView(VStack { view }) : AnyView(HStack { view })
    }
    #expect(TestGraph(view).lines == ["deep"])
  }

  @Test func tenThousandSiblingViewsAreLaidOut() {
    let host = TestGraph(width: 10, ForEach(0..<10_000) { Text("\($0)") })
    #expect(host.lines.count == 10_000)
    #expect(host.lines.last == "9999")
  }

  @Test func aViewThatIsAClassIsReported() {
    let host = TestGraph(Classy())
    #expect(host.lines == ["classy"])
    #expect(host.warnings == ["Classy is a class: a view must be a struct or an enum"])
  }

  private final class Classy: View {
    var body: some View { Text("classy") }
  }

  @Test func anEnumCanBeAView() {
    #expect(TestGraph(Shape.square).lines == ["square"])
  }

  private enum Shape: View {
    case circle, square

    var body: some View { Text("\(self)") }
  }
}
