import PlatenCombine
import Testing

struct ResultPublisherTests {
  @Test func aResultPublisherSendsAValueOrAnError() {
    #expect(Result<Int, Oops>.success(1).publisher.signals == ["1", "finished"])
    #expect(Result<Int, Oops>.failure(Oops()).publisher.recorder(.none).signals == ["failed"])
  }

  @Test func operatorsAreAppliedEagerly() {
    let success = Result<Int, Oops>.success(1).publisher
    #expect(success.map { $0 + 1 }.result == .success(2))
    #expect(success.tryMap { _ in throw Oops() }.signals == ["failed"])
    let failure = Result<Int, Oops>.failure(Oops()).publisher
    #expect(failure.replaceError(with: 3).result == .success(3))
  }
}
