import Foundation
import PlatenNavigation
import Testing

@MainActor
@Suite struct CanvasTests {
  @Test func aCanvasShowsItsSizeAndTheTextsThatItDraws() {
    let shown = picture(50) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        context.draw(Text("Monday"), at: .zero)
        context.drawLayer { layer in
          layer.translateBy(x: 10, y: 10)
          layer.draw(layer.resolve(Text("12")), in: .zero)
        }
      }
      .frame(width: 320, height: 96)
    }
    #expect(
      shown.trimmingCharacters(in: .whitespacesAndNewlines) == "[drawing, 320 by 96] Monday 12")
  }

  @Test func theAccessibilityLabelNamesACanvas() {
    let shown = picture(50) {
      Canvas { _, _ in }.frame(width: 80, height: 16).accessibilityLabel("Sales")
    }
    #expect(shown.split(separator: "\n").joined(separator: " ").contains("[Sales,"))
  }

  @Test func aResolvedTextIsMeasuredInCells() {
    var measured = CGSize.zero
    _ = picture(50) {
      Canvas { context, size in measured = context.resolve(Text("abcd")).measure(in: size) }
    }
    #expect(measured == CGSize(width: 32, height: 16))
  }
}
