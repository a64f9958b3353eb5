import Dispatch
import Platen

@testable import PlatenConsole
@testable import PlatenTerminal

/// A source of input that never receives any.
@MainActor
final class StubInput: TerminalInput {
  var pending = PendingInput()
}

extension ConsoleFace {
  /// Creates areas that draw nothing.
  convenience init(
    _ editor: any LineEditor, showing session: Session? = nil,
    scheduler: AnySchedulerOf<DispatchQueue> = DispatchQueue.test.eraseToAnyScheduler()
  ) {
    self.init(
      editor, glyphs: .unicode, input: StubInput(),
      painter: PaintScheduler(interval: .zero, on: scheduler), scheduler: scheduler)
    screen.session = session
  }

  /// The handlers of keys.
  var keys: KeyChain { KeyChain(self, PromptInput(self, history: nil)) }
}
