import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A control that pushes a view onto the enclosing navigation stack.
///
///     NavigationLink("Details") { DetailView() }  // ( Details › )
///     NavigationLink(movie.title, value: movie)
///
/// In a list or a form, the label has no parentheses: `Details ›`. The command `press Details`
/// follows the link. The command `press List[2]` follows the only link in the second row. A link
/// with a value pushes the view that `navigationDestination(for:)` associates with the value's
/// type.
///
/// The link is disabled if it is outside a navigation stack or if its value is `nil`. A link with
/// an empty label cannot be pressed, but its binding still pushes the view.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let label: Label
  /// The view to push, or `nil` if the link has a value.
  let destination: Destination?
  /// A binding that indicates whether the view is pushed, or `nil` if the program does not store
  /// this state.
  var isActive: Binding<Bool>?
  /// The value to push, or `nil` if the link has a destination.
  var value: AnyHashable?

  /// Creates a link with a custom label and a destination closure.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (self.label, self.destination) = (label(), destination())
  }

  /// Creates a link with a custom label and a destination closure, controlled by a Boolean binding.
  ///
  /// The destination is on the stack while the binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    (self.label, self.destination, self.isActive) = (label(), destination(), isActive)
  }

  /// Creates a link with a custom label and a destination closure, controlled by a tag and a
  /// selection.
  ///
  /// The destination is on the stack while the selection equals the tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isSelected(tag), destination: destination, label: label)
  }

  package func makeNode(in context: NodeContext) -> Node { NavigationLinkNode(self, in: context) }
}

extension Binding {
  /// Returns a binding that is true while the value equals a tag.
  ///
  /// Setting the binding to false sets the value to `nil` only if it equals the tag.
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
  /// Creates a link with a custom label and a destination view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// Creates a link with a custom label and a destination view, controlled by a Boolean binding.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Creates a link with a custom label and a destination view, controlled by a tag and a
  /// selection.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  /// Has no effect: every link pushes its view onto the stack.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { withoutEffect(self) }
}

// MARK: - Titles

extension NavigationLink where Label == Text {
  /// Creates a link with a string title and a destination closure.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title and a destination closure.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a string title and a destination closure, controlled by a Boolean binding.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title and a destination closure, controlled by a Boolean
  /// binding.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a string title and a destination closure, controlled by a tag and a
  /// selection.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title and a destination closure, controlled by a tag and a
  /// selection.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a string title and a destination view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title and a destination view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a string title and a destination view, controlled by a Boolean binding.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a localized title and a destination view, controlled by a Boolean binding.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a string title and a destination view, controlled by a tag and a
  /// selection.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Creates a link with a localized title and a destination view, controlled by a tag and a
  /// selection.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}

// MARK: - Values

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value, with a custom label.
  ///
  /// The link is disabled if the value is `nil`.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (self.label, destination, self.value) = (label(), nil, value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that pushes a value, with a string title.
  ///
  /// The link is disabled if the value is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link that pushes a value, with a localized title.
  ///
  /// The link is disabled if the value is `nil`.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
}
