import PlatenReactive

/// The smallest model.
final class Counter: ObservableObject {
  @Published var count = 0
  /// Published and shown nowhere.
  @Published var unseen = 0
}
