import Dispatch
import Platen
import PlatenLines
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct HintMessageTests {
  /// A terminal that counts its redraws.
  private final class Terminal: PaintedContent {
    private(set) var redraws = 0

    func prepare() {}

    func paint(below finished: [Line]) -> Bool {
      redraws += 1
      return true
    }
  }

  private let time = DispatchQueue.test
  private let terminal = Terminal()
  private let message: HintMessage
  private let painter: PaintScheduler

  init() {
    let scheduler = time.eraseToAnyScheduler()
    painter = PaintScheduler(interval: .zero, on: scheduler)
    painter.content = terminal
    message = HintMessage(painter, on: scheduler)
  }

  @Test func aMessageDisappearsAfterTwoSeconds() {
    message.show("no effect")
    time.advance(by: .seconds(1.9))
    #expect(message.line == .message("no effect"))
    time.advance(by: .seconds(0.1))
    #expect(message.line == nil)
    #expect(terminal.redraws == 1)
    time.advance(by: .seconds(60))
    #expect(terminal.redraws == 1)
  }

  @Test func aLaterMessageIsShownForItsFullDuration() {
    message.show("first")
    time.advance(by: .seconds(1.5))
    message.show("second")
    time.advance(by: .seconds(1.5))
    #expect(message.line == .message("second"))
  }

  @Test func aShortCommandIsNotShown() {
    message.expectCommand()
    time.advance(by: .milliseconds(299))
    message.clear()
    time.advance(by: .seconds(1))
    #expect(message.line == nil)
  }
}
