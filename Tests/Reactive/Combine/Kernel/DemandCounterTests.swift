import Testing

@testable import PlatenCombine

@Suite struct DemandCounterTests {
  @Test func onlyRequestedValuesAreAccepted() {
    let counter = DemandCounter()
    counter.add(.max(2))
    counter.add(.none)
    let value = counter.value
    #expect(value == .max(2))
    let taken = (0..<3).map { _ in counter.take() }
    #expect(taken == [true, true, false])
    let isEmpty = counter.isEmpty
    #expect(isEmpty)
  }

  @Test func unlimitedDemandIsNeverExhausted() {
    let counter = DemandCounter()
    counter.add(.max(1))
    counter.add(.unlimited)
    let (isTaken, value) = (counter.take(), counter.value)
    #expect(isTaken)
    #expect(value == .unlimited)
  }
}
