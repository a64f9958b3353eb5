import PlatenCombine

/// A model with a property that others set and one that it sets itself.
class Model: ObservableObject {
  @Published var name = ""
  @Published private(set) var count = 0
  func increment() { count += 1 }
}
