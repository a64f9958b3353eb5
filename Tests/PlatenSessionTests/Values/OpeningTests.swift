import Platen
import Testing

@testable import PlatenSession

/// What is done with each session as it is opened.
@MainActor
@Suite struct OpeningTests {
  @Test func itIsDoneEachTimeTheScreenIsOpened() async {
    let entry = ScreenRegistry.Entry("one") { ReadableScreen() }
      .onOpen { session in
        session.publisher(for: "Loud")
          .sink { Log.event("loud is \($0)") }
          .store(in: &session.cancellables)
      }
    let stage = TestHost([entry, ScreenRegistry.Entry("two") { Text("second") }])
    await stage.play("open one\ntoggle Loud")
    #expect(stage.session.log.lines == ["loud is off", "loud is on"])
    await stage.play("open two")
    #expect(stage.session.log.lines == [])
    await stage.play("open one")
    #expect(stage.session.log.lines == ["loud is off"])
  }
}
