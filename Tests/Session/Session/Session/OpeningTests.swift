import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the hooks that run when a session opens.
@MainActor
@Suite struct OpeningTests {
  @Test func onOpenRunsEachTimeTheScreenOpens() async {
    let entry = ScreenRegistry.Entry("one") { ReadableScreen() }
      .onOpen { session in
        session.publisher(for: "Loud")
          .sink { Log.event("loud is \($0)") }
          .store(in: &session.cancellables)
      }
    let host = TestInterpreter([entry, ScreenRegistry.Entry("two") { Text("second") }])
    await host.play("open one\ntoggle Loud")
    #expect(host.session.log.lines == ["loud is off", "loud is on"])
    await host.play("open two")
    #expect(host.session.log.lines == [])
    await host.play("open one")
    #expect(host.session.log.lines == ["loud is off"])
  }
}
