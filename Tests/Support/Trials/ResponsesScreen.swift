import Foundation
import Platen

/// A screen whose code takes half a second to receive a response, and that lists what happens.
struct ResponsesScreen: View {
  @MainActor private final class Model: ObservableObject {
    @Published var events: [String] = []

    func request() {
      Arrival(WorkLabel("response")).deliver(on: OperationQueue()) { @Sendable [self] in
        note("begin")
        Thread.sleep(forTimeInterval: 0.5)
        note("response")
      }
    }

    private nonisolated func note(_ event: String) {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.events.append(event) } }
    }
  }

  @StateObject private var model = Model()

  var body: some View {
    Text("events: \(model.events.joined(separator: ", "))")
    Button("request") { model.request() }
    Button("note") { model.events.append("key") }
  }
}
