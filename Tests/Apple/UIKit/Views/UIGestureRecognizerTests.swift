import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct UIGestureRecognizerTests {
  @Test func noGestureIsRecognized() async {
    await expectTranscript(of: Shown(Self.label), width: 40) {
      """
        Tap me
      > log
        addGestureRecognizer has no effect: only SwiftUI's gestures and controls have actions
      """
    }
  }

  private static func label() -> UILabel {
    let label = UILabel()
    label.text = "Tap me"
    let tap = UITapGestureRecognizer(target: label, action: Selector("tap"))
    label.addGestureRecognizer(tap)
    #expect(tap.view === label && tap.state == .possible)
    label.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    return label
  }

  @Test func aClassIsAKindOfItsSuperclasses() {
    let controller = UINavigationController(rootViewController: UIViewController())
    #expect(controller.isKind(of: UIViewController.self))
    #expect(!controller.isKind(of: UIView.self))
    #expect(controller.interactivePopGestureRecognizer != nil)
  }
}
