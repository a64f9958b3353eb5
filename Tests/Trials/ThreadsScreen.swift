import Platen

/// Publishes from a thread that is not the main thread.
struct ThreadsScreen: View {
  // Its one value is set while the main thread waits, and read by no other.
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var value = "none"
  }

  @StateObject private var model = Model()

  var body: some View {
    Text("value: \(model.value)")
    Button("publish") {
      let model = model
      onThread { model.value = "from a thread" }
    }
  }
}
