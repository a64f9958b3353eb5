import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

/// A layout that places each view below and to the right of the previous one.
private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var position = bounds.origin
    for subview in subviews {
      subview.place(at: position, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      position = CGPoint(x: position.x + size.width, y: position.y + size.height)
    }
  }
}

/// A layout that begins a new line when the next view does not fit.
private struct Flow: Layout {
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let frames = frames(of: subviews, within: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, within: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, within width: CGFloat) -> [CGRect] {
    var (x, y, height) = (0.0, 0.0, 0.0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height, 0) }
      defer { (x, height) = (x + size.width + spacing, max(height, size.height)) }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

/// A layout that places views at the columns that they set, and counts its caches.
private struct Columns: Layout {
  struct Column: LayoutValueKey {
    static let defaultValue = 0
  }

  func makeCache(subviews: Subviews) -> [Int] { subviews.map { $0[Column.self] } }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) -> CGSize {
    CGSize(width: proposal.width ?? 80, height: 16)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) {
    for (subview, column) in zip(subviews, cache) {
      subview.place(
        at: CGPoint(x: CGFloat(column) * 8, y: bounds.midY), anchor: .leading,
        proposal: .unspecified)
    }
  }
}

/// A layout that places no view.
private struct Unplaced: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: 56, height: 48)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@MainActor
@Suite struct LayoutTests {
  @Test func aCustomLayoutPlacesItsViewsByCells() {
    let shown = picture(30) {
      Diagonal() {
        Text("ab")
        Text("c\nd")
        Text("e")
      }
    }
    #expect(shown == "ab\n  c\n  d\n   e")
  }

  @Test func aCustomLayoutUsesTheProposedWidth() {
    func shown(_ width: Int) -> String {
      picture(width) {
        Flow(spacing: 8) {
          ForEach(["one", "two", "three", "four"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(shown(30) == "one two three four")
    #expect(shown(14) == "one two three\nfour")
    #expect(shown(8) == "one two\nthree\nfour")
  }

  @Test func aLayoutInARowReceivesItsIdealWidth() {
    let shown = picture(40) {
      HStack {
        Text("tags:")
        Flow(spacing: 8) {
          Text("a")
          Text("b")
        }
        Text("end")
      }
    }
    #expect(shown == "tags: a b end")
  }

  @Test func aLayoutReadsTheValuesOfItsViews() {
    let host = TestGraph(
      width: 12,
      Stated(4) { column in
        Columns() {
          Text("a")
          Text("b").layoutValue(key: Columns.Column.self, value: column.wrappedValue)
          Button("move") { column.wrappedValue = 2 }.hidden()
        }
        Button("go") { column.wrappedValue = 2 }
      })
    #expect(host.lines[0] == "a   b")
    host.press("go")
    #expect(host.lines[0] == "a b")
  }

  @Test func aViewThatIsNotPlacedIsCentered() {
    #expect(picture(20) { Unplaced() { Text("abc") } } == "\n  abc\n")
  }

  @Test func controlsInALayoutCanBePressed() async {
    let screen = Stated(0) { count in
      Diagonal() {
        Text("\(count.wrappedValue)")
        Button("Add") { count.wrappedValue += 1 }
      }
    }
    await expectTranscript(of: screen) {
      """
        0
         ( Add )
      > press Add
      - 0
      + 1
      """
    }
  }
}
