import Platen
import Testing

@testable import PlatenSession

/// The commands about time.
@MainActor
@Suite struct WaitTests {
  @Test func eachTurnPrintsItsPatchDuringAWait() async {
    let model = NoteModel()
    let stage = Stage(of: NoteScreen(model: model))
    count(model, to: 3)
    #expect(
      await stage.play("wait") == """
        > wait
        - count 0
        + count 1
        - count 1
        + count 2
        - count 2
        + count 3
        """)
  }

  @Test func aWaitLeavesOthersTheirFrames() async {
    let model = NoteModel()
    let stage = Stage(of: NoteScreen(model: model))
    var frames = 0
    stage.session.onFrame = { frames += 1 }
    count(model, to: 2)
    await stage.play("wait")
    #expect(frames == 2)
    await stage.play("press Count")
    #expect(frames == 3)
  }

  @Test func aDurationIsNeededWhereOneIsGiven() async {
    let stage = Stage(of: NoteScreen())
    #expect(await stage.play("wait 1ms") == "> wait 1ms")
    #expect(
      await stage.play("wait soon") == """
        > wait soon
        ! «soon» is no duration; write 800ms, 2s, 1.5s or 3m
        """)
  }

  @Test func realTimeCannotBeMovedOn() async {
    #expect(
      await Stage(of: NoteScreen()).play("advance 2s") == """
        > advance 2s
        ! time is real here and goes by itself; wait 2s waits
        """)
  }

  private func count(_ model: NoteModel, to last: Int) {
    MainQueue.enqueue { [self] in
      model.count += 1
      if model.count < last { count(model, to: last) }
    }
  }
}
