import PlatenCombine
import Testing

struct JustTests {
  @Test func justSendsItsValueOnTheFirstRequest() {
    let recorder = Just(1).recorder(.none)
    #expect(recorder.signals == [])
    recorder.request(.max(5))
    recorder.request(.max(5))
    #expect(recorder.signals == ["1", "finished"])
  }

  @Test func operatorsAreAppliedEagerly() {
    #expect(Just(1).map { $0 + 1 } == Just(2))
    #expect(Just(1).filter { $0 > 1 } == Optional.Publisher(nil))
    #expect(Just(1).append(2, 3) == Publishers.Sequence(sequence: [1, 2, 3]))
    #expect(Just(1).tryMap { _ in throw Oops() }.signals == ["failed"])
  }
}
