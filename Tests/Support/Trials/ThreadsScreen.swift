import Platen

/// A screen whose model publishes from a background thread, and that computes in a task.
struct ThreadsScreen: View {
  // Unchecked: the only property is set while the main thread waits, and not read by other threads.
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var value = "none"
  }

  @StateObject private var model = Model()

  private nonisolated static func computed() async -> String { "from a task" }

  var body: some View {
    Text("value: \(model.value)")
    Button("publish") {
      let model = model
      onThread { model.value = "from a thread" }
    }
    Button("compute") { Task { model.value = await Self.computed() } }
  }
}
