import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A label that leads to another view, which is pushed onto the stack around.
///
///     NavigationLink("Details") { DetailView() }  // ( Details › )
///     NavigationLink(movie.title, value: movie)
///
/// In a list or a form the label stands without parentheses: `Details ›`. `press Details` follows it,
/// and `press List[2]` the only one in a row. A value leads to what `navigationDestination(for:)` says.
/// Outside of a stack, and with a value of `nil`, the link is disabled. A link whose label shows nothing
/// shows nothing; its binding still pushes the view.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let label: Label
  /// What is pushed, by a link that knows it.
  let destination: Destination?
  /// Whether it is pushed, where the program keeps that.
  var isActive: Binding<Bool>?
  /// The value that is pushed, by other links.
  var value: AnyHashable?

  /// A link to a view, with any view as its label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (self.label, self.destination) = (label(), destination())
  }

  /// A link to a view that is pushed while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    (self.label, self.destination, self.isActive) = (label(), destination(), isActive)
  }

  /// A link to a view that is pushed while a selection is its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isSelected(tag), destination: destination, label: label)
  }

  package func makeNode(in context: NodeContext) -> Node { NavigationLinkNode(self, in: context) }
}

extension Binding {
  /// Whether an optional value is this one; setting it to false leaves another value as it is.
  fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isSelected in
      if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
    }
  }
}

// MARK: - The view as an argument

extension NavigationLink {
  /// A link to a view, with any view as its label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// A link to a view that is pushed while a binding is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// A link to a view that is pushed while a selection is its tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  /// Accepted without effect: whether it leads to a column beside; all views are pushed.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

// MARK: - Titles

extension NavigationLink where Label == Text {
  /// A link to a view, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link to a view, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a view that is pushed while a binding is true, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// A link to a view that is pushed while a binding is true, with a title.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link to a view that is pushed while a selection is its tag, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// A link to a view that is pushed while a selection is its tag, with a title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link to a view, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link to a view, with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a view that is pushed while a binding is true, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// A link to a view that is pushed while a binding is true, with a title.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link to a view that is pushed while a selection is its tag, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// A link to a view that is pushed while a selection is its tag, with a title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}

// MARK: - Values

extension NavigationLink where Destination == Never {
  /// A link to what a value leads to, with any view as its label; `nil` leads nowhere.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (self.label, destination, self.value) = (label(), nil, value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to what a value leads to, with a title; `nil` leads nowhere.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// A link to what a value leads to, with a title; `nil` leads nowhere.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
}
