import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct KeyframesTests {
  private struct Values {
    var scale = 1.0
    var offset = 0.0
  }

  private struct Jump: View {
    @State private var count = 0

    var body: some View {
      Button("Jump") { count += 1 }
      Text("tea").keyframeAnimator(initialValue: Values(), trigger: count) { view, values in
        HStack {
          view
          Text("\(values.scale) \(values.offset)")
        }
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.5, duration: 1, timingCurve: .easeIn)
          CubicKeyframe(2, duration: 1)
        }
        KeyframeTrack(\.offset) {
          MoveKeyframe(4)
          SpringKeyframe(3, duration: 1, spring: .bouncy)
        }
      }
    }
  }

  @Test func theLastValuesAreShownAfterTheTriggerChanges() async {
    await expectTranscript(of: Jump(), width: 30) {
      """
        ( Jump )
        tea 1.0 0.0
      > press Jump
      - tea 1.0 0.0
      + tea 2.0 3.0
      """
    }
  }

  @Test func aRepeatedAnimationShowsItsLastValue() {
    let view = KeyframeAnimator(initialValue: 1) {
      Text("\($0)")
    } keyframes: { _ in
      LinearKeyframe(2, duration: 1)
      LinearKeyframe(3, duration: 1)
    }
    #expect(picture(20) { view } == "3")
  }
}
