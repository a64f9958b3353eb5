import PlatenViews

/// A view with a state of its own, to be bound to a control.
struct Stated<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}
