import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct UIScrollViewTests {
  private struct Scrolled: UIViewRepresentable {
    final class Coordinator: NSObject, UIScrollViewDelegate {
      @Binding var events: String

      init(_ events: Binding<String>) { _events = events }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        events += "\(Int(scrollView.contentOffset.y)) "
      }

      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events += "end " }
    }

    @Binding var events: String

    func makeCoordinator() -> Coordinator { Coordinator($events) }

    func makeUIView(context: Context) -> UIScrollView {
      let view = UIScrollView()
      view.delegate = context.coordinator
      for number in 1...9 {
        let label = UILabel()
        label.text = "line \(number)"
        view.addSubview(label)
      }
      return view
    }

    func updateUIView(_ view: UIScrollView, context: Context) {}
  }

  private struct ScrollScreen: View {
    @State private var events = ""

    var body: some View {
      Scrolled(events: $events).frame(height: 48)
      Text("events: \(events)")
    }
  }

  @Test func theDelegateKnowsThatTheViewportMoved() async {
    await expectTranscript(of: ScrollScreen(), width: 40) {
      """
        line 1
        line 2
        … 7 below
        events:
      > scroll ScrollView 5
      - line 1
      - line 2
      + … 4 above
      + line 5
      - … 7 below
      + … 4 below
      - events:
      + events: 64 end
      """
    }
  }
}
