import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

@MainActor
@Suite struct StreamsTests {
  @Test func aStreamWithoutElementsIsNotPending() async {
    let host = TestInterpreter(of: ListeningScreen(), options: .with { $0.showsLog = true })
    #expect(await host.play("wait") == "> wait")
    #expect(host.session.pending == [])
  }
}

private struct ListeningScreen: View {
  var body: some View {
    Text("listening").task {
      let never = AsyncStream<Int> { _ in }
      for await _ in never {}
    }
  }
}
