@_spi(Nodes) import PlatenGraph
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ContentControlNodeTests {
  @Test func aViewLooksTheSameAsAControl() {
    let view = HStack {
      Text("Ada").frame(width: 64)
      Text("36")
    }
    let expected = picture(20) { view }
    #expect(picture(20) { view.onTapGesture {} } == expected)
    #expect(picture(20) { view.accessibilityAction {} } == expected)
  }

  @Test func aRowThatIsAControlKeepsItsTag() async {
    let screen = Stated(Int?.none) { selection in
      List(selection: selection) {
        Text("one").tag(1).accessibilityAction {}
        Text("two").tag(2).accessibilityAction {}
      }
      Text("selected: \(selection.wrappedValue ?? 0)")
    }
    await expectTranscript(of: screen) {
      """
          one
          two
        selected: 0
      > select List 2
      -   two
      + * two
      - selected: 0
      + selected: 2
      """
    }
  }

  @Test(arguments: [Gesture.tap, .longPress, .action])
  func nestedGesturesSearchTheirContentOnce(for gesture: Gesture) {
    let counted = Counted()
    let nested = (1...10).reduce(AnyView(counted)) { view, _ in gesture.added(to: view) }
    let host = TestGraph(nested)
    counted.searches.count = 0
    #expect(host.graph.controls.map(\.label).contains("counted"))
    #expect(counted.searches.count == 1)
  }

  @Test func gesturesInsideEachOtherAreSpokenInTheirOrder() async {
    let screen = VStack {
      Button("before") {}
      VStack {
        Text("text")
        Text("inner").onLongPressGesture {}
        TextField("field", text: .constant("value"))
      }
      .onTapGesture {}
      .accessibilityAction {}
      LabeledContent("reading", value: "1")
      Button("after") {}
    }
    await expectTranscript(of: screen, isSpoken: true) {
      """
      button before
      button text inner field
      text
      button inner
      text field field: value
      reading: 1
      button after
      """
    }
  }

  enum Gesture {
    case tap, longPress, action

    @MainActor
    fileprivate func added(to view: AnyView) -> AnyView {
      switch self {
      case .tap: AnyView(view.onTapGesture {})
      case .longPress: AnyView(view.onLongPressGesture {})
      case .action: AnyView(VStack { view }.accessibilityAction {})
      }
    }
  }

  /// A control that counts the searches that find it.
  private struct Counted: PrimitiveView {
    final class Searches {
      var count = 0
    }

    let searches = Searches()

    func makeNode(in context: NodeContext) -> Node { CountedNode(self, in: context) }
  }

  private final class CountedNode: LeafNode<Counted> {
    override func collectControls(into controls: inout ControlCollector) {
      view.searches.count += 1
      let button = ControlKind.Button {}
      controls.append(
        ControlElement(.button(button), label: "counted", isEnabled: true, at: self))
    }
  }
}
