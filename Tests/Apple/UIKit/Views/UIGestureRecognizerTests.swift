import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct UIGestureRecognizerTests {
  /// A label with recognizers, which shows the gestures that it recognized.
  private final class Label: UILabel, UIGestureRecognizerDelegate {
    var allowsAll = true

    func add(_ recognizer: UIGestureRecognizer, _ action: Selector) {
      recognizer.addTarget(self, action: action)
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }

    func tap() { text = "tapped" }

    func longPress(_ recognizer: UILongPressGestureRecognizer) {
      text = (text ?? "") + ", long \(recognizer.state)"
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      allowsAll || gestureRecognizer is UITapGestureRecognizer
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }

  private static let tap = Selector("tap", calling: Label.tap)
  private static let longPress = Selector("longPress", calling: Label.longPress)

  private static func label() -> Label {
    let label = Label()
    label.text = "Tap me"
    label.add(UITapGestureRecognizer(), tap)
    label.add(UILongPressGestureRecognizer(), longPress)
    return label
  }

  @Test func aPressOnAViewIsATapAndALongPress() async {
    await expectTranscript(of: Shown(Self.label), width: 40) {
      """
        Tap me
      > controls
        "Tap me"  button
      > press "Tap me"
      - Tap me
      + tapped, long ended
      """
    }
  }

  @Test func aGestureThatTheDelegateRefusesDoesNotBegin() async {
    let make: @MainActor () -> Label = {
      let label = Self.label()
      label.allowsAll = false
      return label
    }
    await expectTranscript(of: Shown(make), width: 40) {
      """
        Tap me
      > press "Tap me"
      - Tap me
      + tapped
      """
    }
  }

  @Test func aViewWithoutEnabledRecognizersCannotBePressed() async {
    let make: @MainActor () -> Label = {
      let label = Self.label()
      label.gestureRecognizers?[0].isEnabled = false
      label.gestureRecognizers?[1].removeTarget(nil, action: nil)
      label.gestureRecognizers = label.gestureRecognizers?.filter { !$0.isEnabled }
      return label
    }
    await expectTranscript(of: Shown(make), width: 40) {
      """
        Tap me
      > controls
      """
    }
  }

  @Test func aGestureThatATerminalLacksIsLogged() async {
    let make: @MainActor () -> UILabel = {
      let label = UILabel()
      label.text = "Swipe me"
      let swipe = UISwipeGestureRecognizer(target: label, action: Selector("swipe"))
      label.addGestureRecognizer(swipe)
      #expect(swipe.view === label && swipe.state == .possible)
      return label
    }
    await expectTranscript(of: Shown(make), width: 40) {
      """
        Swipe me
      > log
        addGestureRecognizer of UISwipeGestureRecognizer has no effect: a terminal has no such gestures
      """
    }
  }

  @Test func aClassIsAKindOfItsSuperclasses() {
    let controller = UINavigationController(rootViewController: UIViewController())
    #expect(controller.isKind(of: UIViewController.self))
    #expect(!controller.isKind(of: UIView.self))
    #expect(controller.interactivePopGestureRecognizer != nil)
  }
}
