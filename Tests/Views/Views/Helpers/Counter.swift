import PlatenContext

/// A minimal observable model.
final class Counter: ObservableObject {
  @Published var count = 0
  /// A published value that no view shows.
  @Published var unseen = 0
}
