import PlatenAVFoundation
import Testing

@Suite struct CMTimeTests {
  @Test func aTimeIsAFraction() {
    #expect(CMTime(seconds: 0.5, preferredTimescale: 600).value == 300)
    let half = CMTimeMakeWithSeconds(0.5, preferredTimescale: 10)
    #expect(CMTimeMake(value: 1, timescale: 2) == half)
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 1, timescale: 2))
    #expect(CMTimeGetSeconds(CMTime(value: 1, timescale: 0)) == 0)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .zero)
  }
}
