import Foundation
import PlatenNavigation
import PlatenSession
import PlatenTesting
import Testing

@MainActor
@Suite struct WithoutEffectTests {
  @Test func aNameWithoutEffectIsLoggedOncePerSession() throws {
    for _ in 0..<2 {
      let session = Session(
        Stated(0) { count in
          Text("\(count.wrappedValue)").kerning(2).lineSpacing(8)
          ForEach(0..<3) { Text("\($0)").lineSpacing(8) }
          Button("Add") { count.wrappedValue += 1 }
        })
      try session.press("Add")
      session.flush()
      #expect(
        session.log.lines == [
          "kerning(_:) has no effect; Documentation/Reference/SwiftUI.md states the reason",
          "lineSpacing(_:) has no effect; Documentation/Reference/SwiftUI.md states the reason",
        ])
    }
  }

  @Test func aTranscriptDoesNotContainNamesWithoutEffect() async {
    await expectTranscript(of: Text("a").kerning(2), log: true) {
      """
        a
      > log
        kerning(_:) has no effect; Documentation/Reference/SwiftUI.md states the reason
      """
    }
  }

  @Test func aGestureWithoutEffectIsLogged() {
    let session = Session(Text("map").gesture(DragGesture().onEnded { _ in }))
    #expect(session.log.lines.first?.hasPrefix("gesture(_:including:) has no effect") == true)
  }

  @Test func gesturesThatUsersPerformAreNotLogged() {
    let session = Session(
      Text("map").gesture(SpatialTapGesture().map { $0.location.x }.onEnded { _ in }))
    #expect(session.log.lines.isEmpty)
    let erased = AnyGesture(TapGesture().onEnded {})
    #expect(Session(Text("map").gesture(erased)).log.lines.isEmpty)
  }
}
