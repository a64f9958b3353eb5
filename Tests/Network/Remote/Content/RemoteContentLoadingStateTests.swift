import PlatenRemote
import Testing

@Suite struct RemoteContentLoadingStateTests {
  private typealias State = RemoteContentLoadingState<Int>

  private let states: [State] = [
    .initial, .inProgress(nil), .success(3), .failure(RemoteError(.interrupted)),
  ]

  @Test func onlyTheLoadingStateIsInProgress() {
    #expect(states.map(\.isInProgress) == [false, true, false, false])
  }

  @Test func onlyTheSuccessStateHasAValue() {
    #expect(states.map(\.value) == [nil, nil, 3, nil])
  }
}
