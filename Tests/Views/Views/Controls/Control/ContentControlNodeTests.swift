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
}
