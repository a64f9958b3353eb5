import Platen

/// A screen that changes in every turn of the main queue, forever.
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
