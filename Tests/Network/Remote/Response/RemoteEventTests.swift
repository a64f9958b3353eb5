import PlatenRemote
import Testing

@Suite struct RemoteEventTests {
  @Test func theFractionRequiresALengthAndIsAtMostOne() {
    #expect(RemoteProgress(received: 1, expected: 4).fraction == 0.25)
    #expect(RemoteProgress(received: 5, expected: 4).fraction == 1)
    #expect(RemoteProgress(received: 5, expected: 0).fraction == nil)
    #expect(RemoteProgress(received: 5).fraction == nil)
  }
}
