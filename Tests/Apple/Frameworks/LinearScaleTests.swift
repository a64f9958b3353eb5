import Testing

@testable import PlatenCharts

@Suite struct LinearScaleTests {
  @Test(arguments: [
    (0.0...13.0, 0.0...15.0), (0...12, 0...15), (-3...12, -5...15), (0...0.07, 0...0.08),
    (0...0, 0...1), (5...5, 0...5), (-4...(-4), -4...0),
  ])
  func boundsAreRound(domain: ClosedRange<Double>, expected: ClosedRange<Double>) {
    let scale = LinearScale(around: domain, count: 5)
    #expect(abs(scale.domain.lowerBound - expected.lowerBound) < 1e-9)
    #expect(abs(scale.domain.upperBound - expected.upperBound) < 1e-9)
  }

  @Test func ticksAreMultiplesOfTheStep() {
    #expect(LinearScale(exactly: 3...14, count: 5).ticks == [5, 10])
    #expect(LinearScale(around: 0...40, count: 4).ticks == [0, 10, 20, 30, 40])
  }

  @Test func positionsAreParts() {
    let scale = LinearScale(domain: 10...20)
    #expect([5, 10, 15, 20, 99].map(scale.position) == [0, 0, 0.5, 1, 1])
  }

  @Test(arguments: [
    -1e308...1e308, 0...Double.greatestFiniteMagnitude, 0...Double.leastNonzeroMagnitude,
    1e300...1.000000001e300,
  ])
  func extremeDomainsHaveFewFiniteTicks(domain: ClosedRange<Double>) {
    let scale = LinearScale(around: domain, count: 5)
    #expect(scale.ticks.count <= LinearScale.maxTicks)
    #expect(scale.ticks.allSatisfy { $0.isFinite })
    #expect(scale.position(of: domain.upperBound).isFinite)
  }

  @Test func aTinyStepOfTheAppShowsOnlyTheBounds() {
    var scale = LinearScale(domain: 0...1)
    scale.step = 1e-12
    #expect(scale.ticks == [0, 1])
    scale.step = -1
    #expect(scale.ticks == [0, 1])
  }
}
