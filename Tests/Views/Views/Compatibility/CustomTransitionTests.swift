import PlatenCompatibility
import PlatenNavigation
import Testing

@MainActor
@Suite struct CustomTransitionTests {
  private struct Marked: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      HStack {
        content
        Text("\(phase.isIdentity) \(phase.value)")
      }
    }
  }

  @Test func theLastPhaseOfATransitionIsShown() {
    #expect(picture(20) { Text("tea").transition(Marked()) } == "tea true 0.0")
  }

  @Test func builtInTransitionsDoNotAffectRendering() {
    let view = Text("tea").transition(.blurReplace).transition(.blurReplace(.upUp))
      .transition(.opacity.combined(with: .scale)).transition(AnyTransition(.slide))
      .transition(.asymmetric(insertion: .blurReplace, removal: Marked()))
      .transition(.push(from: .top)).transition(.symbolEffect)
    #expect(picture(20) { view } == "tea")
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
  }
}
