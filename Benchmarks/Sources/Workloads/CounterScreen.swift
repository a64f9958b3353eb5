import Platen

/// The smallest possible model.
final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterScreen: View {
  @ObservedObject var model: Counter

  var body: some View { Text("\(model.count)") }
}
