import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIStackViewTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func viewsAreArrangedAlongTheAxis() async {
    let stack = UIStackView(arrangedSubviews: [label("a"), label("b")])
    stack.spacing = 8
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { stack }
        Button("Column") { stack.axis = .vertical }
        Button("Remove") { stack.arrangedSubviews[0].removeFromSuperview() }
      }
    ) {
      """
        a b
        ( Column )
        ( Remove )
      > press Column
      - a b
      + a
      +
      + b
      > press Remove
      - a
      -
      """
    }
  }
}
