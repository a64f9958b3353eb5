import Foundation
import PlatenNavigation
import Testing

/// A layout that shows only how it measures its views.
private struct Measuring: Layout {
  let measure: (LayoutSubviews) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    measure(subviews)
    return CGSize(width: 8, height: 16)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@MainActor
@Suite struct LayoutSubviewsTests {
  @Test func viewsAreMeasuredInPoints() {
    var sizes: [CGSize] = []
    var priorities: [Double] = []
    let layout = Measuring { subviews in
      let text = subviews[0]
      sizes = [.zero, .unspecified, .infinity, ProposedViewSize(width: 56, height: nil)]
        .map(text.sizeThatFits)
      priorities = subviews.map(\.priority)
    }
    _ = picture(40) {
      layout {
        Text("two words")
        Text("b").layoutPriority(2)
      }
    }
    #expect(
      sizes == [
        CGSize(width: 40, height: 32), CGSize(width: 72, height: 16), CGSize(width: 72, height: 16),
        CGSize(width: 40, height: 32),
      ])
    #expect(priorities == [0, 2])
  }
}
