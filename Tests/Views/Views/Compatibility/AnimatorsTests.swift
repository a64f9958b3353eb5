import PlatenCompatibility
import PlatenNavigation
import Testing

@MainActor
@Suite struct AnimatorsTests {
  @Test func anAnimatorShowsItsFirstPhase() {
    let text = Text("Ada")
    let shown = picture(30) {
      text.phaseAnimator([1, 2]) { content, phase in
        HStack {
          content
          Text("phase \(phase)")
        }
      }
      text.phaseAnimator([true, false], trigger: 3) { content, phase in
        if phase { content }
      }
      PhaseAnimator(["a", "b"]) { Text($0) }
    }
    #expect(shown == "Ada phase 1\nAda\na")
  }
}
