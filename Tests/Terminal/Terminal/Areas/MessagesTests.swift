import Dispatch
import Platen
import PlatenLines
import PlatenSession
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct MessagesTests {
  /// A terminal that keeps the printed lines.
  private final class Terminal: PaintedContent {
    private(set) var printed: [String] = []

    func prepare() {}

    func paint(below finished: [Line]) -> Bool {
      printed += finished.map(\.text)
      return true
    }
  }

  private let terminal = Terminal()
  private let painter: PaintScheduler
  private let messages: Messages

  init() {
    let scheduler = DispatchQueue.test.eraseToAnyScheduler()
    painter = PaintScheduler(interval: .zero, on: scheduler)
    painter.content = terminal
    messages = Messages(HintMessage(painter, on: scheduler), on: painter)
  }

  @Test func onlyTheOutputOfACommandRemainsVisible() {
    messages.show([Line("printed")])
    #expect(messages.reply.lines.isEmpty)
    messages.reply.hasCommand = true
    messages.show([Line("replied")])
    #expect(messages.reply.lines.map(\.text) == ["replied"])
    #expect(terminal.printed == ["printed", "replied"])
    messages.noteKey()
    #expect(messages.reply.lines.isEmpty)
  }

  @Test func aKeyWithoutEffectIsExplainedInTheHintLine() {
    messages.attempt { () throws(InputError) in throw .nothingToFocus }
    #expect(messages.hint.line == .message("\(InputError.nothingToFocus)"))
    #expect(terminal.printed.isEmpty)
  }

  @Test func otherErrorsArePrinted() {
    let error = InputError.unknownControl("Save", similar: nil, existing: [])
    messages.report(error)
    #expect(terminal.printed == ["! \(error)"])
    #expect(messages.hint.line == nil)
  }
}
