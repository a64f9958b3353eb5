import Dispatch
import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct LineRequestTests {
  private let time = DispatchQueue.test

  @Test func aRequestIsOpenUntilItsCallerCanResume() async {
    let scheduler = time.eraseToAnyScheduler()
    let hint = HintMessage(PaintScheduler(interval: .zero, on: scheduler), on: scheduler)
    let request = LineRequest(hint)
    #expect(!request.isOpen && request.close() == nil)
    hint.show("no effect")
    let line = await withCheckedContinuation { continuation in
      request.open(for: continuation)
      #expect(request.isOpen && hint.line == nil)
      request.close()?.resume(returning: "open form")
    }
    #expect(line == "open form" && !request.isOpen)
    time.advance(by: .milliseconds(300))
    #expect(hint.line != nil, "a command runs, which Ctrl-C stops")
  }
}
