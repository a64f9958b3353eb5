import PlatenNavigation
import Testing

@MainActor
@Suite struct VisualEffectTests {
  @Test func visualEffectsDoNotChangeAView() {
    let text = Text("Ada")
      .visualEffect { content, proxy in
        content.offset(x: proxy.size.width).blur(radius: 2).opacity(0.5)
      }
      .scrollTransition { content, phase in
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).rotationEffect(.degrees(phase.value))
      }
      .geometryGroup()
    #expect(picture(30) { text } == "Ada")
  }
}
