import PlatenNetwork
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct NWPathMonitorTests {
  @MainActor private final class Connection: ObservableObject {
    @Published var isOnline = false
    private let monitor = NWPathMonitor()

    func observe() {
      monitor.pathUpdateHandler = { path in
        Task { @MainActor in self.isOnline = path.status == .satisfied }
      }
      monitor.start(queue: DispatchQueue(label: "monitor"))
    }
  }

  private struct Screen: View {
    @StateObject var connection = Connection()

    var body: some View {
      Text(connection.isOnline ? "online" : "offline").onAppear { connection.observe() }
    }
  }

  @Test func aConnectionIsReported() async {
    await expectTranscript(of: Screen(), width: 30) {
      """
      > wait
      - offline
      + online
      """
    }
  }

  @Test func theConnectionIsByCable() {
    let path = NWPathMonitor().currentPath
    #expect(path.usesInterfaceType(.wiredEthernet))
    #expect(!path.usesInterfaceType(.cellular))
    #expect(NWPathMonitor(requiredInterfaceType: .wiredEthernet).currentPath.status == .satisfied)
    #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
  }
}
