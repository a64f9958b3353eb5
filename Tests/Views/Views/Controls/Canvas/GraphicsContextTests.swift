import Foundation
import PlatenNavigation
import Testing

@MainActor
@Suite struct GraphicsContextTests {
  @Test func copiesOfAContextDrawIntoTheSameCanvas() {
    let shown = picture(60) {
      Canvas { context, _ in
        var copy = context
        copy.opacity = 0.5
        copy.draw(Text("first"), at: .zero)
        context.draw(Text("second"), in: .zero)
        context.stroke(Path(), with: .foreground)
      }
      .frame(width: 400, height: 16)
    }
    #expect(shown.contains("first") && shown.contains("second"))
  }
}
