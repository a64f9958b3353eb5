import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIViewTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func subviewsAreDrawnFromTopToBottom() async {
    let view = UIView()
    let second = label("second")
    view.addSubview(label("first"))
    view.addSubview(second)
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { view }
        Button("Hide") { view.subviews[0].isHidden = true }
        Button("Remove") { second.removeFromSuperview() }
      }
    ) {
      """
        first
        second
        ( Hide )
        ( Remove )
      > press Hide
      - first
      > press Remove
      - second
      """
    }
  }

  @Test func aViewIsInOneHierarchyOnly() {
    let (one, other, child) = (UIView(), UIView(), UIView())
    child.tag = 3
    one.addSubview(child)
    other.addSubview(child)
    #expect(one.subviews == [])
    #expect(child.superview == other)
    #expect(child.isDescendant(of: other))
    #expect(other.viewWithTag(3) == child)
  }

  @Test func theLayerStoresTheGeometryOfItsView() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.center.x = 10
    #expect(view.layer.frame == CGRect(x: 8.5, y: 2, width: 3, height: 4))
    (view.clipsToBounds, view.backgroundColor) = (true, .red)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.backgroundColor?.components == UIColor.red.cgColor.components)
    #expect(view.isOpaque && !CALayer().isOpaque)
  }

  /// A subclass with another designated initializer, which is not an override.
  private final class Badge: UIView {
    let count: Int

    init() {
      count = 1
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aSubclassDeclaresAnInitializerWithoutOverride() { #expect(Badge().count == 1) }
}
