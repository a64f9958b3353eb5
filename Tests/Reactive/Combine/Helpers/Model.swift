import PlatenCombine

/// An observable model with a settable property and a read-only property.
class Model: ObservableObject {
  @Published var name = ""
  @Published private(set) var count = 0
  func increment() { count += 1 }
}
