import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of closing a session.
@MainActor
@Suite struct SessionTests {
  @Test func closingASessionRemovesItsViews() {
    let session = Session(Text("a").onDisappear { Log.event("gone") })
    #expect(session.log.lines == [])
    session.close()
    #expect(session.log.lines == ["gone"])
    session.close()
    #expect(session.log.lines == ["gone"])
  }

  @Test func aClosedSessionIgnoresInputs() async {
    let model = NoteModel()
    let session = Session(NoteScreen(model: model))
    session.close()
    model.count = 3
    await session.settle()
    #expect(session.controls.isEmpty)
    #expect(throws: InputError.self) { try session.send(.press("Count")) }
  }

  @Test func openingAScreenReplacesTheCurrentOne() async {
    let host = TestInterpreter(
      [
        ScreenRegistry.Entry("one") { Text("first").onDisappear { Log.event("first is gone") } },
        ScreenRegistry.Entry("two") { Text("second") },
      ], options: .with { $0.showsLog = true })
    #expect(
      await host.play("open one\nopen two\nclose\nclose") == """
        > open one
          first
        > open two
        * first is gone
          second
        > close
        > close
        ! no screen is open; run open SCREEN (screens lists them)
        """)
  }

  @Test func failingToOpenAScreenLeavesTheCurrentOneOpen() async {
    let host = TestInterpreter([ScreenRegistry.Entry("one") { Text("first") }])
    await host.play("open one\nopen two")
    #expect(await host.play("show") == "> show\n  first")
  }
}
