import PlatenCombine
import Testing

struct MapErrorTests {
  @Test func onlyTheErrorIsTransformed() {
    var end: Subscribers.Completion<Other>?
    var values: [Int] = []
    let subscription = failing(1).mapError { _ in Other() }
      .sink(receiveCompletion: { end = $0 }, receiveValue: { values.append($0) })
    #expect(values == [1])
    #expect(end == .failure(Other()))
    withExtendedLifetime(subscription) {}
  }

  private struct Other: Error, Equatable {}

  @Test func mapErrorHasALabeledInitializer() {
    let publisher = Publishers.MapError(
      upstream: Fail<Int, Oops>(error: Oops()), transform: { _ in Other() })
    #expect(publisher.signals == ["failed"])
  }
}
