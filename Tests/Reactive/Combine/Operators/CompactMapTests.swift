import PlatenCombine
import Testing

struct CompactMapTests {
  @Test func anotherValueIsRequestedForEachOmittedNil() {
    let recorder = values("1", "b", "3", "4").compactMap { Int($0) }.recorder(.max(2))
    #expect(recorder.signals == ["1", "3"])
  }

  @Test func mappingACompactMapIsOneOperator() {
    let numbers = values("1", "b", "3").compactMap { Int($0) }
    let publisher = numbers.map { $0 + 1 }.compactMap { $0 > 2 ? $0 : nil }
    #expect(type(of: publisher) == Publishers.CompactMap<Record<String, Oops>, Int>.self)
    #expect(publisher.signals == ["4", "finished"])
  }

  @Test func aThrownErrorFailsThePublisher() {
    let publisher = values("1", "b", "").tryCompactMap { text in
      if text.isEmpty { throw Oops() }
      return Int(text)
    }
    #expect(publisher.signals == ["1", "failed"])
    #expect(publisher.compactMap { $0 + 1 }.signals == ["2", "failed"])
  }
}
