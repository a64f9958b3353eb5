import PlatenCombine
import Testing

struct CollectByCountTests {
  @Test func remainingValuesAreSentAtTheEnd() {
    #expect(values(1, 2, 3).collect(2).signals == ["[1, 2]", "[3]", "finished"])
    #expect(failing(1, 2, 3).collect(2).signals == ["[1, 2]", "failed"])
  }

  @Test func demandCountsArrays() {
    var requests: [Subscribers.Demand] = []
    let recorder = values(1, 2, 3, 4, 5, 6)
      .handleEvents(receiveRequest: { requests.append($0) })
      .collect(2).recorder(.max(1), reply: .max(1))
    #expect(recorder.signals == ["[1, 2]", "[3, 4]", "[5, 6]", "finished"])
    #expect(requests == [.max(2), .max(2), .max(2), .max(2)])
  }
}
