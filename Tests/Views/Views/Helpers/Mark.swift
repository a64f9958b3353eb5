import PlatenNavigation

/// A view that shows the `mark` of its environment.
struct Mark: View {
  @Environment(\.mark) private var mark

  var body: some View { Text(mark) }
}
