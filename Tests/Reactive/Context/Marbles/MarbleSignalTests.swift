import Dispatch
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct MarbleSignalTests {
  private let scheduler = DispatchQueue.test

  private func recorder(capacity: Int = 100) -> MarbleRecorder {
    MarbleRecorder(on: scheduler, capacity: capacity)
  }

  @Test func aLongDescriptionIsTruncated() {
    let recorder = recorder()
    _ = Just(String(repeating: "long", count: 1_000)).marbles("text", in: recorder).sink { _ in }
    let lengths = recorder.recording.events.compactMap { event in
      if case .signal(.value(let text)) = event.kind { text.count } else { nil }
    }
    #expect(lengths == [201])
  }
}
