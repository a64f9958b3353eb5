import PlatenNavigation
import Testing

/// A container that names the type of its content.
private struct Pair<First: View, Second: View>: View {
  let content: TupleView<(First, Second)>

  init(@ViewBuilder content: () -> TupleView<(First, Second)>) { self.content = content() }

  var body: some View {
    content.value.1
    content.value.0
  }
}

@MainActor
@Suite struct TupleViewTests {
  @Test func aTupleViewIsNamedByItsTuple() {
    let shown = picture(20) {
      Pair {
        Text("a")
        Button("b") {}
      }
    }
    #expect(shown == "( b )\na")
  }

  @Test func aTupleViewShowsItsViews() {
    #expect(picture(20) { TupleView((Text("a"), Text("b"))) } == "a\nb")
    #expect(picture(20) { TupleView(Text("a")) } == "a")
    #expect(picture(20) { TupleView((Text("a"), 5)) } == "a")
  }
}
