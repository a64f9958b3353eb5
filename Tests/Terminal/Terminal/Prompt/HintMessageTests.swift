import Dispatch
import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct HintMessageTests {
  private let time = DispatchQueue.test

  @Test func aMessageDisappearsAfterTwoSeconds() {
    let message = HintMessage(on: time.eraseToAnyScheduler())
    var changes = 0
    message.onChange = { changes += 1 }
    message.show("no effect")
    time.advance(by: .seconds(1.9))
    #expect(message.line == .message("no effect"))
    time.advance(by: .seconds(0.1))
    #expect(message.line == nil)
    #expect(changes == 1)
    time.advance(by: .seconds(60))
    #expect(changes == 1)
  }

  @Test func aLaterMessageIsShownForItsFullDuration() {
    let message = HintMessage(on: time.eraseToAnyScheduler())
    message.show("first")
    time.advance(by: .seconds(1.5))
    message.show("second")
    time.advance(by: .seconds(1.5))
    #expect(message.line == .message("second"))
  }

  @Test func aShortCommandIsNotShown() {
    let message = HintMessage(on: time.eraseToAnyScheduler())
    message.expectCommand()
    time.advance(by: .milliseconds(299))
    message.clear()
    time.advance(by: .seconds(1))
    #expect(message.line == nil)
  }
}
