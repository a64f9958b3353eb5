import Platen

/// Changes in every turn of the main queue, for ever.
struct EndlessScreen: View {
  @MainActor private final class Model: ObservableObject {
    @Published private(set) var isOdd = false

    func run() {
      isOdd.toggle()
      MainQueue.enqueue { self.run() }
    }
  }

  @StateObject private var model = Model()

  var body: some View {
    Text(model.isOdd ? "odd" : "even")
    Button("run") { model.run() }
  }
}
