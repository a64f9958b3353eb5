import PlatenNavigation

/// A button that counts its presses in private state.
struct Tally: View {
  let name: String
  @State private var count = 0

  init(_ name: String = "tally") { self.name = name }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityLabel(name)
  }
}
