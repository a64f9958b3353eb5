import Testing

@testable import PlatenContext
@testable import PlatenTime

@MainActor
@Suite struct DeferredChangesTests {
  private let changes = DeferredChanges()
  private let trace = Trace()

  /// Announces a change of the work at a position; returns whether it is deferred.
  @discardableResult
  private func announce(_ name: String, at position: UInt32) -> Bool {
    changes.add({ [trace] in trace.add(name) }, at: ArrivalPosition(position))
  }

  @Test func changesAreHandledAfterTheirWork() async {
    for position in 1...2 as ClosedRange<UInt32> { changes.begin(at: ArrivalPosition(position)) }
    announce("b", at: 2)
    announce("a", at: 1)
    await MainQueue.hop()
    #expect(trace.lines == [])
    changes.end(at: ArrivalPosition(1))
    await MainQueue.hop()
    #expect(trace.lines == ["a"])
    #expect(!announce("a", at: 1))
  }

  @Test func changesAreHandledInTheOrderOfTheWorksIfTheSessionDoesNotWait() async {
    for position in 1...2 as ClosedRange<UInt32> { changes.begin(at: ArrivalPosition(position)) }
    for (name, position) in [("b1", 2), ("a1", 1), ("b2", 2), ("a2", 1)] as [(String, UInt32)] {
      announce(name, at: position)
    }
    changes.endAll()
    #expect(!announce("a3", at: 1))
    await MainQueue.hop()
    #expect(trace.lines == ["a1", "a2", "b1", "b2"])
  }

  @Test func onlyALimitedNumberOfChangesIsDeferred() async {
    changes.begin(at: ArrivalPosition(1))
    let deferred = (0...DeferredChanges.capacity).count { announce("\($0)", at: 1) }
    #expect(deferred == DeferredChanges.capacity)
    await MainQueue.hop()
    #expect(trace.lines == (0..<DeferredChanges.capacity).map { "\($0)" })
  }
}
