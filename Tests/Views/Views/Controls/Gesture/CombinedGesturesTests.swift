import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct CombinedGesturesTests {
  @Test func aPressPerformsTapsThatAreCombined() async {
    let screen = Stated("") { log in
      let tap = TapGesture().onEnded { log.wrappedValue += "tap " }
      let press = LongPressGesture().onEnded { _ in log.wrappedValue += "press " }
      Text("both").gesture(tap.simultaneously(with: press))
      Text("in turn").gesture(tap.sequenced(before: press))
      Text("either").gesture(tap.exclusively(before: press))
      Text("log: \(log.wrappedValue)end")
    }
    await expectTranscript(of: screen, width: 40) {
      """
        both
        in turn
        either
        log: end
      > press both
      - log: end
      + log: tap press end
      > press "in turn"
      - log: tap press end
      + log: tap press tap press end
      > press either
      - log: tap press tap press end
      + log: tap press tap press tap end
      """
    }
  }

  @Test func theValuesOfCombinedGesturesAreAvailable() async {
    let screen = Stated("") { log in
      Text("turn").gesture(
        TapGesture().sequenced(before: LongPressGesture()).onEnded { value in
          if case .second(_, let isPressed) = value { log.wrappedValue = "\(isPressed ?? false)" }
        })
      Text(log.wrappedValue)
    }
    await expectTranscript(of: screen, width: 40) {
      """
        turn
      > press turn
      + true
      """
    }
  }

  @Test func aDragThatFollowsHasNoEffect() {
    let gesture = LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in }
    let host = TestGraph(Text("drag").gesture(gesture))
    #expect(host.control("drag") == nil)
  }
}
